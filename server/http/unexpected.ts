import type { ErrorHandler } from 'hono';
import { failure } from '#server/http/answer';
import { type Bindings, requestIdOf } from '#server/http/request-ctx';
import type { Log } from '#server/log/log';
import { loggedPath } from '#server/log/logged-path';

/** Answers what nobody else caught (a file, a picture, a page): a 500 without internals, with the id that the log has too. */
export const unexpected =
  (log: Log): ErrorHandler<Bindings> =>
  (error, c) => {
    const requestId = requestIdOf(c);
    const { status, headers, body } = failure(error, requestId, log.with({ path: loggedPath(c.req.path) }));
    return c.text(String(body.error), status as 500, {
      ...headers,
      'cache-control': 'no-store',
      'x-request-id': requestId,
    });
  };
