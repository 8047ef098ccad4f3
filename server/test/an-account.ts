import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/accounts';
import { hashPassword } from '#server/accounts/passwords';
import { startSession } from '#server/accounts/sessions.service';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import type { TestShop } from '#server/test/shop';

const testPassword = 'clave-de-prueba';
let hashed: Promise<string> | undefined;
let count = 0;

type Given = {
  email?: string;
  firstName?: string;
  lastName?: string;
  roles?: readonly Role[];
  /** The company that the account is of; else it is a person's. */
  companyId?: number;
  personId?: number;
  /** Companies for which its person is an employee with position SEL. */
  sellsFor?: readonly number[];
  isActive?: boolean;
};

/** An account with password `testPassword`, of a new person unless told otherwise. */
export const anAccount = async (shop: Pick<TestShop, 'database' | 'ctx'>, given: Given = {}) => {
  const { db } = shop.database;
  const {
    firstName = 'Ana',
    lastName = 'Pérez',
    email = `cuenta${String(++count).padStart(6, '0')}@ejemplo.uy`,
  } = given;
  const personId =
    given.companyId === undefined
      ? (given.personId ?? (await aPerson(db, { name: firstName, lastName, email })).id)
      : null;
  const guid = randomUUID();
  const { id } = await db
    .insertInto('account')
    .values({
      guid,
      email,
      first_name: firstName,
      last_name: lastName,
      person_id: personId,
      site: shop.ctx.site.id,
      company_id: given.companyId ?? null,
      password_hash: await (hashed ??= hashPassword(testPassword)),
      activated_at: given.isActive === false ? null : shop.ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const role of given.roles ?? []) {
    await db.insertInto('account_role').values({ account_id: id, role }).execute();
  }
  for (const companyId of given.sellsFor ?? []) if (personId) await employ(db, companyId, personId);
  return { id, guid, email, password: testPassword, personId, companyId: given.companyId ?? null };
};

/** A token of that account's new session. */
export const signIn = (shop: Pick<TestShop, 'ctx'>, account: { id: number }) => startSession(shop.ctx, account.id);

/** An account and its token at once: `const ana = await aSignedIn(shop)`, `shop.call(path, input, ana.token)`. */
export const aSignedIn = async (shop: Pick<TestShop, 'database' | 'ctx'>, given: Given = {}) => {
  const account = await anAccount(shop, given);
  return { ...account, token: await signIn(shop, account) };
};

/** A seller with position SEL in the site's own company, which is made where there is none. */
export const aSeller = async (shop: Pick<TestShop, 'database' | 'ctx'>, given: Given = {}) => {
  const { db } = shop.database;
  const ownSite = shop.ctx.site.id;
  const found = await db.selectFrom('company').select('id').where('own_site', '=', ownSite).executeTakeFirst();
  const company = found ?? (await aCompany(db, { name: 'La tienda', ownSite }));
  return aSignedIn(shop, { roles: ['seller'], sellsFor: [company.id], ...given });
};
