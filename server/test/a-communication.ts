import type { CommunicationType, EventType } from '#contract/plain/communications';
import type { Db } from '#server/ctx';
import { aCompany } from '#server/test/a-company';

type Event = { type: EventType; newDate: Date; at?: Date };
type Given = {
  creatorPersonId: number | null;
  /** By default a company that is made. */
  creatorCompanyId?: number;
  /** By default that of the creator, with a private buyer. */
  contactCompanyId?: number;
  contactPersonId?: number | null;
  type?: CommunicationType;
  subject?: string;
  message?: string;
  mailId?: number | undefined;
  /** When it was noted; by default an hour before the first event. */
  at?: Date;
  events: readonly [Event, ...Event[]];
};

const hour = 3_600_000;

/** A communication with these events, the last of which is its state; nobody is asked whether they may follow each other. */
export const aCommunication = async (db: Db, given: Given) => {
  const creatorCompanyId = given.creatorCompanyId ?? (await aCompany(db)).id;
  const [first, ...others] = given.events;
  const at = given.at ?? new Date(first.newDate.getTime() - hour);
  const { id } = await db
    .insertInto('communication')
    .values({
      type: given.type ?? 'PHO',
      subject: given.subject ?? 'Cotización',
      message: given.message ?? 'Pidió precio por diez',
      creator_person_id: given.creatorPersonId,
      creator_company_id: creatorCompanyId,
      contact_person_id: given.contactPersonId ?? null,
      contact_company_id: given.contactCompanyId ?? creatorCompanyId,
      is_private: given.contactCompanyId === undefined,
      mail_id: given.mailId ?? null,
      last_event: first.type,
      new_date: first.newDate,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const event of [first, ...others]) await anEvent(db, id, { at, ...event });
  return { id };
};

/** One more event of a communication. */
export const anEvent = async (db: Db, id: number, { type, newDate, at = newDate }: Event) => {
  await db
    .insertInto('communication_event')
    .values({ communication_id: id, type, by: 'Ana Pérez', at, new_date: newDate })
    .execute();
  await db
    .updateTable('communication')
    .set({ last_event: type, new_date: newDate, changed_at: at })
    .where('id', '=', id)
    .execute();
};
