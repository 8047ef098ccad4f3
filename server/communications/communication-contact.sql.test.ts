import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSignedIn } from '#server/test/an-account';
import { communicationCallers } from '#server/test/communication-callers';
import type { TestShop } from '#server/test/shop';

type Caller = Awaited<ReturnType<typeof communicationCallers>>;
let shop: TestShop;
let given: Caller['given'];
let who: Caller['who'];
let ids: Caller['ids'];
let other: number;
let buyer: number;
let stranger: number;
beforeAll(async () => {
  ({ shop, given, who, ids, other, buyer, stranger } = await communicationCallers());
});

describe('a contact', () => {
  const asDino = (more: Partial<Input<'communication/add'>['comm']>) => {
    const { token, personId } = who('SEL of another company');
    return given.add({ creatorPersonId: personId ?? 0, creatorCompanyId: other, ...more }, token);
  };
  const refusedAt = (field: string) => ({ status: 422, fields: { [field]: messages['field.choice'] } });

  test('is a company that the caller reads, and a person whom he reads', async () => {
    const { id: personId } = await aPerson(shop.database.db);
    const { id: employee } = await aPerson(shop.database.db);
    await employ(shop.database.db, other, employee, 'COM');
    expect(await asDino({ contactCompanyId: stranger })).toMatchObject(refusedAt('contactCompanyId'));
    expect(await asDino({ contactCompanyId: 99_999 })).toMatchObject(refusedAt('contactCompanyId'));
    expect(await asDino({ contactCompanyId: buyer, contactPersonId: personId })).toMatchObject(
      refusedAt('contactPersonId'),
    );
    expect(await given.add({ contactPersonId: 99_999 })).toMatchObject(refusedAt('contactPersonId'));
    // A private buyer's company is the creator's own.
    expect((await asDino({ contactCompanyId: other, contactPersonId: employee })).data).toMatchObject({
      contactCompanyName: 'Frenos del Este',
      contactPersonId: employee,
    });
    expect((await asDino({ contactCompanyId: buyer })).status).toBe(200);
  });

  test('is not changed to one that he may not name, nor the creator to another’s', async () => {
    const { token } = who('SEL of another company');
    const change = (parms: Input<'communication/update'>['parms']) =>
      shop.call('communication/update', { id: ids.otherWithBuyer, parms }, token);
    expect(await change({ contactCompanyId: { value: stranger, before: buyer } })).toMatchObject(
      refusedAt('contactCompanyId'),
    );
    expect(await change({ creatorCompanyId: { value: given.ownId, before: other } })).toMatchObject(
      refusedAt('creatorPersonId'),
    );
    const { db } = shop.database;
    await db
      .updateTable('communication')
      .set({ creator_person_id: null })
      .where('id', '=', ids.otherWithBuyer)
      .execute();
    expect(await change({ creatorCompanyId: { value: given.ownId, before: other } })).toMatchObject(
      refusedAt('creatorPersonId'),
    );
    expect((await change({ subject: { value: 'Otra cosa', before: 'otherWithBuyer' } })).status).toBe(200);
  });

  test('that the caller does not read stands nowhere: in no row, filter, search or history', async () => {
    const { db } = shop.database;
    const { id: third } = await aCompany(db, { name: 'Otra más' });
    const author = await aSignedIn(shop, { roles: ['seller'], sellsFor: [other, third, given.ownId] });
    const { id: contactPersonId } = await aPerson(db, { name: 'Zoraida', lastName: 'Quijano', email: 'zq@ejemplo.uy' });
    await employ(db, third, contactPersonId, 'COM');
    const made = { creatorPersonId: author.personId ?? 0, creatorCompanyId: other, contactCompanyId: other };
    const noted = { ...made, type: 'EMA' as const, contactPersonId, subject: 'Reclamo' };
    const { data: added } = await given.add(noted, author.token);
    const id = added?.id ?? 0;
    const parms = { contactPersonId: { value: null, before: contactPersonId } };
    const back = { contactPersonId: { value: contactPersonId, before: null } };
    for (const one of [parms, back])
      expect((await shop.call('communication/update', { id, parms: one }, author.token)).status).toBe(200);
    // An e-mail that went out is not changed: it is one between the changes.
    const mailTo = (sentTo: string | null) =>
      db.updateTable('communication').set({ sent_to: sentTo }).where('id', '=', id).execute();
    await mailTo('zq@ejemplo.uy');
    const dino = who('SEL of another company').token;
    const texts = async (token: string) => {
      const page = { rowIndex: 0, rowsMax: 50 };
      const found = [{ contactPersonId }, { text: 'zoraida' }, { text: 'reclamo quijano' }].map(async (filters) => {
        const { data, resultCount } = await shop.call('communication/filter', { ...page, filters }, token);
        expect(data).toHaveLength(resultCount ?? 0);
        return data?.length;
      });
      const { data: row } = await shop.call('communication/find', { id }, token);
      const { data: rows } = await shop.call('communication/filter', { ...page, filters: { text: 'reclamo' } }, token);
      const asked = { filters: { code: String(id), entities: ['communication' as const] }, rowsMax: 50 };
      const { data: changes } = await shop.call('history/filter', asked, token);
      return { row, changes, found: await Promise.all(found), all: JSON.stringify([row, rows, changes]) };
    };
    const known = await texts(author.token);
    expect([known.found, known.row?.contactPersonName, known.row?.sentTo]).toEqual([
      [1, 1, 1],
      'Zoraida',
      'zq@ejemplo.uy',
    ]);
    expect(known.all).toMatch(/"Zoraida Quijano"/);
    const hidden = await texts(dino);
    expect(hidden.found).toEqual([0, 0, 0]);
    const no = { contactPersonId: null, contactPersonName: null, contactPersonLastName: null, sentTo: null };
    expect(hidden.row).toMatchObject({ subject: 'Reclamo', mayChange: true, ...no });
    // His own phone, and none of the company that noted it.
    expect([known.row?.contactPhone, hidden.row?.contactPhone]).toEqual(['099 123 456', null]);
    expect(hidden.all).not.toMatch(/Zoraida|Quijano|zq@/);
    const nobody = { from: null, to: null, fromName: null, toName: null };
    const named = (changes: typeof hidden.changes) => changes?.filter(({ field }) => field === 'contactPersonId');
    expect(named(hidden.changes)).toMatchObject([nobody, nobody, nobody]);
    const byAdministrator = await texts(who('an administrator').token);
    expect(byAdministrator.found).toEqual(known.found);
    expect(byAdministrator.row).toEqual({ ...known.row, mayChange: false });
    expect(byAdministrator.changes).toEqual(known.changes);
    const subject = { value: 'Queja', before: 'Reclamo' };
    const ofMailed = await shop.call('communication/update', { id, parms: { subject } }, dino);
    expect(ofMailed).toMatchObject({ status: 409, error: messages['communication.sent'] });
    expect(JSON.stringify(ofMailed.body)).not.toMatch(/Zoraida|Quijano|zq@/);
    // A change of what he sees leaves whom he does not.
    await mailTo(null);
    const mine = { contactPersonId: { value: 99_999, before: 99_998 }, subject };
    const refused = await shop.call('communication/update', { id, parms: mine }, dino);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.not.stringContaining('Zoraida')]);
    expect((await shop.call('communication/update', { id, parms: { subject } }, dino)).status).toBe(200);
    const { data: employed } = await shop.call(
      'person/find',
      { id: who('SEL of another company').personId ?? 0 },
      dino,
    );
    const another = { contactPersonId: { value: employed?.id ?? 0, before: null } };
    expect(await shop.call('communication/update', { id, parms: another }, dino)).toMatchObject({
      status: 409,
      fields: { contactPersonId: messages['communication.hiddenContact'] },
    });
    // Nobody, as he sees it, is no change.
    const nobodySeen = {
      contactPersonId: { value: null, before: null },
      type: { value: 'VIS' as const, before: 'EMA' },
    };
    const changed = await shop.call('communication/update', { id, parms: nobodySeen }, dino);
    expect([changed.status, changed.data?.type]).toEqual([200, 'VIS']);
    expect((await given.find(id, author.token))?.contactPersonId).toBe(contactPersonId);
    await db.deleteFrom('communication').where('id', '=', id).execute();
  });

  test('is no company that became part of another', async () => {
    const { db } = shop.database;
    const { id } = await aCompany(db, { name: 'Es parte' });
    await db.updateTable('company').set({ merged_into: stranger }).where('id', '=', id).execute();
    expect(await given.add({ contactCompanyId: id })).toMatchObject(refusedAt('contactCompanyId'));
  });
});
