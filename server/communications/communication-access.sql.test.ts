import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aCompany } from '#server/test/a-company';
import { aSignedIn } from '#server/test/an-account';
import { communicationCallers, type Name, communications as things } from '#server/test/communication-callers';
import type { TestShop } from '#server/test/shop';

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

type Caller = Awaited<ReturnType<typeof communicationCallers>>;
let shop: TestShop;
let given: Caller['given'];
let who: Caller['who'];
let ids: Caller['ids'];
let buyer: number;
let stranger: number;
beforeAll(async () => {
  ({ shop, given, who, ids, buyer, stranger } = await communicationCallers());
});

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
  const { token: customer } = await aSignedIn(shop);
  const page = { filters: {}, rowIndex: 0, rowsMax: 20 };
  expect((await shop.call('communication/filter', page, customer)).status).toBe(403);
  expect((await shop.call('communication/filter', page)).status).toBe(401);
  expect((await given.add({}, customer)).status).toBe(403);
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
