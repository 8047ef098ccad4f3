import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { openLog } from './log/log.ts';
import { startShop } from './start-shop.ts';

// An edit of the server evaluates this file anew: the shop before it is closed first, because its folder has one holder.
const kept = globalThis as typeof globalThis & { closeShop?: Promise<() => Promise<void>> };

const open = async () => {
  await (await kept.closeShop)?.();
  const env = readEnvironment(process.env);
  const log = openLog(env.LOG_LEVEL);
  const started = startShop(env, { log, onProgress: (step) => console.log(step) });
  kept.closeShop = started.then(({ close }) => close);
  const build = await import('virtual:react-router/server-build');
  const { shop, isDemo } = await started;
  return createApp({
    env,
    shop,
    log,
    isDemo,
    isReady: async () => true,
    web: { build, mode: 'development' },
  });
};

let opened: ReturnType<typeof open> | undefined;

/** The shop for Vite's development server; made anew whenever a file of the server changes. */
export const app = () => (opened ??= open());
