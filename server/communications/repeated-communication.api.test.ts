import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aSeller } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';

let given: Awaited<ReturnType<typeof communicating>>;
beforeEach(async () => {
  given = await communicating();
});

describe('one that is added again', () => {
  const step = { lastEvent: 'SCH' as const, newDate: '2026-11-27T12:00:00Z' };
  const idOf = async (...of: Parameters<typeof given.add>) => (await given.add(...of)).data?.id;

  test('within ten minutes is the same, afterwards another', async () => {
    const { database, clock } = given.shop;
    const start = clock.now.getTime();
    const mail = { type: 'EMA' as const, contactPersonId: given.personId, sendTo: 'iris@ejemplo.uy' };
    for (const more of [{}, step, mail]) {
      clock.now = new Date(start);
      const first = await idOf(more);
      const [shout, quiet] = [{ ...more, sendTo: 'IRIS@ejemplo.uy' }, more];
      clock.now = new Date(start + 599_000);
      expect(await idOf('sendTo' in more ? shout : quiet)).toBe(first);
      clock.now = new Date(start + 600_000);
      expect(await idOf(more)).not.toBe(first);
    }
    expect(await database.db.selectFrom('mail').select('id').execute()).toHaveLength(2);
  });

  test('by a form that was opened anew is another, and by the same form the same, however late', async () => {
    const { database, clock } = given.shop;
    const [start, one, other] = [clock.now.getTime(), randomUUID(), randomUUID()];
    const mail = { type: 'EMA' as const, contactPersonId: given.personId, sendTo: 'iris@ejemplo.uy' };
    for (const [at, more] of [{}, step, mail].entries()) {
      const guidOf = (guid: string) => ({ ...more, guid: `${at}${guid.slice(1)}` });
      clock.now = new Date(start);
      const first = await idOf(guidOf(one));
      expect(await idOf(guidOf(other))).not.toBe(first);
      clock.now = new Date(start + 3_600_000);
      expect(await idOf(guidOf(one))).toBe(first);
    }
    expect(await database.db.selectFrom('communication').select('id').execute()).toHaveLength(6);
    expect(await database.db.selectFrom('mail').select('id').execute()).toHaveLength(2);
  });

  test('by a form whose words are others by now, or of somebody else, is a 409 and stores nothing', async () => {
    const guid = randomUUID();
    const lara = await aSeller(given.shop, { firstName: 'Lara' });
    expect((await given.add({ guid })).status).toBe(200);
    for (const answer of [await given.add({ guid, subject: 'Otra' }), await given.add({ guid }, lara.token)])
      expect(answer).toMatchObject({ status: 409, error: messages['communication.guidTaken'], data: null });
    expect((await given.add({ guid: 'x' })).status).toBe(400);
    expect(await given.shop.database.db.selectFrom('communication').select('id').execute()).toHaveLength(1);
  });

  test('in other words, with others, for another date or by another account is another', async () => {
    const first = await idOf(step);
    const lara = await aSeller(given.shop, { firstName: 'Lara' });
    const others: Parameters<typeof given.add>[] = [
      [{ ...step, subject: 'Otra' }],
      [{ ...step, message: 'Otro' }],
      [{ ...step, type: 'VIS' }],
      [{ ...step, newDate: '2026-11-28T12:00:00Z' }],
      [{ ...step, contactPersonId: given.personId }],
      [{ ...step, contactCompanyId: given.ownId }],
      [{ ...step, contactCompanyId: given.ownId, isPrivate: true }],
      [{ ...step, creatorPersonId: lara.personId }],
      [step, lara.token],
      [{}],
    ];
    const ids = [first];
    for (const other of others) ids.push(await idOf(...other));
    expect(new Set(ids).size).toBe(others.length + 1);
    expect(await idOf(step)).toBe(first);
  });
});
