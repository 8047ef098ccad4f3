import { beforeEach, describe, expect, test } from 'vitest';
import type { Output } from '#contract/contract';
import { openChanges } from '#server/database/changes';
import { historyOf } from '#server/history/history.service';
import { openLog } from '#server/log/log';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let pictures: { id: number; path: string }[];
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop, { firstName: 'Sergio', lastName: 'Vidal' })).token;
  pictures = await shop.database.db
    .insertInto('image')
    .values(['ancha', 'cuadrada'].map((name) => ({ name, path: name, target: 'banner', width: 10, height: 10 })))
    .returning(['id', 'path'])
    .execute();
});

const picture = (at: number) => ({ id: pictures[at]?.id ?? 0, image: pictures[at]?.path ?? '' });
const banner = () => ({ color: '#102030', link: '/productos?c=1.2', title: 'Impresoras', image: picture(0), sd: null });
const set = (key: string, items: unknown, more: { before?: string; by?: string | undefined } = {}) =>
  shop.call(
    'config/set',
    { key, value: JSON.stringify(items), ...(more.before !== undefined && { before: more.before }) },
    'by' in more ? more.by : token,
  );
const shown = async (key: string, by?: string) =>
  JSON.parse((await shop.call('config/getPublic', { key }, by)).data ?? '') as Record<string, unknown>[];

describe('who may', () => {
  test('a SEL of the site’s own company and an administrator; to others it is a 401 or 403', async () => {
    const other = await aCompany(shop.database.db);
    const people = {
      customer: await aSignedIn(shop),
      seller: await aSignedIn(shop, { roles: ['seller'] }),
      sellerOfOther: await aSeller(shop, { sellsFor: [other.id] }),
      administrator: await aSignedIn(shop, { roles: ['administrator'] }),
    };
    const statuses: Record<string, number[]> = {};
    for (const [name, by] of [['visitor', undefined], ...Object.entries(people)] as const) {
      const answers = [
        await set('BANNER_HOME', [banner()], { by: by?.token }),
        await shop.call('config/list', {}, by?.token),
      ];
      statuses[name] = answers.map(({ status }) => status);
    }
    expect(statuses).toEqual({
      visitor: [401, 401],
      customer: [403, 403],
      seller: [403, 404],
      sellerOfOther: [403, 404],
      administrator: [200, 200],
    });
  });
});

describe('what is kept', () => {
  test('the test copy apart from what visitors see, until it is sent there', async () => {
    await set('BANNER_HOME', [banner()]);
    await set('TEST_BANNER_HOME', [{ ...banner(), title: 'De prueba' }]);
    expect((await shown('BANNER_HOME')).map(({ title }) => title)).toEqual(['Impresoras']);
    expect((await shown('TEST_BANNER_HOME', token)).map(({ title }) => title)).toEqual(['De prueba']);
    const groups = async () => (await shop.call('config/list', {}, token)).data as Output<'config/list'>['data'];
    const of = async () => (await groups()).find(({ key }) => key === 'BANNER_HOME');
    expect(await of()).toMatchObject({ hasChanges: true });
    await set('BANNER_HOME', [{ ...banner(), title: 'De prueba' }]);
    const { production, test: copy, hasChanges } = (await of()) ?? {};
    expect([hasChanges, production]).toEqual([false, copy]);
    expect(await groups()).toHaveLength(3);
  });

  test('what is shown becomes the test too; a test that said something else is in the history', async () => {
    const titles = async () =>
      Promise.all(
        ['BANNER_HOME', 'TEST_BANNER_HOME'].map(async (key) => (await shown(key, token)).map(({ title }) => title)),
      );
    const named = (...names: string[]) => names.map((title) => ({ ...banner(), title }));
    await set('TEST_BANNER_HOME', named('Prueba vieja'));
    await set('BANNER_HOME', named('Uno', 'Dos', 'Tres'));
    expect(await titles()).toEqual([
      ['Uno', 'Dos', 'Tres'],
      ['Uno', 'Dos', 'Tres'],
    ]);
    await set('BANNER_HOME', named('Uno', 'Dos'));
    expect(await titles()).toEqual([
      ['Uno', 'Dos'],
      ['Uno', 'Dos'],
    ]);
    // The second save replaced nothing that the test alone had said.
    const told = await historyOf(shop.ctx, { entity: 'config', id: 'TEST_BANNER_HOME', site: 'RTC' });
    expect(told.map(({ from }) => (from as { title: string }[]).map(({ title }) => title))).toEqual([
      ['Prueba vieja'],
      [],
    ]);
    const refused = await set('BANNER_HOME', named('Otro'), { before: '[]' });
    expect(refused.status).toBe(409);
    expect(await titles()).toEqual([
      ['Uno', 'Dos'],
      ['Uno', 'Dos'],
    ]);
  });

  test('banners numbered in their order, with the shop’s own path of a picture; one whose pictures were taken away is gone', async () => {
    const forged = { ...banner(), image: { ...picture(0), image: 'otra/cosa' }, sd: picture(1), id: 77 };
    const bare = { ...banner(), id: 1, image: null };
    expect((await set('BANNER_3D', [bare, forged, banner()])).status).toBe(200);
    expect(await shown('BANNER_3D')).toMatchObject([
      { id: 1, image: picture(0), sd: picture(1) },
      { id: 2, image: picture(0), sd: null },
    ]);
  });

  test.each([{ id: 0 }, {}])('no new banner without a picture (%j)', async (more) => {
    const { status, fields } = await set('BANNER_3D', [banner(), { ...banner(), ...more, image: null }]);
    expect([status, fields]).toEqual([422, { 'items.1.image': 'Elegí una imagen, o subí una' }]);
    expect(await shown('BANNER_3D')).toEqual([]);
  });

  test('no picture that is removed at the same time', async () => {
    for (const { id } of pictures) {
      const [saved, removed] = await Promise.all([
        set('BANNER_HOME', [{ ...banner(), image: { id, image: '' } }]),
        shop.call('image/remove', { id }, token),
      ]);
      expect([saved.status, removed.status].toSorted((a, b) => a - b)).toEqual(
        saved.status === 200 ? [200, 409] : [200, 422],
      );
      await set('BANNER_HOME', []);
    }
  });

  test('releases by codes, each once in its group', async () => {
    await aProduct(shop, { code: 'NUEVO-1' });
    const { data } = await set('RELEASES_HOME', [{ title: ' Nuevos ', codes: ['NUEVO-1', 'NUEVO-1'] }]);
    expect(data).toBe('[{"title":"Nuevos","codes":["NUEVO-1"]}]');
    expect((await shop.call('release/list', {})).data?.map(({ title }) => title)).toEqual(['Nuevos']);
  });

  test('who changed it, from what to what; saved again it leaves no row', async () => {
    const items = JSON.parse((await set('TEST_BANNER_HOME', [banner()])).data ?? '') as unknown;
    await set('TEST_BANNER_HOME', [banner()]);
    const thing = { entity: 'config', id: 'TEST_BANNER_HOME', site: 'RTC' };
    expect(await historyOf(shop.ctx, thing)).toMatchObject([
      { by: 'Sergio Vidal', field: 'items', from: [], to: items },
    ]);
  });

  test('another process hears of it', async () => {
    const log = openLog('silent');
    const other = await openChanges(shop.database.db, log, { pauseMs: 60_000 });
    const heard: string[] = [];
    other.subscribe((changes) => {
      heard.push(...changes.filter(({ entity }) => entity === 'config').map(({ id }) => id));
    });
    await set('BANNER_HOME', [banner()]);
    await other.follow();
    await other.close();
    expect(heard).toEqual(['RTC.BANNER_HOME']);
  });
});

