import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aCompany, employ } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { communicating } from '#server/test/communicating';
import { anOrderOf } from '#server/test/merged-companies';
import type { TestShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

const things = ['ownMade', 'otherWithBuyer', 'otherWithItself', 'otherWithStranger', 'nobodySells'] as const;
type Name = (typeof things)[number];
const all = [...things];
type Rights = { reads: readonly Name[]; changes: readonly Name[]; authors: readonly string[] };
const nothing: Rights = { reads: [], changes: [], authors: [] };
const ofOwn: Rights = { reads: all, changes: ['ownMade'], authors: [] };

// docs/decisions/025-communications.md, written a second time on purpose.
const table: Record<string, Rights> = {
  'an administrator': {
    reads: all,
    changes: ['ownMade', 'nobodySells'],
    authors: ['Alma · La tienda', 'Beto · La tienda', 'Caro · La tienda'],
  },
  'SEL of the site’s own company': { ...ofOwn, authors: ['Beto · La tienda', 'Caro · La tienda'] },
  'SEL of another company': {
    reads: ['otherWithBuyer', 'otherWithItself'],
    changes: ['otherWithBuyer', 'otherWithItself'],
    authors: ['Dino · Frenos del Este'],
  },
  'SEL of another site’s company': { ...nothing, authors: ['Elsa · La de autopartes'] },
  'COM of the own company': nothing,
  'a seller whom nobody employs': nothing,
};

let shop: TestShop;
let given: Awaited<ReturnType<typeof communicating>>;
let customer: string;
let other: number;
let buyer: number;
let stranger: number;
const callers: Record<string, { token: string; personId: number | null }> = {};
const ids = {} as Record<Name, number>;

beforeAll(async () => {
  given = await communicating();
  ({ shop } = given);
  const { db } = shop.database;
  await somePlaces(db);
  other = (await aCompany(db, { name: 'Frenos del Este' })).id;
  buyer = (await aCompany(db, { name: 'Compró SA' })).id;
  stranger = (await aCompany(db, { name: 'No compró SA' })).id;
  const elsewhere = (await aCompany(db, { name: 'La de autopartes', ownSite: 'NAM' })).id;
  await anOrderOf(shop, buyer);
  await db.updateTable('orders').set({ to_company_id: other }).execute();
  const seller = (firstName: string, sellsFor: number[]) => aSignedIn(shop, { roles: ['seller'], sellsFor, firstName });
  const buys = await aSignedIn(shop, { roles: ['seller'] });
  await employ(db, given.ownId, buys.personId ?? 0, 'COM');
  const dino = await seller('Dino', [other]);
  Object.assign(callers, {
    'an administrator': await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma' }),
    'SEL of the site’s own company': await aSeller(shop, { firstName: 'Caro' }),
    'SEL of another company': dino,
    'SEL of another site’s company': await seller('Elsa', [elsewhere]),
    'COM of the own company': buys,
    'a seller whom nobody employs': await seller('Fito', []),
  });
  customer = (await aSignedIn(shop)).token;
  const madeByOther = { creatorPersonId: dino.personId, creatorCompanyId: other, contactPersonId: null };
  const contacts = { otherWithBuyer: buyer, otherWithItself: other, otherWithStranger: stranger };
  ids.ownMade = (await given.stored({ subject: 'ownMade' })).id;
  const { id: nobodySellsFor } = await aCompany(db, { name: 'Ya nadie vende SA' });
  ids.nobodySells = (await given.stored({ subject: 'nobodySells', creatorCompanyId: nobodySellsFor })).id;
  for (const [name, contactCompanyId] of Object.entries(contacts))
    ids[name as Name] = (await given.stored({ ...madeByOther, contactCompanyId, subject: name })).id;
  // A change of each, so that the history knows them.
  const authors: Partial<Record<Name, string>> = {
    ownMade: given.seller.token,
    nobodySells: callers['an administrator']?.token ?? '',
  };
  for (const name of things) {
    const author = authors[name] ?? dino.token;
    const parms = { message: { value: 'Cambió', before: 'Pidió precio por diez' } };
    await shop.call('communication/update', { id: ids[name], parms }, author);
  }
});

const who = (caller: string) => callers[caller] ?? { token: '', personId: null };

describe.each(Object.entries(table))('%s', (caller, { reads, changes, authors }) => {
  test('finds those that he reads alone, and whether he changes them', async () => {
    for (const name of things)
      for (const path of ['communication/find', 'comm/find'] as const) {
        const { status, error, data } = await shop.call(path, { id: ids[name] }, who(caller).token);
        expect([name, data?.mayChange ?? false]).toEqual([name, changes.includes(name)]);
        expect([name, status, error]).toEqual(
          reads.includes(name) ? [name, 200, ''] : [name, 404, messages['communication.notFound']],
        );
      }
  });

  test('lists those alone, with filters and without, and counts no others', async () => {
    for (const filters of [{}, { text: 'o' }, { state: 'OPE' as const }]) {
      const page = { filters, rowIndex: 0, rowsMax: 20 };
      const { data, resultCount } = await shop.call('communication/filter', page, who(caller).token);
      const found = data?.map(({ id }) => id) ?? [];
      expect(things.filter((name) => found.includes(ids[name]))).toEqual(reads);
      const changed = data?.filter(({ mayChange }) => mayChange).map(({ id }) => id) ?? [];
      expect(things.filter((name) => changed.includes(ids[name]))).toEqual(changes);
      expect([found.length, resultCount]).toEqual([reads.length, reads.length]);
    }
  });

  test('is told beforehand with which contacts he adds one', async () => {
    const adds = async (filters: { contactCompanyId?: number }) =>
      (await shop.call('communication/filter', { filters, rowIndex: 0, rowsMax: 1 }, who(caller).token)).mayAdd;
    const readsAll = reads.length === things.length;
    expect([caller, await adds({})]).toEqual([caller, authors.length > 0]);
    expect([caller, await adds({ contactCompanyId: buyer })]).toEqual([caller, reads.includes('otherWithBuyer')]);
    expect([caller, await adds({ contactCompanyId: stranger })]).toEqual([caller, readsAll]);
  });

  test('changes what he may, only reads others, and knows nothing of the rest', async () => {
    for (const name of things) {
      const status = changes.includes(name) ? 200 : reads.includes(name) ? 409 : 404;
      const message = { value: 'Igual', before: 'Igual' };
      await shop.database.db.updateTable('communication').set({ message: 'Igual' }).execute();
      const update = { id: ids[name], parms: { message } };
      const event = { commId: ids[name], commEvent: { type: 'SCH' as const } };
      expect([name, (await shop.call('communication/update', update, who(caller).token)).status]).toEqual([
        name,
        status,
      ]);
      const answer = await shop.call('communication/addEvent', event, who(caller).token);
      expect([name, answer.status]).toEqual([name, status]);
      if (status === 409) expect(answer.error).toBe(messages['communication.readOnly']);
      // A wrong field is said to those alone who may change it.
      const wrong = { id: ids[name], parms: { message: { value: '', before: 'Igual' } } };
      const refused = await shop.call('communication/update', wrong, who(caller).token);
      expect([name, refused.status]).toEqual([name, status === 200 ? 422 : status]);
    }
  });

  test('reads the history of those that he reads', async () => {
    const asked = { filters: { entities: ['communication' as const] }, rowsMax: 50 };
    const { data } = await shop.call('history/filter', asked, who(caller).token);
    const found = new Set(data?.map(({ entityId }) => Number(entityId)));
    const changed = reads.filter((name) => name !== 'otherWithStranger');
    expect(things.filter((name) => found.has(ids[name]))).toEqual(changed);
    expect(data?.every(({ name }) => name !== null)).toBe(true);
  });

  test('names as the creator those who sell for whom he sells for, and himself for it', async () => {
    const { data } = await shop.call('communication/listAuthors', {}, who(caller).token);
    expect(data?.map(({ name, companyName }) => `${name} · ${companyName}`)).toEqual(authors);
    const [author] = data ?? [];
    const asAuthor = author && { creatorPersonId: author.personId, creatorCompanyId: author.companyId };
    const mayNot = { creatorPersonId: who(caller).personId ?? 0, creatorCompanyId: stranger };
    const contact = { contactCompanyId: author?.companyId ?? given.clientId };
    if (asAuthor) expect((await given.add({ ...asAuthor, ...contact }, who(caller).token)).status).toBe(200);
    for (const creator of [mayNot, ...(asAuthor ? [] : [given.made])])
      expect(await given.add({ ...creator, ...contact }, who(caller).token)).toMatchObject({
        status: 422,
        fields: { creatorPersonId: messages['field.choice'] },
      });
    await shop.database.db.deleteFrom('communication').where('subject', '=', 'Cotización').execute();
  });
});

test('a customer and a visitor do nothing of it', async () => {
  const page = { filters: {}, rowIndex: 0, rowsMax: 20 };
  expect((await shop.call('communication/filter', page, customer)).status).toBe(403);
  expect((await shop.call('communication/filter', page)).status).toBe(401);
  expect((await given.add({}, customer)).status).toBe(403);
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
    const mail = { type: 'EMA' as const, contactPersonId, sendTo: 'zq@ejemplo.uy' };
    const { data: added } = await given.add({ ...made, ...mail, subject: 'Reclamo' }, author.token);
    const id = added?.id ?? 0;
    const parms = { contactPersonId: { value: null, before: contactPersonId } };
    const back = { contactPersonId: { value: contactPersonId, before: null } };
    for (const one of [parms, back])
      expect((await shop.call('communication/update', { id, parms: one }, author.token)).status).toBe(200);
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
    // A change of what he sees leaves whom he does not.
    const subject = { value: 'Queja', before: 'Reclamo' };
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

test('those of a company whose last seller goes are an administrator’s to change, until somebody sells again', async () => {
  const { db } = shop.database;
  const { id: companyId } = await aCompany(db, { name: 'Se queda sin nadie' });
  const last = await aSignedIn(shop, { roles: ['seller'], sellsFor: [companyId] });
  const { id } = await given.stored({ creatorCompanyId: companyId, contactCompanyId: companyId });
  const mayChange = async () => (await given.find(id, who('an administrator').token))?.mayChange;
  const lock = (at: Date | null) =>
    db.updateTable('account').set({ locked_at: at }).where('id', '=', last.id).execute();
  expect(await mayChange()).toBe(false);
  await lock(shop.clock.now);
  expect(await mayChange()).toBe(true);
  await lock(null);
  expect(await mayChange()).toBe(false);
  await db.updateTable('employee').set({ position: 'COM' }).where('company_id', '=', companyId).execute();
  expect(await mayChange()).toBe(true);
  await db.deleteFrom('communication').where('id', '=', id).execute();
});
