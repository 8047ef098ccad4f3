import { randomUUID } from 'node:crypto';
import type { Bindings } from '#server/http/request-ctx';
import type { Log } from '#server/log/log';
import { loggedPath } from '#server/log/logged-path';

type Env = Bindings['Bindings'];
type Answer = (request: Request, env: Env) => Response | Promise<Response>;

/** The paths that a load balancer asks for every second. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Gives each request its id and writes one line of it: what was asked for, how it was answered and how many milliseconds
 * that took. The query stays out, as it holds what people search for. An answer of 5xx carries the id.
 */
export const logRequests =
  (answer: Answer, log: Log, siteOf: (host: string | undefined) => string | undefined) =>
  async (request: Request, env?: Env): Promise<Response> => {
    const requestId = randomUUID();
    const began = performance.now();
    const response = await answer(request, { ...env, requestId });
    const { status } = response;
    if (status >= 500) response.headers.set('x-request-id', requestId);
    const { pathname } = new URL(request.url);
    if (probes.has(pathname) && status < 500) return response;
    log.info('request', {
      requestId,
      site: siteOf(request.headers.get('host') ?? undefined),
      method: request.method,
      path: loggedPath(pathname),
      status,
      ms: Math.round(performance.now() - began),
    });
    return response;
  };
