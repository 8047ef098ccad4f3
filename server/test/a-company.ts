import type { Db } from '#server/ctx';
import { contactsOf } from '#server/test/a-person';
import type { SiteId } from '#sites/site';

export const ownRut = '217800010016';

/** A company with one phone, one address and one e-mail; `ownSite` makes it the site's own, with a RUT of its own. */
export const aCompany = async (db: Db, given: { name?: string; identifier?: string; ownSite?: SiteId } = {}) => {
  const { id } = await db
    .insertInto('company')
    .values({
      name: given.name ?? 'Taller Sur SRL',
      identifier: given.identifier ?? (given.ownSite ? ownRut : '211003420017'),
      own_site: given.ownSite ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await contactsOf(db, { companyId: id }, 'taller@ejemplo.uy');
  return { id };
};

/** Makes a person an employee; position SEL is a seller of that company. */
export const employ = (db: Db, companyId: number, personId: number, position = 'SEL') =>
  db.insertInto('employee').values({ company_id: companyId, person_id: personId, position }).execute();
