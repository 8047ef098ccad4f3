import { checkPassword } from '#server/accounts/login.service';
import type { SessionOf } from '#server/http/session-of';

const noToken = Buffer.alloc(0);

/**
 * The session of the e-mail and password that a request carries (HTTP Basic), for pages that a browser opens by their
 * address; null without them. Throws as `checkPassword`. Such a session has no employments, so it opens nothing that a
 * position would.
 */
export const sessionOfPassword: SessionOf = async (_, ctx, request) => {
  const [scheme, encoded = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const [email = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  // The database takes no NUL.
  if (scheme !== 'Basic' || email.includes('\0')) return null;
  const { id, guid, roles, personId, companyId, ...account } = await checkPassword(ctx, email, rest.join(':'));
  return {
    accountId: id,
    guid,
    email: account.email,
    roles,
    personId,
    companyId,
    employments: [],
    tokenHash: noToken,
  };
};
