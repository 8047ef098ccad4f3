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
let answer = () => {};
vi.stubGlobal('fetch', async () => {
  await new Promise<void>((resolve) => {
    answer = resolve;
  });
  return Response.json({ success: true, data: [] });
});
const { session } = await import('#web/data/session');
const { listStockFor } = await import('#web/data/stock');

const line = { code: 'A', quantity: 2 };
const asked = async (meanwhile: () => void) => {
  const before = answer;
  const stock = listStockFor('A', [line]);
  await expect.poll(() => answer).not.toBe(before);
  meanwhile();
  answer();
  return stock;
};

beforeEach(() => session.start({ token: 'A', guid: 'G' }));

test('what the shop has of a line is told to who asked', async () => {
  expect([...((await asked(() => {})) ?? [])]).toEqual([['2 A', 'gone']]);
});

test.each([
  ['signed out', () => session.end()],
  ['another signed in', () => session.start({ token: 'B', guid: 'H' })],
])('an answer that comes when he has %s is dropped', async (_, meanwhile) => {
  expect(await asked(meanwhile)).toBeUndefined();
});
