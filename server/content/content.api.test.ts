import { beforeAll, describe, expect, test } from 'vitest';
import { listSitePictures } from '#server/content/banner-pictures.service';
import { saveConfig } from '#server/content/content.service';
import { writeConfig } from '#server/content/content.store';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { aPerson } from '#server/test/a-person';
import { aProduct } from '#server/test/a-product';
import { anAccount, signIn } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
const tokens: Record<string, string> = {};
const banner = {
  id: 1,
  color: '#102030',
  link: '/productos?c=1.2',
  title: 'Impresoras 3D',
  image: { id: 1, image: 'demo/banner-1' },
  sd: null,
};
const save = (key: string, value: Parameters<typeof saveConfig>[2]) =>
  inTransaction(shop.ctx, (inside) => saveConfig(inside, key, value));

beforeAll(async () => {
  shop = await testShop();
  const own = await aCompany(shop.database.db, { ownSite: 'RTC' });
  const other = await aCompany(shop.database.db);
  tokens.customer = await signIn(shop, await anAccount(shop));
  tokens.own = await signIn(shop, await anAccount(shop, { roles: ['seller'], sellsFor: [own.id] }));
  tokens.other = await signIn(shop, await anAccount(shop, { roles: ['seller'], sellsFor: [other.id] }));
  const clerk = await aPerson(shop.database.db);
  await shop.database.db
    .insertInto('employee')
    .values({ company_id: own.id, person_id: clerk.id, position: 'ADM' })
    .execute();
  tokens.notSel = await signIn(shop, await anAccount(shop, { roles: ['seller'], personId: clerk.id }));
  tokens.admin = await signIn(shop, await anAccount(shop, { roles: ['administrator'] }));
  await save('BANNER_HOME', [banner]);
  await save('TEST_BANNER_HOME', []);
});

describe('config/getPublic', () => {
  test('answers what is stored as a JSON string, an empty list where nothing is', async () => {
    const { body } = await shop.call('config/getPublic', { key: 'BANNER_HOME' });
    expect(body).toEqual({ success: true, data: JSON.stringify([banner]), error: '' });
    expect((await shop.call('config/getPublic', { key: 'BANNER_3D' })).data).toBe('[]');
  });

  test('refuses an unknown key with 404, also as a test copy', async () => {
    for (const key of ['BANNER_HOUSE', 'banner_home', 'TEST_', 'TEST_TEST_BANNER_HOME', 'toString']) {
      const { status, error } = await shop.call('config/getPublic', { key });
      expect([key, status, error]).toEqual([key, 404, 'Esa configuración no existe']);
    }
  });

  test("opens a test copy to the SEL of the site's own company and to administrators alone", async () => {
    const statusFor = async (token?: string) =>
      (await shop.call('config/getPublic', { key: 'TEST_BANNER_HOME' }, token)).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(tokens.customer)).toBe(403);
    expect(await statusFor(tokens.other)).toBe(403);
    expect(await statusFor(tokens.notSel)).toBe(403);
    expect(await statusFor(tokens.own)).toBe(200);
    expect(await statusFor(tokens.admin)).toBe(200);
  });
});

describe('saveConfig', () => {
  test('keeps nothing that is not of its shape', async () => {
    await expect(save('RELEASES_HOME', [banner])).rejects.toThrow();
    expect((await shop.call('config/getPublic', { key: 'RELEASES_HOME' })).data).toBe('[]');
  });

  test.each([
    'javascript:alert(1)',
    '//malo.example',
    'data:text/html,x',
    ' /productos',
    'productos',
    '/\\malo.example',
  ])('refuses a link to %j', async (link) => {
    await expect(save('BANNER_HOME', [{ ...banner, link }])).rejects.toThrow();
  });

  test.each(['', '/', '/productos?c=1.2', 'https://cursos.uy/arduino', 'http://cursos.uy'])(
    'takes a link to %j',
    async (link) => {
      await save('BANNER_3D', [{ ...banner, link }]);
    },
  );

  test('is noted for the pages', async () => {
    const { db } = shop.database;
    const noted = await db.selectFrom('change_log').select('entity_id').where('entity', '=', 'config').execute();
    expect(noted.map((row) => row.entity_id)).toContain('RTC.BANNER_HOME');
  });
});

