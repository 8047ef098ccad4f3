import { afterAll, expect, test, vi } from 'vitest';

const storedItems = new Map<string, string>();
afterAll(() => {
  vi.unstubAllGlobals();
});
const tab: Record<string, unknown> = { 'venta-G': '{}', other: '1' };
Object.defineProperty(tab, 'removeItem', { value: (key: string) => delete tab[key] });
vi.stubGlobal('window', {
  sessionStorage: tab,
  localStorage: {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  },
});
vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })));
const { signOut } = await import('#web/data/sign-out');
const { session } = await import('#web/data/session');
const { ownVehicle } = await import('#web/data/vehicle');

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };

test.each([
  ['the account’s goes', { ...gol, isSaved: true }, null],
  ['one that the account has not stays', gol, gol],
])('a vehicle at signing out: %s', async (_, chosen, left) => {
  session.start({ token: 'T', guid: 'G' });
  ownVehicle.set(chosen);
  await signOut();
  expect(session.get().token).toBe('');
  expect(ownVehicle.get()).toEqual(left);
  expect(storedItems.get('vehicle')).toBe(JSON.stringify(left));
});

test('a sale that was begun in the tab goes with its buyer', async () => {
  session.start({ token: 'T', guid: 'G' });
  tab['venta-G'] = '{}';
  await signOut();
  expect(tab).toEqual({ other: '1' });
});
