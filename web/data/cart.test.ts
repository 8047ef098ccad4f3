import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

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
const { cart, countOf, totalOf } = await import('#web/data/cart');

const line = (code: string, quantity = 1, price?: number) => ({
  code,
  name: `Placa ${code}`,
  quantity,
  ...(price !== undefined && { price }),
});

beforeEach(() => storedItems.clear());

describe('the cart', () => {
  test('adds units of one product up, and keeps the newest name and price', () => {
    cart.add(line('A', 2, 100));
    cart.add({ ...line('A', 3, 120), name: 'Placa nueva' });
    expect(cart.get().lines).toEqual([{ code: 'A', name: 'Placa nueva', quantity: 5, price: 120 }]);
  });

  test('names a part by no vehicle where its units were found for two', () => {
    const part = { ...line('R'), longName: 'Radiador · Gol · para Polo 2008', vehicleId: 7, vehicleYear: 2008 };
    cart.add(part);
    cart.add(part);
    expect(cart.get().lines).toEqual([{ ...part, quantity: 2 }]);
    cart.add({ ...part, longName: 'Radiador · Gol · para Gol G4', vehicleId: 8 });
    expect(cart.get().lines).toEqual([{ ...line('R'), longName: 'Radiador · Gol', quantity: 3 }]);
  });

  test('names another order after every change of its content', () => {
    const guids = new Set<string>();
    const changes = [
      () => cart.add(line('A')),
      () => cart.setQuantity('A', 2),
      () => cart.setPrice('A', 5),
      () => cart.remove('A'),
    ];
    for (const change of changes) {
      change();
      guids.add(cart.get().guid);
    }
    expect(guids.size).toBe(4);
    for (const guid of guids)
      expect(guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('keeps quantities between 1 and 9999', () => {
    cart.add(line('A'));
    for (const [asked, quantity] of [
      [0, 1],
      [-3, 1],
      [Number.NaN, 1],
      [12_000, 9999],
    ] as const) {
      cart.setQuantity('A', asked);
      expect(cart.get().lines[0]?.quantity).toBe(quantity);
    }
  });

  test('takes a hundred lines and no more', () => {
    for (let at = 0; at < 100; at += 1) expect(cart.add(line(`P${at}`))).toBe(true);
    expect(cart.add(line('one more'))).toBe(false);
    expect(cart.add(line('P0'))).toBe(true);
    expect(countOf(cart.get())).toBe(101);
  });

  test('has a total where every price is known', () => {
    cart.add(line('A', 2, 150));
    cart.add(line('B', 1, 5));
    expect(totalOf(cart.get())).toBe(305);
    cart.add(line('C'));
    expect(totalOf(cart.get())).toBeUndefined();
  });

  test('forgets its prices, in what is kept too, and nothing else', () => {
    cart.add({ ...line('A', 2, 150), image: 'a.jpg' });
    cart.add(line('B', 3));
    const { guid } = cart.get();
    cart.hidePrices();
    expect(cart.get().lines).toEqual([{ ...line('A', 2), image: 'a.jpg' }, line('B', 3)]);
    expect(storedItems.get('cart')).not.toContain('price');
    expect(cart.get().guid).not.toBe(guid);
    const after = cart.get();
    cart.hidePrices();
    expect(cart.get()).toBe(after);
  });

  test('passes over what another hand wrote into the storage', () => {
    const lines = [line('A'), { code: 'B' }, null, { ...line('C'), quantity: 0 }, { ...line('D'), quantity: 1.5 }];
    storedItems.set('cart', JSON.stringify({ guid: 'x', lines }));
    expect(cart.get().lines).toEqual([line('A')]);
    storedItems.set('cart', 'broken');
    expect(cart.get()).toEqual({ guid: '', lines: [] });
  });
});
