import { afterAll, expect, test, vi } from 'vitest';

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

/** Each tab has its own memory; they share what the browser stores. */
const openTab = async () => {
  vi.resetModules();
  return (await import('#web/data/session')).session;
};

test('every tab knows whether the session was refused or left', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.start({ token: 'T', guid: 'G' });
  expect([one.isRefused(), other.isRefused(), other.get().token]).toEqual([false, false, 'T']);
  other.refuse();
  expect([one.isRefused(), other.isRefused(), one.get().token]).toEqual([true, true, '']);
  other.start({ token: 'U', guid: 'G' });
  expect([one.isRefused(), other.isRefused(), one.get().token]).toEqual([false, false, 'U']);
  other.end();
  expect([one.isRefused(), one.get().token]).toEqual([false, '']);
});

test.each(['null', '{}', '{"token":1}', 'no JSON'])('what is stored as %s is nobody', async (stored) => {
  const tab = await openTab();
  storedItems.set('session', stored);
  expect([tab.get().token, tab.isRefused()]).toEqual(['', false]);
});
