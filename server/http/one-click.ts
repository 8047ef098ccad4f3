import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { Refusal } from '#server/refusal';

/**
 * POST {path}/{key}: one click in a mail reader (RFC 8058), and the button of the page at that address. In the body
 * `List-Unsubscribe=One-Click` counts, as a form of either kind. Mail services post for many, so it has no limit per address.
 */
export const oneClickEntry = (
  path: `/${string}`,
  end: (ctx: Ctx, key: string) => Promise<unknown>,
  body: string,
): DoorEntry => ({
  method: 'POST',
  path: `${path}/:key`,
  access: 'anyone',
  sessionOf: noSession,
  bodyLimit: 2000,
  answer: async (ctx, { request, readText }) => {
    if (!/List-Unsubscribe["=\s]+One-Click/.test(await readText())) throw new Refusal('call.notForm');
    await end(ctx, new URL(request.url).pathname.split('/').at(-1) ?? '');
    return { body };
  },
});
