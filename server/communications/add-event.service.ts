import type { Communication } from '#contract/communications';
import type { Parsed } from '#contract/contract';
import { type EventType, eventTypes, nextEvents } from '#contract/plain/communications';
import { whenText } from '#contract/plain/date-text';
import { type Caller, lockCaller } from '#server/communications/caller.service';
import { findCommunication, lockChangeable, seenOf } from '#server/communications/communications.service';
import { insertEvent, readLastEvent, updateCommunication } from '#server/communications/communications.store';
import { eventDate } from '#server/communications/event-date';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';

/** The event that is stored for one that is sent after `last`; undefined where the table has none. */
export const storedEvent = (last: EventType | 'none', sent: EventType): EventType | undefined => {
  const next: Partial<Record<EventType, EventType>> = nextEvents[last];
  return next[sent];
};

type NewEvent = { type: EventType; newDate: Date; observation: string };

/** Writes an event of a communication by the caller, inside his transaction. */
export const writeEvent = (inside: Inside, id: number, { type, newDate, observation }: NewEvent, caller: Caller) =>
  insertEvent(inside.db, {
    communication_id: id,
    type,
    person_id: caller.personId,
    by: caller.name,
    at: inside.clock(),
    new_date: newDate,
    observation,
  });

/** Adds an event as the table allows. A 409 says what came meanwhile, where the caller saw another last event or contact person. */
export const addEvent = (
  ctx: Ctx,
  { commId, commEvent, seenEventId, seenContactPersonId }: Parsed<'communication/addEvent'>,
): Promise<Communication> =>
  inTransaction(ctx, async (inside) => {
    const now = inside.clock();
    const { type: sent, observation } = commEvent;
    const caller = await lockCaller(inside);
    const { lastEvent, contactPersonId } = seenOf(await lockChangeable(inside, commId));
    const type = storedEvent(lastEvent, sent);
    if (type === undefined && sent === 'RSC') throw fieldRefusal('type', 'field.choice');
    if (seenContactPersonId !== undefined && seenContactPersonId !== contactPersonId)
      throw new Refusal('communication.otherContact');
    const last = await readLastEvent(inside.db, commId);
    if (seenEventId !== undefined && seenEventId !== last.id)
      throw new Refusal('communication.moved', {
        by: last.by,
        state: eventTypes[last.type],
        when: whenText(last.newDate.toISOString()),
        asked: eventTypes[type ?? sent],
        askedWhen: whenText((commEvent.newDate ?? now).toISOString()),
      });
    if (type === undefined) throw new Refusal('communication.closed', { state: eventTypes[lastEvent] });
    const newDate = eventDate(now, type, commEvent.newDate);
    await writeEvent(inside, commId, { type, newDate, observation }, caller);
    await updateCommunication(inside.db, commId, {}, { last_event: type, new_date: newDate, changed_at: now });
    return findCommunication(inside, commId);
  });
