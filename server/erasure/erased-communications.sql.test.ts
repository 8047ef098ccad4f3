import { beforeEach, describe, expect, test } from 'vitest';
import { sendMorningMails } from '#server/communications/agenda/morning-mail.service';
import { aCommunication } from '#server/test/a-communication';
import { aPerson } from '#server/test/a-person';
import { aSeller } from '#server/test/an-account';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';

const mark = 'zqana';
let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
beforeEach(async () => {
  given = await erasing(mark);
  ({ shop } = given);
});

describe('of communications an erasure', () => {
  const talked = async () => {
    const person = await given.marked();
    await given.later();
    return person;
  };
  const rows = () => shop.database.db.selectFrom('communication').selectAll().orderBy('id').execute();
  const pairs = async () => (await shop.call('communication/listAuthors', {}, given.admin.token)).data ?? [];

  test('clears the texts of those with him, and leaves that there was one', async () => {
    const person = await talked();
    const stored = await rows();
    const [before] = stored;
    expect(stored.map(({ sent_to: to }) => to)).toEqual([
      `${mark}@ejemplo.uy`,
      `otra.${mark}@ejemplo.uy`,
      'taller@ejemplo.uy',
      null,
    ]);
    expect((await given.erase(person.personId, person.name)).status).toBe(200);
    const cleared = { subject: '', message: '', searched: ' ', sent_to: null, contact_person_id: null };
    const now = shop.clock.now;
    const cancelled = { last_event: 'CAN', new_date: now, changed_at: now };
    const isDue = ({ last_event: last }: { last_event: string }) => last === 'SCH';
    expect(stored.filter(isDue)).toHaveLength(1);
    expect(await rows()).toEqual(stored.map((one) => ({ ...one, ...(isDue(one) && cancelled), ...cleared })));
    const ids = stored.map(({ mail_id: id }) => id ?? 0);
    const mails = shop.database.db.selectFrom('mail').select(['recipient', 'subject', 'text', 'html']);
    const empty = { recipient: '', subject: '', text: '', html: '' };
    expect(await mails.where('id', 'in', ids).execute()).toEqual([empty, empty, empty]);
    const { data } = await shop.call('communication/find', { id: before?.id ?? 0 }, given.admin.token);
    expect(data).toMatchObject({
      contactPersonId: null,
      contactCompanyName: 'Talleres Norte',
      creatorPersonName: 'Alba',
      lastEvent: 'DON',
      events: [{ by: 'Alba Sosa', observation: '' }],
    });
    const filters = { entities: ['communication' as const] };
    expect((await shop.call('history/filter', { filters, rowsMax: 10 }, given.admin.token)).data).toEqual([]);
  });

  test('clears the morning mails that name one with him, and no other', async () => {
    const { db } = shop.database;
    const person = await given.marked();
    await given.later();
    const { id } = await aPerson(db, { name: 'Eva', lastName: 'Paz' });
    const { creator_person_id: creatorPersonId } = (await rows())[0] ?? {};
    const events = [{ type: 'SCH', newDate: shop.clock.now }] as const;
    await db.updateTable('communication').set({ last_event: 'DON' }).execute();
    const due = { creatorPersonId: creatorPersonId ?? 0, subject: 'Otra cosa', contactPersonId: id, events };
    await aCommunication(db, { ...due, creatorCompanyId: (await pairs())[0]?.companyId ?? 0 });
    await sendMorningMails({ ...shop.ctx, clock: () => new Date('2026-12-04T12:00:00Z') });
    const mornings = async () => {
      const noted = db.selectFrom('agenda_mail').innerJoin('mail', 'mail.id', 'agenda_mail.mail_id');
      return (await noted.select('mail.text').orderBy('day').execute()).map(({ text }) => text);
    };
    expect(await mornings()).toEqual([expect.stringContaining(mark), expect.stringContaining('Otra cosa')]);
    expect((await given.erase(person.personId, person.name)).status).toBe(200);
    expect(await mornings()).toEqual(['', expect.stringContaining('Otra cosa')]);
  });

  test('leaves those that he made, as a person who was erased', async () => {
    const seller = await aSeller(shop, { firstName: 'Leo', lastName: 'Ruiz' });
    const [author] = (await pairs()).filter(({ personId }) => personId === seller.personId);
    const comm = {
      subject: 'Precio',
      message: 'Por diez',
      creatorPersonId: author?.personId ?? 0,
      creatorCompanyId: author?.companyId ?? 0,
      contactCompanyId: given.companyId,
    };
    const { data } = await shop.call('communication/add', { comm }, seller.token);
    // Another one sells on.
    await aSeller(shop);
    const { data: look } = await given.preview(seller.personId ?? 0);
    expect(look?.stays).toEqual([
      {
        what: 'Comunicaciones que hizo por la tienda',
        count: 1,
        why: 'Dice qué hizo la tienda y cuándo, a nombre de «Persona borrada».',
      },
    ]);
    expect((await given.erase(seller.personId ?? 0, 'Leo Ruiz')).status).toBe(200);
    const found = await shop.call('communication/find', { id: data?.id ?? 0 }, given.admin.token);
    expect(found.data).toMatchObject({
      subject: 'Precio',
      creatorPersonId: null,
      creatorPersonName: null,
      events: [{ by: 'Persona borrada', personId: null }],
    });
    // Whoever else works there goes on with it.
    const added = { commId: data?.id ?? 0, commEvent: { type: 'SCH' as const } };
    expect((await shop.call('communication/addEvent', added, given.admin.token)).status).toBe(200);
  });

  test('takes his agenda and its mails', async () => {
    const { db } = shop.database;
    const { id } = await aPerson(db, { name: 'Eva', lastName: 'Paz' });
    await db
      .insertInto('agenda')
      .values({ person_id: id, reminder_site: 'RTC', feed_hash: Buffer.alloc(32) })
      .execute();
    await db.insertInto('agenda_mail').values({ person_id: id, day: '2026-11-20' }).execute();
    expect((await given.preview(id)).data?.goes).toContainEqual({ what: 'Agenda', count: 1 });
    expect((await given.erase(id, 'Eva Paz')).status).toBe(200);
    expect(await db.selectFrom('agenda').select('person_id').execute()).toEqual([]);
    expect(await db.selectFrom('agenda_mail').select('person_id').execute()).toEqual([]);
  });
});
