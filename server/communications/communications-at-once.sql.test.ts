import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sentence } from '#contract/plain/messages';
import { emailsPerDay } from '#server/communications/mail-communication.service';
import { aSeller, signIn } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';

let given: Awaited<ReturnType<typeof communicating>>;
beforeEach(async () => {
  given = await communicating();
});

test('two sellers move one at once: one does, the other hears who did what, and what was not stored', async () => {
  const { id, eventId } = await given.stored();
  const lara = await aSeller(given.shop, { firstName: 'Lara', lastName: 'Díaz' });
  const moves = [
    { by: 'Beto Sosa', token: given.seller.token, newDate: '2026-11-24T12:00:00Z', when: '24/11/2026 a las 09:00' },
    { by: 'Lara Díaz', token: lara.token, newDate: '2026-11-25T12:00:00Z', when: '25/11/2026 a las 09:00' },
  ];
  const answers = await Promise.all(
    moves.map(({ token, newDate }) => given.addEvent(id, { type: 'SCH', newDate }, eventId, token)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [first, second] = answers[0]?.status === 200 ? moves : moves.toReversed();
  const refused = answers.find(({ status }) => status === 409);
  const state = 'Reagendada';
  expect(refused?.error).toBe(
    sentence('communication.moved', {
      by: first?.by ?? '',
      state,
      when: first?.when ?? '',
      asked: state,
      askedWhen: second?.when ?? '',
    }),
  );
  expect((await given.find(id))?.events.map(({ type, by }) => [type, by])).toEqual([
    ['SCH', 'Ana Pérez'],
    ['RSC', first?.by],
  ]);
});

test('one marks it as done while the other moves it: the table decides where nobody says what he saw', async () => {
  const { id } = await given.stored();
  const lara = await aSeller(given.shop);
  const [done, moved] = await Promise.all([
    given.addEvent(id, { type: 'DON' }),
    given.addEvent(id, { type: 'SCH', newDate: '2026-11-25T12:00:00Z' }, undefined, lara.token),
  ]);
  // One that is done is scheduled anew; one that is moved is done.
  expect([done?.status, moved?.status]).toEqual([200, 200]);
  const types = (await given.find(id))?.events.map(({ type }) => type);
  expect([
    ['SCH', 'DON', 'SCH'],
    ['SCH', 'RSC', 'DON'],
  ]).toContainEqual(types);
});

test('of two that are mailed at once where one more fits, one goes out', async () => {
  const { shop, seller, personId } = given;
  for (let at = 1; at < emailsPerDay; at += 1) {
    const { id } = await given.stored({ type: 'EMA', lastEvent: 'DON' });
    await shop.database.db.updateTable('communication').set({ sent_by: seller.id }).where('id', '=', id).execute();
  }
  const mail = { type: 'EMA' as const, contactPersonId: personId, sendTo: 'iris@ejemplo.uy' };
  const tokens = [seller.token, await signIn(shop, seller)];
  const answers = await Promise.all(tokens.map((token) => given.add({ ...mail, subject: token }, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  const { rows } = await shop.database.query('select recipient from mail');
  expect(rows).toEqual([{ recipient: 'iris@ejemplo.uy' }]);
});

test('what is added twice at once, as where an answer was lost, is one and mails once', async () => {
  const { shop, seller, personId } = given;
  const mail = { type: 'EMA' as const, contactPersonId: personId, sendTo: 'iris@ejemplo.uy' };
  const step = { lastEvent: 'SCH' as const, newDate: '2026-11-27T12:00:00Z' };
  const tokens = [seller.token, await signIn(shop, seller)];
  for (const more of [mail, step, {}, { guid: randomUUID() }]) {
    const answers = await Promise.all(tokens.map((token) => given.add(more, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
  }
  const { rows } = await shop.database.query(
    `select (select count(*)::int from communication) as added, (select count(*)::int from communication_event) as events,
      (select count(*)::int from mail) as mails`,
  );
  expect(rows).toEqual([{ added: 4, events: 4, mails: 1 }]);
});
