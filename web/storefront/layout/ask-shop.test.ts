import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const storedItems = new Map<string, string>();
afterAll(() => {
  vi.unstubAllGlobals();
});
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  },
});
const asked: [path: string, body: unknown][] = [];
vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
  asked.push([path, JSON.parse(body)]);
  const none = { data: [], matches: [], categories: [], brands: [], vehicles: [], nearest: false };
  return Promise.resolve(Response.json({ success: true, error: '', ...none }));
});
const { askShop, whoAsks } = await import('./ask-shop.ts');
const { session } = await import('#web/data/session');
const { ownVehicle, showOnly } = await import('#web/data/vehicle');

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };
const of2008 = { ...gol, year: 2008 };
const noYears = { ...of2008, yearRange: 'n/d' };

beforeEach(() => {
  storedItems.clear();
  asked.length = 0;
});

test.each([
  ['no vehicle', null, null, {}],
  ['a vehicle, while the switch is off', of2008, null, {}],
  ['a vehicle, while the switch is on for another', of2008, { ...gol, id: 9 }, {}],
  ['a vehicle, while the switch is on', gol, gol, { vehicleId: 7 }],
  ['a vehicle with its year', of2008, of2008, { vehicleId: 7, year: 2008 }],
  ['a year of a vehicle without years', noYears, noYears, { vehicleId: 7 }],
])('suggestions are asked for as the list is: %s', async (_, vehicle, only, fitted) => {
  ownVehicle.set(vehicle);
  showOnly(only);
  const groups = await askShop.autoparts('radiador', new AbortController().signal);
  expect(groups?.map(({ title }) => title)).toEqual('vehicleId' in fitted ? ['Búsqueda'] : []);
  expect(asked).toEqual([['/rest/autopart/suggest', { text: 'radiador', ...fitted }]]);
});

test('an answer is of who asked, and of the vehicle and year that he asked for alone', () => {
  const names = [whoAsks()];
  const note = () => names.push(whoAsks());
  for (const vehicle of [gol, of2008, { ...gol, id: 9 }]) {
    ownVehicle.set(vehicle);
    showOnly(vehicle);
    note();
  }
  session.start({ token: 'T', guid: 'G' });
  note();
  expect(new Set(names).size).toBe(5);
  showOnly(null);
  session.end();
  expect(whoAsks()).toBe(names[0]);
});
