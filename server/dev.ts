import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import { openLog } from './log/log.ts';
import { startShop } from './start-shop.ts';

// An edit of the server evaluates this file anew: the shop before it is closed first, because its folder has one holder.
const devGlobal = globalThis as typeof globalThis & { closeShop?: Promise<() => Promise<void>> };

const open = async () => {
  await (await devGlobal.closeShop)?.();
  const env = readEnvironment(process.env);
  const log = openLog(env.LOG_LEVEL);
  const started = startShop(env, { log, onProgress: (step) => console.log(step) });
  devGlobal.closeShop = started.then(({ close }) => close);
  const { shop, isDemo, standIns } = await started;
  return (build: ServerBuild) =>
    createApp({ env, shop, log, isDemo, isReady: async () => true, standIns, web: { build, mode: 'development' } });
};

let opened: ReturnType<typeof open> | undefined;
let made: { build: ServerBuild; app: ReturnType<typeof createApp> } | undefined;

/** The shop for Vite's development server: a new one after an edit of the server, new pages on it after one of the web. */
export const app = async (build: ServerBuild) => {
  opened ??= open();
  const createWith = await opened;
  if (made?.build !== build) made = { build, app: createWith(build) };
  return made.app;
};
