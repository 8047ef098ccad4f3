import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { setupWelcome } from '#server/accounts/first-administrator.service';
import { makeFamilyTexts } from '#server/search/autoparts.service';
import { createApp } from './app.ts';
import { demoWelcome } from './demo.ts';
import { drained } from './drain.ts';
import { readEnvironment } from './environment.ts';
import { openLog } from './log/log.ts';
import { readiness } from './readiness.ts';
import { startShop } from './start-shop.ts';

const longestDrainMs = 10_000;
// Longer than proxies keep a connection (a minute): who closes first must not be us, as their next request is on its way.
const idleMs = 75_000;

const start = async () => {
  const env = readEnvironment(process.env);
  const log = openLog(env.LOG_LEVEL);
  const { shop, database, isDemo, isReady, standIns, close } = await startShop(env, {
    log,
    onProgress: (step) => console.log(step),
  });
  let draining = false;
  const web = { build, mode: 'production', assets: fileURLToPath(new URL('../client', import.meta.url)) };
  const app = createApp({
    env,
    shop,
    log,
    isDemo,
    standIns,
    isReady: readiness({ catalogue: shop.searched, isDraining: () => draining, answers: isReady, log }),
    web,
  });

  // Beside the first requests: who asks for a product before its turn reads it himself.
  shop.catalogue
    .ready()
    .then(shop.products.fill)
    .then(async () => {
      for (const { site } of shop.served) if (site.kind === 'autoparts') await makeFamilyTexts(shop.systemCtx(site));
    })
    .catch((error: unknown) => log.error('products.fill', error));

  const welcome = isDemo()
    ? await demoWelcome(database.db, env)
    : await setupWelcome(shop.served.map(({ site }) => shop.systemCtx(site)));
  // A proxy that speaks TLS stands before a real shop; whoever wants other addresses names them.
  const hostname = env.HOST ?? '127.0.0.1';
  const serverOptions = { keepAliveTimeout: idleMs };
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname, serverOptions }, () => {
    for (const { site, origin } of env.served) console.log(`${site.name} (${site.id}) en ${origin}`);
    for (const line of welcome) console.log(line);
  });
  server.on('error', (error) => {
    console.error(`No se puede escuchar en ${hostname}:${env.PORT}: ${error.message}`);
    process.exit(1);
  });
  const idle = drained(server);

  const stop = async () => {
    draining = true;
    shop.drain();
    await idle(longestDrainMs);
    server.close();
    await close();
  };
  const leave = () =>
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop.failed', error);
        process.exit(1);
      },
    );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => draining || leave());
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
