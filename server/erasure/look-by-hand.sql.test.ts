import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunication } from '#server/test/a-communication';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller } from '#server/test/an-account';
import { erasing } from '#server/test/erasing';
import type { TestShop } from '#server/test/shop';

let given: Awaited<ReturnType<typeof erasing>>;
let shop: TestShop;
let seller: Awaited<ReturnType<typeof aSeller>>;
let [ana, creatorCompanyId] = [0, 0];
beforeEach(async () => {
  given = await erasing('zqhand');
  ({ shop } = given);
  const { db } = shop.database;
  seller = await aSeller(shop, { firstName: 'Leo', lastName: 'Ruiz' });
  // Another one sells on.
  await aSeller(shop);
  await db.deleteFrom('phone').execute();
  ana = (await aPerson(db, { name: 'Ana', lastName: 'Núñez', identifier: '4.123.456-7', email: 'nunez@ejemplo.uy' }))
    .id;
  await db.updateTable('phone').set({ phone: '098 111 222' }).where('person_id', '=', ana).execute();
  creatorCompanyId = (
    await db.selectFrom('company').select('id').where('own_site', 'is not', null).executeTakeFirstOrThrow()
  ).id;
});
const look = async (id = ana) => (await given.preview(id)).data;
/** A call of the seller with a company, done unless it is due. */
const comm = (more: Partial<Parameters<typeof aCommunication>[1]>) =>
  aCommunication(shop.database.db, {
    creatorPersonId: seller.personId ?? 0,
    creatorCompanyId,
    contactCompanyId: given.companyId,
    events: [{ type: 'DON', newDate: new Date('2026-11-19T15:00:00Z') }],
    ...more,
  });

describe('the look before an erasure', () => {
  test('names whoever has the document, an e-mail or a phone, once, and nobody else', async () => {
    const { db } = shop.database;
    const [paper, mail, phone] = [
      await aPerson(db, { name: 'Anita', lastName: 'N.', identifier: '41234567', email: 'NUNEZ@ejemplo.uy' }),
      await aPerson(db, { name: 'A.', lastName: 'Núñez', email: 'Nunez@Ejemplo.uy' }),
      await aPerson(db, { name: 'Ani', lastName: 'Paz', email: 'ani@ejemplo.uy' }),
    ];
    await aPerson(db, { name: 'Ana', lastName: 'Núñez', identifier: '4.123.456-8', email: 'otra@ejemplo.uy' });
    await db.updateTable('phone').set({ phone: '+598 98 111 222' }).where('person_id', '=', phone.id).execute();
    expect((await look())?.also).toEqual([
      { id: paper.id, name: 'Anita N.', by: 'identifier' },
      { id: mail.id, name: 'A. Núñez', by: 'email' },
      { id: phone.id, name: 'Ani Paz', by: 'phone' },
    ]);
  });

  test('takes neither a short document nor a person without any for a sign', async () => {
    const { db } = shop.database;
    await db.updateTable('person').set({ identifier: '1' }).execute();
    await db.deleteFrom('phone').execute();
    await aPerson(db, { name: 'Eva', lastName: 'Paz', identifier: '1', contacts: false });
    expect((await look())?.also).toEqual([]);
  });

  test('names communications and companies that bear the name without naming the person', async () => {
    const { db } = shop.database;
    const subject = await comm({ subject: 'Reclamo de ana nunez' });
    const observed = await comm({ subject: 'Frenos' });
    await db
      .updateTable('communication_event')
      .set({ observation: 'Avisó ANA NÚÑEZ' })
      .where('communication_id', '=', observed.id)
      .execute();
    await comm({ subject: 'Con Ana Núñez', contactPersonId: ana });
    await comm({ subject: 'Ana Pérez' });
    const own = await aCompany(db, { name: 'Núñez Ana, unipersonal', identifier: '214455660018' });
    const holder = await aCompany(db, { name: 'Taller', identifier: '217777770017' });
    await db
      .updateTable('phone')
      .set({ observation: 'Pedir por Ana Núñez' })
      .where('company_id', '=', holder.id)
      .execute();
    expect((await look())?.mentions).toEqual([
      { kind: 'communication', id: observed.id, name: 'Frenos' },
      { kind: 'communication', id: subject.id, name: 'Reclamo de ana nunez' },
      { kind: 'company', id: holder.id, name: 'Taller' },
      { kind: 'company', id: own.id, name: 'Núñez Ana, unipersonal' },
    ]);
  });
});

describe('open appointments', () => {
  const due = { events: [{ type: 'SCH', newDate: new Date('2026-12-20T15:00:00Z') }] } as const;

  test('with the person are counted and cancelled, by the administrator; others stay', async () => {
    const [withHer, done, other] = [
      await comm({ ...due, subject: 'Llamar a Ana', contactPersonId: ana }),
      await comm({ subject: 'Hablamos', contactPersonId: ana }),
      await comm({ ...due, subject: 'Llamar al taller' }),
    ];
    expect((await look())?.goes).toContainEqual({ what: 'Citas abiertas con la persona, que se cancelan', count: 1 });
    expect((await given.erase(ana, 'Ana Núñez')).status).toBe(200);
    const found = async (id: number) => (await shop.call('communication/find', { id }, given.admin.token)).data;
    const now = shop.clock.now.toISOString();
    expect(await found(withHer.id)).toMatchObject({
      lastEvent: 'CAN',
      newDate: now,
      subject: '',
      contactPersonId: null,
    });
    expect((await found(withHer.id))?.events.at(-1)).toMatchObject({
      type: 'CAN',
      by: 'Alba Sosa',
      personId: given.admin.personId,
      at: now,
    });
    expect(await found(done.id)).toMatchObject({ lastEvent: 'DON' });
    expect(await found(other.id)).toMatchObject({ lastEvent: 'SCH', subject: 'Llamar al taller' });
  });

  test('of a seller are named, as nobody keeps them afterwards', async () => {
    await comm({ ...due, subject: 'Llamar al taller' });
    expect((await look(seller.personId ?? 0))?.stays).toContainEqual({
      what: 'Citas abiertas a su nombre',
      count: 1,
      why: 'Quedan sin quien las haga: antes dalas a otra persona, en «De» de cada comunicación.',
    });
  });
});
