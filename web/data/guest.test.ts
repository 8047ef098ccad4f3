import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const ofTab = new Map<string, string>();
const ofBrowser = new Map<string, string>();
const storageOf = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
});
vi.stubGlobal('window', { sessionStorage: storageOf(ofTab), localStorage: storageOf(ofBrowser) });
afterAll(() => {
  vi.unstubAllGlobals();
});
const load = async () => {
  vi.resetModules();
  return import('#web/data/guest');
};
beforeEach(() => ofTab.clear());

test('who buys without an account is kept for the tab alone, until he is cleared', async () => {
  const { guest, nowhere } = await load();
  expect(guest.get()).toBeNull();
  const eva = { email: 'eva@ejemplo.uy', name: 'Eva Paz', phone: '099 123 456', to: nowhere };
  guest.set(eva);
  expect((await load()).guest.get()).toEqual(eva);
  expect(ofBrowser.size).toBe(0);
  guest.clear();
  expect((await load()).guest.get()).toBeNull();
});

test.each(['null', '{}', '{"email":1}', 'no JSON'])('%s is nobody', async (stored) => {
  ofTab.set('guest', stored);
  expect((await load()).guest.get()).toBeNull();
});