describe('release/list', () => {
  beforeAll(async () => {
    await aProduct(shop, { code: 'REL-A', price: 1000 });
    await aProduct(shop, { code: 'REL-B' });
    await aProduct(shop, { code: 'REL-HIDDEN', isPublic: false });
    await aProduct(shop, { code: 'REL-ELSEWHERE', categoryId: '2.301' });
    await save('RELEASES_HOME', [
      { title: 'Nuevos', codes: ['REL-B', 'REL-HIDDEN', 'REL-A', 'GONE'] },
      { title: 'De otro sitio', codes: ['REL-ELSEWHERE'] },
      { title: 'Otra vez', codes: ['REL-A'] },
    ]);
  });
  const shown = async (token?: string) => {
    const { data } = await shop.call('release/list', {}, token);
    return data?.map(({ title, items }) => [title, ...items.map(({ code }) => code)]);
  };

  test('answers the groups with the cards that a visitor may see, in their order', async () => {
    expect(await shown()).toEqual([
      ['Nuevos', 'REL-B', 'REL-A'],
      ['Otra vez', 'REL-A'],
    ]);
    const { body } = await shop.call('release/list', {});
    const [group] = body.data as { ReleaseTitle: string; Items: Record<string, unknown>[] }[];
    expect(group?.ReleaseTitle).toBe('Nuevos');
    expect(group?.Items[1]).toMatchObject({ ProductCode: 'REL-A', ProductPrice: 10, BrandName: 'Nodo' });
  });

  test('shows sellers what is not public too', async () => {
    expect(await shown(tokens.own)).toEqual([
      ['Nuevos', 'REL-B', 'REL-HIDDEN', 'REL-A'],
      ['De otro sitio', 'REL-ELSEWHERE'],
      ['Otra vez', 'REL-A'],
    ]);
  });

  test('and the same codes are all that others find in the key itself', async () => {
    const groups = async (token?: string) =>
      JSON.parse((await shop.call('config/getPublic', { key: 'RELEASES_HOME' }, token)).data ?? '');
    const seen = [
      { title: 'Nuevos', codes: ['REL-B', 'REL-A'] },
      { title: 'Otra vez', codes: ['REL-A'] },
    ];
    expect(await groups()).toEqual(seen);
    expect(await groups(tokens.customer)).toEqual(seen);
    expect(await groups(tokens.own)).toHaveLength(3);
    expect(JSON.stringify(await groups(tokens.own))).toContain('REL-HIDDEN');
  });

  test('hides prices with the setting, and takes two queries, one more where a code is none of now', async () => {
    await setSetting(shop, 'pricesFor', 'nobody');
    const asked = () => countQueries(() => shop.call('release/list', {}));
    expect((await asked()).queries).toHaveLength(3);
    await save('RELEASES_HOME', [{ title: 'Nuevos', codes: ['REL-B', 'REL-A'] }]);
    const { result, queries } = await asked();
    expect(queries).toHaveLength(2);
    expect(result.data?.[0]?.items.every(({ price }) => price === undefined)).toBe(true);
  });
});

describe('content/preview', () => {
  const preview = (token?: string) => shop.call('content/preview', {}, token);

  test("answers the SEL of the site's own company and administrators, and is nothing to others", async () => {
    const statuses = [];
    for (const role of ['customer', 'other', 'notSel', 'own', 'admin'])
      statuses.push([role, (await preview(tokens[role])).status]);
    expect([(await preview()).status, ...statuses]).toEqual([
      401,
      ['customer', 403],
      ['other', 404],
      ['notSel', 404],
      ['own', 200],
      ['admin', 200],
    ]);
    expect((await preview(tokens.other)).error).toBe('Esa configuración no existe');
  });

  test('shows the test copies alone, with cards', async () => {
    await aProduct(shop, { code: 'PREVIEW-A' });
    await save('TEST_BANNER_HOME', [{ ...banner, title: 'De prueba' }]);
    await save('TEST_RELEASES_HOME', [{ title: 'A prueba', codes: ['PREVIEW-A'] }]);
    await save('TEST_BANNER_3D', [{ ...banner, title: 'Para imprimir' }]);
    const { data } = await preview(tokens.own);
    expect(data?.banners).toEqual([{ ...banner, title: 'De prueba' }]);
    expect(data?.printing).toEqual([{ ...banner, title: 'Para imprimir' }]);
    expect(data?.releases.map(({ title, items }) => [title, ...items.map(({ code }) => code)])).toEqual([
      ['A prueba', 'PREVIEW-A'],
    ]);
    expect((await shop.call('release/list', {})).data?.map(({ title }) => title)).not.toContain('A prueba');
  });
});

describe('product/listByCodes', () => {
  beforeAll(async () => {
    await aProduct(shop, { code: 'SEEN-A', price: 1000 });
    await aProduct(shop, { code: 'SEEN-B' });
    await aProduct(shop, { code: 'SEEN-HIDDEN', isPublic: false });
    await aProduct(shop, { code: 'SEEN-ELSEWHERE', categoryId: '2.301' });
    await setSetting(shop, 'pricesFor', 'everyone');
  });
  const codes = ['SEEN-B', 'SEEN-HIDDEN', 'GONE', 'SEEN-ELSEWHERE', 'SEEN-A'];
  const shown = async (token?: string) =>
    (await shop.call('product/listByCodes', { codes }, token)).data?.map(({ code }) => code);

  test('answers the cards that the caller may see, in the order of the codes (C6)', async () => {
    expect(await shown()).toEqual(['SEEN-B', 'SEEN-A']);
    expect(await shown(tokens.customer)).toEqual(['SEEN-B', 'SEEN-A']);
    expect(await shown(tokens.own)).toEqual(['SEEN-B', 'SEEN-HIDDEN', 'SEEN-ELSEWHERE', 'SEEN-A']);
  });

  test('hides prices with the setting (C7)', async () => {
    const price = async () => (await shop.call('product/listByCodes', { codes: ['SEEN-A'] })).data?.[0]?.price;
    expect(await price()).toBe(1000);
    await setSetting(shop, 'pricesFor', 'nobody');
    expect(await price()).toBeUndefined();
  });

  test('takes twelve codes at most', async () => {
    const many = Array.from({ length: 13 }, (_, at) => `C-${at}`);
    expect((await shop.call('product/listByCodes', { codes: many })).status).toBe(422);
  });
});

test('a banner whose link was stored before its rule is shown, and no page, list or picture stops at it', async () => {
  const stored = JSON.stringify([{ ...banner, link: 'https://productos' }]);
  for (const key of ['BANNER_HOME', 'TEST_BANNER_HOME'])
    await inTransaction(shop.ctx, ({ db }) => writeConfig(db, 'RTC', key, stored));
  expect((await shop.call('config/getPublic', { key: 'BANNER_HOME' })).data).toBe(stored);
  const { data } = await shop.call('content/preview', {}, tokens.own);
  expect(data?.banners).toEqual(JSON.parse(stored));
  expect(await listSitePictures(shop.ctx)).toContainEqual({ image: 'demo/banner-1', site: 'RTC', key: 'BANNER_HOME' });
});
