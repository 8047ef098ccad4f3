import { createHash, randomBytes } from 'node:crypto';
import type { Parsed } from '#contract/contract';
import { grantAdministration, unknownPassword } from '#server/accounts/administrator.service';
import { hasAdministrator, insertSetupKey, takeSetupKeys } from '#server/accounts/first-administrator.store';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const dayMs = 24 * 3_600_000;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** A link by which the first administrator is made in the browser, good once and for a day; undefined where there is one (decision A4). */
const setupLink = (ctx: Ctx): Promise<string | undefined> =>
  inTransaction(ctx, async (inside) => {
    if (await hasAdministrator(inside.db)) return undefined;
    const key = randomBytes(32).toString('base64url');
    await insertSetupKey(inside.db, hashOf(key), new Date(inside.clock().getTime() + dayMs));
    return `${ctx.origin}/primer-administrador/${key}`;
  });

/** Says where the first administrator is made, where there is none. `sites`: of each that is served. */
export const setupWelcome = async ([ctx]: readonly Ctx[]): Promise<string[]> => {
  const link = ctx && (await setupLink(ctx));
  if (!link) return [];
  return [
    'Nadie administra esta tienda. Abrí este enlace y hacé tu cuenta (sirve una sola vez y durante un día):',
    link,
  ];
};

/** Makes the first administrator by a key of the shop's start. Answers where a password is chosen, or where an account in use signs in. */
export const addFirstAdministrator = async (ctx: Ctx, { key, email }: Parsed<'user/addFirstAdministrator'>) => {
  const passwordHash = await unknownPassword();
  const made = await inTransaction(ctx, async (inside) => {
    const hash = hashOf(key);
    const keys = await takeSetupKeys(inside.db);
    const isGood = keys.some((one) => hash.equals(one.hash) && one.expiresAt > inside.clock());
    if (!isGood || (await hasAdministrator(inside.db))) throw new Refusal('user.setupKey', {});
    return grantAdministration(inside, email, passwordHash);
  });
  return { data: { path: made.isActive ? '/iniciar' : new URL(made.link).pathname } };
};
