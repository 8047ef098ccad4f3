import { dayStart } from '#contract/plain/wall-time';
import { demoAccounts } from '#demo/accounts';
import { type DemoCommunication, type DemoMoment, demoCommunications } from '#demo/communications';
import { demoCompanies } from '#demo/companies';
import type { DemoPerson } from '#demo/people';
import { insertRows } from '#demo/seed/insert';
import type { Db } from '#server/ctx';
import type { SiteId } from '#sites/site';

type Given = { people: readonly DemoPerson[]; personIds: readonly number[]; site: SiteId; now: Date };

const dayMs = 24 * 3_600_000;

/** The companies that sellers talk with, each with those who work there. */
const readContacts = async (db: Db) => {
  const rows = await db
    .selectFrom('company')
    .leftJoin('employee', (join) => join.onRef('company_id', '=', 'company.id').on('position', '=', 'COM'))
    .select(['company.id', 'person_id as personId'])
    .where('own_site', 'is', null)
    .where('identifier', '!=', demoCompanies.otherSeller.identifier)
    .orderBy('company.id')
    .orderBy('person_id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, list]) => ({
    id,
    people: list.flatMap(({ personId }) => personId ?? []),
  }));
};

/** Writes what the demo's sellers talked about and have to do; dates stand relative to the day of `now` in Montevideo. */
export async function seedCommunications(db: Db, { people, personIds, site, now }: Given) {
  const start = dayStart(now).getTime();
  const contacts = await readContacts(db);
  const strangers = demoAccounts.length;
  const company = db.selectFrom('company').select('id');
  const shop = await company.where('own_site', '=', site).executeTakeFirstOrThrow();
  const other = await company.where('identifier', '=', demoCompanies.otherSeller.identifier).executeTakeFirstOrThrow();
  const list = demoCommunications({
    companies: contacts.map((one) => ({ employees: one.people.length })),
    buyers: people.length - strangers,
    // Noon of the day in Montevideo is on the same day of UTC.
    weekday: new Date(start + dayMs / 2).getUTCDay(),
  });
  const authors = {
    seller: { at: 2, companyId: shop.id },
    other: { at: 3, companyId: other.id },
    administrator: { at: 4, companyId: shop.id },
  };
  const momentOf = ({ day, minute }: DemoMoment) => new Date(start + day * dayMs + minute * 60_000);
  // Nobody bought from the other company: its seller talks with its own people.
  const contactOf = ({ by, contact }: DemoCommunication) => {
    if (by === 'other') return { contact_company_id: other.id, contact_person_id: null };
    if ('buyer' in contact)
      return { contact_company_id: shop.id, contact_person_id: personIds[strangers + contact.buyer] ?? null };
    const found = contacts[contact.company];
    return { contact_company_id: found?.id ?? 0, contact_person_id: found?.people[contact.employee] ?? null };
  };
  const rows = list.map((one) => {
    const last = one.events.at(-1);
    if (!last) throw new Error('A communication has an event.');
    const { at, companyId } = authors[one.by];
    return {
      type: one.type,
      subject: one.subject,
      message: one.message,
      creator_person_id: personIds[at] ?? null,
      creator_company_id: companyId,
      is_private: one.by !== 'other' && 'buyer' in one.contact,
      ...contactOf(one),
      last_event: last.type,
      new_date: momentOf(last.newDate),
      created_at: momentOf(one.events[0]?.at ?? last.at),
      changed_at: momentOf(last.at),
    };
  });
  await insertRows(db, 'communication', rows);
  const ids = await db.selectFrom('communication').select('id').orderBy('id').execute();
  const events = list.flatMap(({ events: all, by }, place) =>
    all.map(({ type, at, newDate, observation }) => {
      const author = people[authors[by].at];
      return {
        communication_id: ids[place]?.id ?? 0,
        type,
        person_id: personIds[authors[by].at] ?? null,
        by: `${author?.name} ${author?.lastName}`,
        at: momentOf(at),
        new_date: momentOf(newDate),
        observation,
      };
    }),
  );
  await insertRows(db, 'communication_event', events);
}
