import { randomUUID } from 'node:crypto';
import type { ErrorHandler } from 'hono';
import { failure } from '#server/http/answer';
import type { Log } from '#server/log/log';
import { loggedPath } from '#server/log/logged-path';

/** Answers what nobody else caught (a file, a picture, a page): a 500 without internals, with the id that the log has too. */
export const unexpected =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const requestId = randomUUID();
    const { status, body } = failure(error, requestId, log.with({ path: loggedPath(c.req.path) }));
    return c.text(String(body.error), status as 500, { 'cache-control': 'no-store', 'x-request-id': requestId });
  };
