import { beforeAll, expect, test } from 'vitest';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  await freshDatabase();
  shop = await testShop();
  ({ token } = await aSeller(shop));
});

const group = (title: string) => [{ title, codes: [] }];
const set = (key: string, title: string, seen: { before?: string; seenTest?: string } = {}) =>
  shop.call('config/set', { key, value: JSON.stringify(group(title)), ...seen }, token);
const stored = async () => {
  const { data } = await shop.call('config/list', {}, token);
  const found = data?.find(({ key }) => key === 'RELEASES_HOME');
  return [found?.production, found?.test].map((text) => JSON.parse(text ?? '') as unknown);
};

test('what is shown replaces no test that another saved meanwhile; one that says the same is none', async () => {
  const before = (await set('RELEASES_HOME', 'Uno')).data ?? '';
  const newer = (await set('TEST_RELEASES_HOME', 'Prueba de otra persona')).data ?? '';
  for (const seenTest of [before, '[]']) {
    const stale = await set('RELEASES_HOME', 'Dos', { before, seenTest });
    expect([stale.status, stale.error]).toEqual([
      409,
      'Otra persona guardó «Novedades» mientras editabas: elegí cuál de las dos versiones queda',
    ]);
  }
  expect(await stored()).toEqual([group('Uno'), group('Prueba de otra persona')]);
  const now = (await set('RELEASES_HOME', 'Dos', { before, seenTest: newer })).data ?? '';
  expect(await stored()).toEqual([group('Dos'), group('Dos')]);
  // The test says what is shown, whatever was seen of it.
  expect((await set('RELEASES_HOME', 'Tres', { before: now, seenTest: newer })).status).toBe(200);
  // A test takes no notice of what was seen of one; what is sent to be shown is the test itself.
  expect((await set('TEST_RELEASES_HOME', 'Cuatro', { seenTest: '[]' })).status).toBe(200);
  expect((await set('RELEASES_HOME', 'Cuatro', { seenTest: '[]' })).status).toBe(200);
  expect(await stored()).toEqual([group('Cuatro'), group('Cuatro')]);
});

test('of two who save what is shown and a test at once neither is lost unasked', async () => {
  const [before, seenTest] = (await stored()).map((items) => JSON.stringify(items));
  const [shown, tested] = await Promise.all([
    set('RELEASES_HOME', 'Cinco', { before: before ?? '', seenTest: seenTest ?? '' }),
    set('TEST_RELEASES_HOME', 'Seis', { before: seenTest ?? '' }),
  ]);
  const expected = { 'Cinco Cinco': [200, 409], 'Cuatro Seis': [409, 200] };
  const titles = (await stored()).map((items) => (items as { title: string }[])[0]?.title).join(' ');
  expect({ [titles]: [shown.status, tested.status] }).toEqual({ [titles]: expected[titles as keyof typeof expected] });
});
