import type { MiddlewareHandler } from 'hono';

type Gate = { arrived: () => void; released: Promise<void>; done: () => void };
type Fault = { status?: number; issue?: string | undefined; gate?: Gate; times: number; path: RegExp };
type Where = { times?: number; path?: RegExp; issue?: string };

/** Failures on demand: what a provider's bad day looks like. `bodyOf` says how that provider puts a status into words. */
export const openFaults = (bodyOf: (status: number, issue?: string) => unknown) => {
  const planned: Fault[] = [];
  const next = (path: string) => {
    const fault = planned.find((one) => one.times > 0 && one.path.test(path));
    if (fault) fault.times -= 1;
    return fault;
  };
  const middleware: MiddlewareHandler = async (c, proceed) => {
    const fault = next(c.req.path);
    fault?.gate?.arrived();
    await fault?.gate?.released;
    if (!fault?.status) return proceed().finally(fault?.gate?.done);
    return Response.json(bodyOf(fault.status, fault.issue), {
      status: fault.status,
      headers: fault.status === 429 ? { 'retry-after': '1' } : {},
    });
  };
  return {
    middleware,
    control: {
      /** Answers the next questions with this status, and does nothing. */
      fail: (status: number, { times = 1, path = /./, issue }: Where = {}) =>
        void planned.push({ status, times, path, issue }),
      /** Keeps the next question, once it has `arrived`, until `release`, which ends when it is answered. */
      hold: ({ path = /./ }: Where = {}) => {
        const arrived = Promise.withResolvers<void>();
        const released = Promise.withResolvers<void>();
        const done = Promise.withResolvers<void>();
        planned.push({
          gate: { arrived: arrived.resolve, released: released.promise, done: done.resolve },
          times: 1,
          path,
        });
        const release = () => {
          released.resolve();
          return done.promise;
        };
        return { arrived: arrived.promise, release };
      },
    },
  };
};
