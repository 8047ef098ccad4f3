import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { openLog } from './log/log.ts';
import { startShop } from './start-shop.ts';

const longestDrain = 10_000;

const start = async () => {
  const env = readEnvironment(process.env);
  const log = openLog(env.LOG_LEVEL);
  const { shop, close } = await startShop(env, { log, onProgress: (step) => console.log(step) });
  // The first search waits for this; whoever balances load over several processes waits by /readyz.
  shop.catalogue.ready().catch((error: unknown) => log.error('search.start', error));
  let draining = false;
  const web = { build, mode: 'production', assets: fileURLToPath(new URL('../client', import.meta.url)) };
  const app = createApp({ env, shop, log, isReady: () => shop.catalogue.isReady() && !draining, web });

  let active = 0;
  const hostname = env.HOST ?? '127.0.0.1';
  const server = serve({ fetch: app.fetch, port: env.PORT, hostname }, () => {
    for (const { site, origin } of env.served) console.log(`${site.name} (${site.id}) en ${origin}`);
  });
  server.on('request', (_request, response) => {
    active += 1;
    response.once('close', () => {
      active -= 1;
    });
  });

  const stop = () => {
    if (draining) return;
    draining = true;
    shop.drain();
    const began = Date.now();
    const look = setInterval(() => {
      if (active > 0 && Date.now() - began < longestDrain) return;
      clearInterval(look);
      server.close();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('stop.failed', error);
          process.exit(1);
        },
      );
    }, 50);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
