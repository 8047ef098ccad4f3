import type { ServerType } from '@hono/node-server';

/** Follows the answers under way on a server; what it returns waits until there is none, but no longer than `longestMs`. */
export const drained = (server: ServerType) => {
  let active = 0;
  let tell: (() => void) | undefined;
  server.on('request', (_request: unknown, response: { once: (event: 'close', done: () => void) => void }) => {
    active += 1;
    response.once('close', () => {
      active -= 1;
      if (active === 0) tell?.();
    });
  });
  return (longestMs: number) =>
    new Promise<void>((resolve) => {
      if (active === 0) return resolve();
      tell = resolve;
      setTimeout(resolve, longestMs).unref();
    });
};
