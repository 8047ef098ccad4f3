import type { Communication } from '#contract/communications';
import type { Parsed } from '#contract/contract';
import { readAuthors } from '#server/communications/authors.store';
import {
  addsWith,
  authorsOf,
  changesCommunication,
  knowsContact,
  seesCommunication,
} from '#server/communications/communication-access';
import {
  type CommunicationRow,
  countCommunications,
  type Known,
  lockCommunication,
  readCommunication,
  readCommunicationPage,
} from '#server/communications/communications.store';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const isoOf = (at: string | Date) => new Date(at).toISOString();

/** Stands where the caller does not read the contact person. */
const noContact = { contactPersonId: null, contactPersonName: null, contactPersonLastName: null };

/** A row as the caller reads it. */
export const seenOf = <R extends Known>({ knowsContact: knows, ...row }: R) => ({ ...row, ...(!knows && noContact) });

const viewOf = (row: CommunicationRow): Communication => {
  const { newDate, events, sentTo, personPhone, companyPhone, ...seen } = seenOf(row);
  return {
    ...seen,
    sentTo: row.knowsContact ? sentTo : null,
    contactPhone: (row.knowsContact ? personPhone : null) ?? companyPhone,
    newDate: isoOf(newDate),
    events: events.map((event) => ({ ...event, at: isoOf(event.at), newDate: isoOf(event.newDate) })),
  };
};

const rightsOf = (ctx: Ctx) => ({
  sees: seesCommunication(ctx),
  changes: changesCommunication(ctx),
  knows: knowsContact(ctx),
});

/** A communication that the caller reads; any other is not there. */
export const findCommunication = async (ctx: Ctx, id: number): Promise<Communication> => {
  const row = await readCommunication(ctx.db, id, rightsOf(ctx));
  if (!row) throw new Refusal('communication.notFound');
  return viewOf(row);
};

/** A page of the communications that the caller reads. */
export const filterCommunications = async (
  ctx: Ctx,
  { filters, rowIndex, rowsMax }: Parsed<'communication/filter'>,
) => {
  const wanted = { ...filters, ...rightsOf(ctx) };
  const rows = await readCommunicationPage(ctx.db, wanted, rowIndex, rowsMax);
  const { count, mayAdd } = await countCommunications(ctx.db, wanted, addsWith(ctx, filters.contactCompanyId));
  return { data: rows.map(viewOf), resultCount: count, mayAdd };
};

/** The pairs that the caller may name as the creator. */
export const listAuthors = (ctx: Ctx) => readAuthors(ctx.db, authorsOf(ctx));

/** A communication that the caller changes, locked: a 404 where he does not read it, a 409 where he only does that. */
export const lockChangeable = async (inside: Inside, id: number) => {
  const stored = await lockCommunication(inside.db, id, rightsOf(inside));
  if (!stored) throw new Refusal('communication.notFound');
  if (!stored.mayChange) throw new Refusal('communication.readOnly');
  return stored;
};

/** Throws the 404 or 409 that a change would, without changing anything. */
export const requireChangeable = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (inside) => void (await lockChangeable(inside, id)));
