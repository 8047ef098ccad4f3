import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory, historyOf, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';
import { somePlaces } from '#server/test/some-places';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let seller: Awaited<ReturnType<typeof aSignedIn>>;
let id: number;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  ana = await aSignedIn(shop, { firstName: 'Ana', lastName: 'Pérez' });
  seller = await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' });
  id = ana.personId ?? 0;
});

const rows = () => shop.database.db.selectFrom('history').selectAll().orderBy('id').execute();
const thing = { entity: 'product', id: 'R-1' };

describe('what is recorded', () => {
  test('are the fields that change: when, by whom, from what to what, newest first', async () => {
    const session = { ...(await shop.calls.findSession(shop.ctx, seller.token)) } as NonNullable<
      TestShop['ctx']['session']
    >;
    const ctx = { ...shop.ctx, session };
    const stored = { name: 'Radiador', price: 1250, links: ['a'], family: null, isPublic: true, untouched: 1 };
    const values = { name: 'Radiador', price: 0, links: ['a', 'b'], family: '12', isPublic: false, more: undefined };
    await inTransaction(ctx, (inside) => recordHistory(inside, thing, stored, values));
    shop.clock.now = new Date('2026-11-21T10:00:00Z');
    await inTransaction(shop.ctx, (inside) => recordHistory(inside, thing, { family: '12' }, { family: null }));

    const one = { at: new Date('2026-11-20T15:00:00Z'), by: 'Sergio Vidal', accountId: seller.id, reason: null };
    expect(await historyOf(shop.ctx, thing)).toEqual([
      { ...one, at: shop.clock.now, by: 'Sistema', accountId: null, field: 'family', from: '12', to: null },
      { ...one, field: 'isPublic', from: true, to: false },
      { ...one, field: 'family', from: null, to: '12' },
      { ...one, field: 'links', from: ['a'], to: ['a', 'b'] },
      { ...one, field: 'price', from: 1250, to: 0 },
    ]);
    const page = await historyOf(shop.ctx, thing, { rowIndex: 1, rowsMax: 2 });
    expect(page.map(({ field }) => field)).toEqual(['isPublic', 'family']);
  });

  test('is nothing where an empty text or list takes the place of nothing', async () => {
    const empty = { description: '', links: [], family: null, price: 0, isPublic: false };
    await inTransaction(shop.ctx, (inside) => recordHistory(inside, thing, {}, empty));
    expect((await historyOf(shop.ctx, thing)).map(({ field }) => field)).toEqual(['isPublic', 'price']);
    await inTransaction(shop.ctx, (inside) => recordHistory(inside, thing, { links: ['a'] }, { links: [] }));
    expect(await historyOf(shop.ctx, thing)).toMatchObject([{ field: 'links', from: ['a'], to: [] }, {}, {}]);
  });

  test('belongs to one thing, of one site where it has one', async () => {
    const others = [
      { entity: 'product', id: 'R-2' },
      { entity: 'family', id: 'R-1' },
      { entity: 'product', id: 'R-1', site: 'RTC' },
      { entity: 'product', id: 'R-1', site: 'NAM' },
    ];
    await inTransaction(shop.ctx, async (inside) => {
      for (const [at, other] of [thing, ...others].entries())
        await recordHistory(inside, other, { order: null }, { order: at });
    });
    for (const [at, other] of [thing, ...others].entries())
      expect(await historyOf(shop.ctx, other)).toMatchObject([{ from: null, to: at }]);
    await inTransaction(shop.ctx, (inside) => forgetHistory(inside, thing));
    expect(await historyOf(shop.ctx, thing)).toEqual([]);
    expect(await rows()).toHaveLength(4);
  });

  test('vanishes with its transaction', async () => {
    const work = inTransaction(shop.ctx, async (inside) => {
      await recordHistory(inside, thing, { name: 'a' }, { name: 'b' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test.each(['password', 'passwordHash', 'tokenHash', 'clientSecret'])('is never a secret: %s', async (field) => {
    const work = inTransaction(shop.ctx, (inside) => recordHistory(inside, thing, {}, { name: 'b', [field]: 'x' }));
    await expect(work).rejects.toThrow(`The history takes no secrets: ${field}.`);
    expect(await rows()).toEqual([]);
  });
});

describe('an update of a call (W5)', () => {
  test('of a person is recorded once, with who made it', async () => {
    const parms = { name: { value: ' Anita ', before: 'Ana' }, identifier: { value: '1.234', before: null } };
    await shop.call('person/update', { id, parms }, seller.token);
    await shop.call('person/update', { id, parms }, ana.token);
    expect(await historyOf(shop.ctx, { entity: 'person', id })).toMatchObject([
      { by: 'Sergio Vidal', field: 'identifier', from: null, to: '1.234' },
      { by: 'Sergio Vidal', field: 'name', from: 'Ana', to: 'Anita' },
    ]);
  });

  test('that is refused leaves no trace', async () => {
    const stale = { name: { value: 'Eva', before: 'Otra' } };
    expect(await shop.call('person/update', { id, parms: stale }, ana.token)).toMatchObject({ status: 409 });
    const parms = { name: { value: 'Eva', before: 'Ana' } };
    const foreign = [{ mode: 'DLT' as const, id: 999_999 }];
    expect(await shop.call('person/update', { id, parms, phones: foreign }, ana.token)).toMatchObject({ status: 409 });
    expect(await rows()).toEqual([]);
  });

  test('of a user is recorded by the GUID, and a changed password is not', async () => {
    const parms = { firstName: { value: 'Anita', before: 'Ana' } };
    await shop.call('user/update', { guid: ana.guid, parms }, ana.token);
    const change = { password: ana.password, newPassword: 'otra-clave' };
    expect(await shop.call('user/changePwd', change, ana.token)).toMatchObject({ status: 200 });
    // The name that the account had when it changed.
    expect(await rows()).toMatchObject([
      {
        entity: 'user',
        entity_id: ana.guid,
        by: 'Ana Pérez',
        field: 'firstName',
        from_value: 'Ana',
        to_value: 'Anita',
      },
    ]);
  });

  test('is who gave or took which roles', async () => {
    const administrator = await aSignedIn(shop, { roles: ['administrator'], firstName: 'Alma', lastName: 'Rey' });
    for (const roles of [['seller'], ['seller'], []] as const)
      await shop.call('user/setRoles', { guid: ana.guid, roles: [...roles] }, administrator.token);
    const change = { entity: 'user', entity_id: ana.guid, by: 'Alma Rey', field: 'roles' };
    expect(await rows()).toMatchObject([
      { ...change, from_value: [], to_value: ['seller'] },
      { ...change, from_value: ['seller'], to_value: [] },
    ]);
  });
});

test('who registers again an e-mail that was never activated is told nothing of the one before', async () => {
  await somePlaces(shop.database.db);
  const administrator = await aSignedIn(shop, { roles: ['administrator'] });
  const email = 'eva@ejemplo.uy';
  const names = { firstName: 'Eva', lastName: 'Sosa' };
  const register = () =>
    shop.call('user/addWithPerson', {
      user: { email, password: 'secreta', ...names },
      person: {
        name: 'Eva',
        lastName: 'Sosa',
        phones: [{ phone: '290001' }],
        addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
        emails: [{ email }],
      },
      urlActivation: '/activar',
    });
  expect(await register()).toMatchObject({ status: 200 });
  const found = await shop.call(
    'user/filter',
    { filters: { text: email }, rowIndex: 0, rowsMax: 1 },
    administrator.token,
  );
  const { data: user } = await shop.call('user/get', { guid: found.data?.[0]?.guid ?? '' }, administrator.token);
  const change = { firstName: { value: 'Ema', before: 'Eva' } };
  await shop.call('user/update', { guid: user?.guid ?? '', parms: change }, administrator.token);
  const parms = { name: { value: 'Ema', before: 'Eva' } };
  await shop.call('person/update', { id: user?.person?.id ?? 0, parms }, administrator.token);
  expect((await rows()).map(({ entity }) => entity)).toEqual(['user', 'person']);
  expect(await register()).toMatchObject({ status: 200 });
  // The person whom staff changed stays with its own, the new one has none.
  expect(await rows()).toMatchObject([{ entity: 'person', entity_id: String(user?.person?.id) }]);
  const { data: again } = await shop.call('user/get', { guid: user?.guid ?? '' }, administrator.token);
  expect([again?.person?.name, again?.person?.id === user?.person?.id]).toEqual(['Eva', false]);
});
