import { beforeAll, expect, test } from 'vitest';
import { geocodingStandIn } from '#demo/geocoding';
import { openGeocoder } from '#server/settings/geocoder';
import { aSignedIn } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';
import { recordedLog } from '#server/test/stand-ins';

const standIn = geocodingStandIn();
let isDown = false;
const geocoder = openGeocoder(
  { NOMINATIM_URL: 'https://mapas.example' },
  {
    everyMs: 0,
    fetch: async (url, init) =>
      isDown ? new Response('Rincón 600', { status: 500 }) : standIn.answer(new Request(url as URL, init)),
  },
);
const { log, lines } = recordedLog();
let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ geocoder, log });
  token = (await aSignedIn(shop, { roles: ['administrator'] })).token;
});

const locate = (address: string, more: object = {}) =>
  shop.call('setting/locate', { address, city: 'Montevideo', state: 'Montevideo', ...more }, token);

test('an administrator finds a branch’s address, whole with department and country; nothing is stored', async () => {
  const { status, data } = await locate('Rincón 500');
  expect([status, data]).toEqual([
    200,
    { geolocation: '-34.90701, -56.20305', name: 'Rincón 500, Montevideo, Uruguay', credit: '© OpenStreetMap' },
  ]);
  expect(standIn.asked[0]?.url.searchParams.get('q')).toBe('Rincón 500, Montevideo, Uruguay');
  await locate('Rincón 500', { state: 'Salto', city: 'Belén' });
  expect(standIn.asked[1]?.url.searchParams.get('q')).toBe('Rincón 500, Belén, Salto, Uruguay');
  expect(standIn.asked[0]?.userAgent).toContain(shop.origin);
  expect(await shop.database.db.selectFrom('setting').select('key').execute()).toEqual([]);
  expect((await shop.call('setting/find', {}, token)).canLocate).toBe(true);
});

test('what is nowhere is a 404 that says what to do', async () => {
  const { status, error } = await locate('Calle que no hay 1');
  expect([status, error]).toEqual([
    404,
    'No encontramos esa dirección en el mapa. Revisá que esté bien escrita, o marcá el lugar a mano.',
  ]);
});

test('a provider that fails is a 503 with a sentence, in the log without the address', async () => {
  isDown = true;
  const { status, error } = await locate('Rincón 600');
  isDown = false;
  expect(status).toBe(503);
  expect(error).toMatch(/^No pudimos buscar la dirección ahora. Probá de nuevo, o marcá el lugar a mano. Referencia: /);
  const told = lines.filter(([, event]) => event === 'geocoding.failed');
  expect(told).toEqual([['warn', 'geocoding.failed', { why: 'status 500' }]]);
  expect(JSON.stringify(lines)).not.toContain('Rincón');
});

test('without a provider it is a 409, and the panel does not offer it', async () => {
  const other = await testShop({ geocoder: undefined });
  const { status, error } = await other.call(
    'setting/locate',
    { address: 'Rincón 500', city: 'Montevideo', state: 'Montevideo' },
    token,
  );
  expect([status, error]).toEqual([409, 'No hay dónde buscar direcciones: marcá el lugar a mano.']);
  expect((await other.call('setting/find', {}, token)).canLocate).toBe(false);
});

test('an empty address is refused at its field', async () => {
  const { status, fields } = await locate(' ');
  expect([status, fields]).toEqual([422, { address: 'Este campo es obligatorio' }]);
});
