import { beforeEach, describe, expect, test } from 'vitest';
import { type EventType, eventTypes } from '#contract/plain/communications';
import { messages, sentence } from '#contract/plain/messages';
import { communicating } from '#server/test/communicating';

type Given = Awaited<ReturnType<typeof communicating>>;
let given: Given;
beforeEach(async () => {
  given = await communicating();
});

// The table of docs/decisions/025-communications.md, written a second time on purpose: what is stored, or the refusal.
const afterOpen = { SCH: 'RSC', DON: 'DON', CAN: 'CAN', RSC: 422 } as const;
const afterClosed = { SCH: 'SCH', DON: 409, CAN: 409, RSC: 422 } as const;
const table: Record<'none' | EventType, Record<EventType, EventType | 422 | 409>> = {
  none: { SCH: 'SCH', DON: 'DON', CAN: 422, RSC: 422 },
  SCH: afterOpen,
  RSC: afterOpen,
  DON: afterClosed,
  CAN: afterClosed,
};
const rows = (Object.keys(table) as (keyof typeof table)[]).flatMap((last) =>
  (Object.keys(table[last]) as EventType[]).map((sent) => [last, sent, table[last][sent]] as const),
);

describe('after the last event', () => {
  test.each(rows)('%s, %s sent becomes %s', async (last, sent, expected) => {
    const { id = 0 } = last === 'none' ? {} : await given.stored({ lastEvent: last });
    const answer = await (last === 'none' ? given.add({ lastEvent: sent }) : given.addEvent(id, { type: sent }));
    if (expected === 422) {
      const field = last === 'none' ? 'lastEvent' : 'type';
      expect(answer).toMatchObject({ status: 422, fields: { [field]: messages['field.choice'] } });
    } else if (expected === 409) {
      const state = eventTypes[last as EventType];
      expect(answer).toMatchObject({ status: 409, error: sentence('communication.closed', { state }) });
    } else {
      expect(answer).toMatchObject({ status: 200, data: { lastEvent: expected } });
      expect(answer.data?.events.at(-1)).toMatchObject({ type: expected });
    }
    const isRefused = typeof expected === 'number';
    if (isRefused && last === 'none')
      expect(await given.shop.database.db.selectFrom('communication').select('id').execute()).toEqual([]);
    else if (isRefused) expect(await given.find(id)).toMatchObject({ lastEvent: last, events: [{ type: last }] });
  });
});

describe('an event', () => {
  test('has its author, its moment, a date and what is observed; the last one’s date is the communication’s', async () => {
    const { data } = await given.add({
      lastEvent: 'SCH',
      newDate: '2026-11-23T10:00:00-03:00',
      observation: 'De mañana',
    });
    const [first] = data?.events ?? [];
    expect(first).toEqual({
      id: expect.any(Number),
      type: 'SCH',
      personId: given.seller.personId,
      by: 'Beto Sosa',
      at: '2026-11-20T15:00:00.000Z',
      newDate: '2026-11-23T13:00:00.000Z',
      observation: 'De mañana',
    });
    given.shop.clock.now = new Date('2026-11-20T16:00:00Z');
    const { data: done } = await given.addEvent(data?.id ?? 0, { type: 'DON' }, first?.id);
    expect(done).toMatchObject({ lastEvent: 'DON', newDate: '2026-11-20T16:00:00.000Z' });
    expect(done?.events).toEqual([
      first,
      expect.objectContaining({ type: 'DON', newDate: '2026-11-20T16:00:00.000Z', observation: '' }),
    ]);
  });

  test('of a communication that is not there is a 404, before what is wrong in it', async () => {
    for (const newDate of [undefined, 'ayer'])
      expect(await given.addEvent(99_999, { type: 'DON', ...(newDate && { newDate }) })).toMatchObject({
        status: 404,
        error: messages['communication.notFound'],
      });
  });

  test('after another that was not seen is a 409 that says both, and nothing happens', async () => {
    const { id, eventId } = await given.stored();
    const moved = await given.addEvent(id, { type: 'SCH', newDate: '2026-11-24T12:00:00Z' }, eventId);
    expect(moved.status).toBe(200);
    const answer = await given.addEvent(id, { type: 'SCH', newDate: '2026-11-25T12:00:00Z' }, eventId);
    const both = {
      by: 'Beto Sosa',
      state: 'Reagendada',
      when: '24/11/2026 a las 09:00',
      asked: 'Reagendada',
      askedWhen: '25/11/2026 a las 09:00',
    };
    expect(answer).toMatchObject({ status: 409, error: sentence('communication.moved', both) });
    expect(await given.find(id)).toEqual(moved.data);
    const last = moved.data?.events.at(-1)?.id ?? 0;
    expect((await given.addEvent(id, { type: 'DON' }, last)).status).toBe(200);
  });
});

