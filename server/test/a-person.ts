import type { Db } from '#server/ctx';
import { somePlaces } from '#server/test/some-places';

type Owner = { personId: number } | { companyId: number };

/** A phone, an address in Montevideo and an e-mail of an owner, each the default of its list. */
export const contactsOf = async (db: Db, owner: Owner, email = 'ana@ejemplo.uy') => {
  await somePlaces(db);
  const of =
    'personId' in owner
      ? { person_id: owner.personId, is_default: true }
      : { company_id: owner.companyId, is_default: true };
  await db
    .insertInto('phone')
    .values({ ...of, phone: '099 123 456' })
    .execute();
  await db
    .insertInto('address')
    .values({ ...of, address: 'Bulevar Artigas 1234', state_id: 1, city_id: 1 })
    .execute();
  await db
    .insertInto('email')
    .values({ ...of, email })
    .execute();
};

/** A person with one phone, one address (Montevideo) and one e-mail unless `contacts` is false. */
export const aPerson = async (
  db: Db,
  given: { name?: string; lastName?: string; identifier?: string; email?: string; contacts?: boolean } = {},
) => {
  const { id } = await db
    .insertInto('person')
    .values({ name: given.name ?? 'Ana', last_name: given.lastName ?? 'Pérez', identifier: given.identifier ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (given.contacts !== false) await contactsOf(db, { personId: id }, given.email);
  return { id };
};
