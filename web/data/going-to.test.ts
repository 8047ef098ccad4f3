import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const storedItems = new Map<string, string>();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => void storedItems.set(key, value),
  },
});
vi.useFakeTimers();
// Each is as after a reload: what a page has read stands while it is open.
const load = async () => {
  vi.resetModules();
  return (await import('#web/data/going-to')).goingTo;
};
beforeEach(() => storedItems.clear());

test('where somebody was going is remembered until it is cleared', async () => {
  const goingTo = await load();
  goingTo.set('/mi-compra?detail');
  expect((await load()).get()).toBe('/mi-compra?detail');
  goingTo.clear();
  expect((await load()).get()).toBeUndefined();
});

test('who was going nowhere forgets where one was going before', async () => {
  const goingTo = await load();
  goingTo.set('/mi-compra');
  goingTo.set(null);
  expect((await load()).get()).toBeUndefined();
});

test('it is ignored after seven days', async () => {
  (await load()).set('/mi-compra');
  vi.setSystemTime(Date.now() + 6.9 * 24 * 60 * 60 * 1000);
  expect((await load()).get()).toBe('/mi-compra');
  vi.setSystemTime(Date.now() + 0.2 * 24 * 60 * 60 * 1000);
  expect((await load()).get()).toBeUndefined();
});

test.each(['"/mi-compra"', '{"path":"/mi-compra"}', '{"path":7,"at":0}', 'null'])(
  '%s is no such thing',
  async (text) => {
    storedItems.set('going-to', text);
    expect((await load()).get()).toBeUndefined();
  },
);
