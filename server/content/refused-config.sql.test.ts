import { beforeEach, expect, test } from 'vitest';
import { aShopWithBanners } from '#server/test/a-shop-with-banners';

let it: Awaited<ReturnType<typeof aShopWithBanners>>;
beforeEach(async () => {
  it = await aShopWithBanners();
});

const days = { from: '2026-12-02', until: '2026-12-01' };
test.each([
  ['a key that is none', 'BANNER_HOUSE', () => [], 404, 'Esa configuración no existe', undefined],
  ['a test copy of one', 'TEST_TEST_BANNER_HOME', () => [], 404, 'Esa configuración no existe', undefined],
  ['no list', 'BANNER_HOME', () => ({}), 400, undefined, undefined],
  ['items of another key', 'BANNER_HOME', () => [{ ...it.banner(), color: 7 }], 400, undefined, undefined],
  [
    'a link that is none',
    'BANNER_HOME',
    () => [it.banner(), { ...it.banner(), link: 'javascript:alert(1)' }],
    422,
    'Ingresá una dirección que empiece con https://',
    'items.1.link',
  ],
  [
    'a title that is too long',
    'BANNER_HOME',
    () => [{ ...it.banner(), title: 'x'.repeat(121) }],
    422,
    'Escribí hasta 120 caracteres',
    'items.0.title',
  ],
  [
    'a colour that is none',
    'BANNER_HOME',
    () => [{ ...it.banner(), color: 'rojo' }],
    422,
    'Ingresá un color como #14213d',
    'items.0.color',
  ],
  ['a day that is none', 'BANNER_HOME', () => [{ ...it.banner(), from: 'hoy' }], 422, 'Ingresá un día', 'items.0.from'],
  [
    'days the wrong way round',
    'BANNER_HOME',
    () => [{ ...it.banner(), ...days }],
    422,
    'El último día no puede ser anterior al primero',
    'items.0.until',
  ],
  [
    'a picture that the shop lacks',
    'BANNER_HOME',
    () => [{ ...it.banner(), sd: { id: 999_999 } }],
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
    () => Array.from({ length: 51 }, () => it.banner()),
    422,
    'Podés guardar hasta 50',
    'items',
  ],
])('%s is refused', async (_, key, items, status, message, field) => {
  const answer = await it.set(key, items());
  expect(answer.status).toBe(status);
  if (field) expect(answer.body.fields).toEqual({ [field]: message });
  else if (message) expect(answer.error).toBe(message);
  expect(await it.shop.database.db.selectFrom('config').selectAll().execute()).toEqual([]);
  expect(await it.shop.database.db.selectFrom('history').selectAll().execute()).toEqual([]);
});

test('a text that is no JSON is refused', async () => {
  const answer = await it.shop.call('config/set', { key: 'BANNER_HOME', value: '{' }, it.token);
  expect([answer.status, answer.error]).toEqual([400, 'La solicitud no tiene la forma esperada (value)']);
});

test('a change over what another saved meanwhile is refused, of two at once too; but not what is already so', async () => {
  const first = (await it.set('BANNER_HOME', [it.banner()], { before: '[]' })).data ?? '';
  const stale = await it.set('BANNER_HOME', [], { before: '[]' });
  expect([stale.status, stale.error]).toEqual([
    409,
    'Otra persona guardó «Banners de inicio» mientras editabas: elegí cuál de las dos versiones queda',
  ]);
  expect((await it.set('BANNER_HOME', [it.banner()], { before: '[]' })).status).toBe(200);
  const titles = ['Uno', 'Dos', 'Tres'];
  const answers = await Promise.all(
    titles.map((title) => it.set('BANNER_HOME', [{ ...it.banner(), title }], { before: first })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const copies = await Promise.all(
    titles.map((title) => it.set('TEST_BANNER_3D', [{ ...it.banner(), title }], { before: '[]' })),
  );
  expect(copies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});