describe('what is refused', () => {
  const days = { from: '2026-12-02', until: '2026-12-01' };
  test.each([
    ['a key that is none', 'BANNER_HOUSE', () => [], 404, 'Esa configuración no existe', undefined],
    ['a test copy of one', 'TEST_TEST_BANNER_HOME', () => [], 404, 'Esa configuración no existe', undefined],
    ['no list', 'BANNER_HOME', () => ({}), 400, undefined, undefined],
    ['items of another key', 'BANNER_HOME', () => [{ ...banner(), color: 7 }], 400, undefined, undefined],
    [
      'a link that is none',
      'BANNER_HOME',
      () => [banner(), { ...banner(), link: 'javascript:alert(1)' }],
      422,
      'Ingresá una dirección que empiece con https://',
      'items.1.link',
    ],
    ['no title', 'BANNER_HOME', () => [{ ...banner(), title: ' ' }], 422, 'Este campo es obligatorio', 'items.0.title'],
    [
      'a colour that is none',
      'BANNER_HOME',
      () => [{ ...banner(), color: 'rojo' }],
      422,
      'Ingresá un color como #14213d',
      'items.0.color',
    ],
    ['a day that is none', 'BANNER_HOME', () => [{ ...banner(), from: 'hoy' }], 422, 'Ingresá un día', 'items.0.from'],
    [
      'days the wrong way round',
      'BANNER_HOME',
      () => [{ ...banner(), ...days }],
      422,
      'El último día no puede ser anterior al primero',
      'items.0.until',
    ],
    [
      'a picture that the shop lacks',
      'BANNER_HOME',
      () => [{ ...banner(), sd: { id: 999_999 } }],
      422,
      'Esa imagen no existe',
      'items.0.sd',
    ],
    [
      'one title twice',
      'RELEASES_HOME',
      () => [
        { title: 'A', codes: [] },
        { title: 'A', codes: [] },
      ],
      422,
      'Ya hay otras con ese título',
      'items.1.title',
    ],
    [
      'too many',
      'BANNER_HOME',
      () => Array.from({ length: 51 }, () => banner()),
      422,
      'Podés guardar hasta 50',
      'items',
    ],
  ])('%s', async (_, key, items, status, message, field) => {
    const answer = await set(key, items());
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.fields).toEqual({ [field]: message });
    else if (message) expect(answer.error).toBe(message);
    expect(await shop.database.db.selectFrom('config').selectAll().execute()).toEqual([]);
    expect(await shop.database.db.selectFrom('history').selectAll().execute()).toEqual([]);
  });

  test('what is no JSON', async () => {
    const answer = await shop.call('config/set', { key: 'BANNER_HOME', value: '{' }, token);
    expect([answer.status, answer.error]).toEqual([400, 'La solicitud no tiene la forma esperada (value)']);
  });

  test('what another saved meanwhile, of two at once too; but not what is already so', async () => {
    const first = (await set('BANNER_HOME', [banner()], { before: '[]' })).data ?? '';
    const stale = await set('BANNER_HOME', [], { before: '[]' });
    expect([stale.status, stale.error]).toEqual([
      409,
      'Otra persona guardó «Banners de inicio» mientras editabas: elegí cuál de las dos versiones queda',
    ]);
    expect((await set('BANNER_HOME', [banner()], { before: '[]' })).status).toBe(200);
    const titles = ['Uno', 'Dos', 'Tres'];
    const answers = await Promise.all(
      titles.map((title) => set('BANNER_HOME', [{ ...banner(), title }], { before: first })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const copies = await Promise.all(
      titles.map((title) => set('TEST_BANNER_3D', [{ ...banner(), title }], { before: '[]' })),
    );
    expect(copies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});
