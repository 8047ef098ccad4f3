import type { MiddlewareHandler } from 'hono';

type Fault = { status?: number; issue?: string | undefined; delayMs?: number; times: number; path: RegExp };
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
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (!fault?.status) return proceed();
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
      /** Answers the next questions later. */
      delay: (delayMs: number, { times = 1, path = /./ }: Where = {}) => void planned.push({ delayMs, times, path }),
    },
  };
};
