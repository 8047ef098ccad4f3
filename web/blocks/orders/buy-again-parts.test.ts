import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const answers = new Map<string, unknown>();
// Other files of tests may have loaded these modules before.
vi.resetModules();
vi.doMock('#web/data/call', () => ({
  call: async (path: string, { code = '' }: { code?: string }) => answers.get([path, code].filter(Boolean).join(' ')),
}));
const stored = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});
afterAll(() => {
  vi.doUnmock('#web/data/call');
  vi.resetModules();
  vi.unstubAllGlobals();
});
const { buyAgain } = await import('./buy-again.ts');
const { cart } = await import('#web/data/cart');

const card = {
  family: 'F',
  code: 'A-1',
  brandName: 'Uno',
  price: 5000,
  ivaRate: 22,
  images: [],
  asked: ['A-1', 'B-1'],
};
const item = { name: 'Radiador', longName: null, brandName: '', price: 1, quantity: 1, ivaRate: 22, priceUYU: null };
const ordered = ['A-1', 'B-1'].map((code) => ({ ...item, code }));

beforeEach(() => {
  stored.clear();
  answers.clear();
  answers.set('product/listByCodes', { ok: true, data: [card] });
});

test('the part of the ordered maker is bought again, not the first of its family', async () => {
  answers.set('product/find B-1', { ok: true, data: { code: 'B-1', brandName: 'Dos', price: 8000, ivaRate: 22 } });
  expect(await buyAgain(ordered)).toMatchObject({ added: ordered, gone: [] });
  expect(cart.get().lines).toMatchObject([
    { code: 'A-1', brand: 'Uno', price: 5000, imageCode: 'F' },
    { code: 'B-1', brand: 'Dos', price: 8000, imageCode: 'F' },
  ]);
});

test('a part that is sold no more is gone, though others of its family are sold', async () => {
  answers.set('product/find B-1', { ok: false, status: 404, error: 'Ese producto no existe' });
  expect(await buyAgain(ordered)).toMatchObject({ added: [{ code: 'A-1' }], gone: [{ code: 'B-1' }] });
});

test('nothing is put where the shop was not reached', async () => {
  answers.set('product/find B-1', { ok: false, status: 0, error: 'Sin conexión' });
  cart.clear();
  expect(await buyAgain(ordered)).toEqual({ error: 'Sin conexión' });
  expect(cart.get().lines).toEqual([]);
});