describe('the date of an event', () => {
  const noon = '2026-11-20T15:00:00Z';
  const tonight = '2026-11-21T02:30:00Z';
  const monthEnd = '2026-12-01T01:00:00Z';
  test.each([
    [noon, 'SCH', '2026-11-20T03:00:00Z', null],
    [noon, 'SCH', '2026-11-20T00:00:00-03:00', null],
    [noon, 'SCH', '2026-11-20T02:59:59.999Z', messages['field.past']],
    [noon, 'SCH', '2036-11-20T15:00:00Z', null],
    [noon, 'SCH', '2036-11-20T15:00:01Z', messages['field.far']],
    [noon, 'SCH', '9999-12-31T23:59:59Z', messages['field.far']],
    [noon, 'DON', '2026-11-20T15:05:00Z', null],
    [noon, 'DON', '2026-11-20T15:05:01Z', messages['field.future']],
    [noon, 'CAN', '2026-11-20T15:05:01Z', messages['field.future']],
    [noon, 'CAN', '2026-11-19T12:00:00Z', null],
    [noon, 'DON', '2014-12-15T10:00:00-02:00', null],
    [noon, 'DON', '1899-12-31T12:00:00Z', messages['field.moment']],
    [noon, 'DON', '0000-01-01T00:00:00Z', messages['field.moment']],
    [noon, 'DON', 'ayer', messages['field.moment']],
    [noon, 'DON', '2026-02-30T12:00:00Z', messages['field.moment']],
    [noon, 'DON', '2026-11-20T12:00:00', messages['field.moment']],
    [tonight, 'SCH', '2026-11-20T03:00:00Z', null],
    [tonight, 'SCH', '2026-11-20T02:59:59Z', messages['field.past']],
    [monthEnd, 'SCH', '2026-11-30T03:00:00Z', null],
    [monthEnd, 'SCH', '2026-11-30T02:59:59Z', messages['field.past']],
  ] as const)('at %s, %s at %s: %s', async (now, type, newDate, sentenceOf) => {
    await given.at(now);
    const { id } = await given.stored();
    const refused = { status: 422, fields: { newDate: sentenceOf } };
    const expected = sentenceOf ? refused : { status: 200, data: { newDate: new Date(newDate).toISOString() } };
    expect(await given.addEvent(id, { type, newDate })).toMatchObject(expected);
    if (type !== 'CAN') expect(await given.add({ lastEvent: type, newDate })).toMatchObject(expected);
  });

  test('in December 2014 a day began two hours behind UTC', async () => {
    await given.at('2014-12-15T01:00:00Z');
    const { id } = await given.stored();
    expect(await given.addEvent(id, { type: 'SCH', newDate: '2014-12-14T02:00:00Z' })).toMatchObject({ status: 200 });
    expect(await given.addEvent(id, { type: 'SCH', newDate: '2014-12-14T01:59:59Z' })).toMatchObject({
      status: 422,
      fields: { newDate: messages['field.past'] },
    });
  });
});
