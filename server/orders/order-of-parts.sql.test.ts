import { beforeEach, expect, test, vi } from 'vitest';
import { type FitmentToSave, saveFamilies } from '#server/autoparts/save-families.service';
import { saveCategories } from '#server/catalogue/categories.service';
import { inTransaction } from '#server/in-transaction';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProvider } from '#server/test/a-provider';
import { aSignedIn } from '#server/test/an-account';
import { anImport } from '#server/test/an-import';
import { aPickup, aShopForOrders, placeOrder } from '#server/test/an-order';
import { mailsOf } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

// An order calls a part as the cart did: by category, the first that it goes into, and maker.

const line = 'Radiador · Volkswagen Gol G3 1.0 8v y 1 más · Panaltec';

const { provider: wallet } = aProvider('PYPL');
let shop: TestShop;
let token: string;
beforeEach(async () => {
  ({ shop } = await aShopForOrders({ site: 'NAM', providers: [wallet] }));
  ({ token } = await aSignedIn(shop));
  const names = { '2': 'Autopartes', '2.301': 'Radiadores' };
  await inTransaction(shop.ctx, (inside) =>
    saveCategories(
      inside,
      Object.entries(names).map(([id, name]) => ({ id, name })),
    ),
  );
});

const aRadiator = async (fitments: FitmentToSave[]) => {
  const family = await aFamily(shop, {
    family: 'F-1',
    fitments,
    products: [{ code: 'RAD-1', name: 'Radiador Gol', brand: 'Panaltec', price: 9000, stock: { BUL: 5 } }],
  });
  return family.products[0] ?? Promise.reject(new Error('No product'));
};
const aGol = () => aVehicle(shop, { model: 'Gol G3', engine: '1.0 8v' });

test('its item keeps that line, whatever the catalogue says later, and mails to buyer and shop say it', async () => {
  const gol = await aGol();
  const radiator = await aRadiator([{ vehicleId: gol.id }, { application: 'Motores AP' }]);
  const { guid, items } = await placeOrder(shop, token, aPickup([{ ...radiator, price: 9000 }]));
  expect(items).toMatchObject([{ code: 'RAD-1', name: 'Radiador Gol', longName: line, brandName: 'Panaltec' }]);
  await inTransaction(shop.ctx, (inside) =>
    saveFamilies(inside, [{ family: 'F-1', fitments: [{ application: 'Otro' }] }]),
  );
  const { data } = await shop.call('order/find', { orderId: guid }, token);
  expect(data?.items[0]?.longName).toBe(line);
  const mails = await mailsOf(shop);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(`1 × ${line} (RAD-1)`);
});

test('its item says for which vehicle it was found, where it goes into that one and its name says another', async () => {
  const [gol, polo] = [await aGol(), await aVehicle(shop, { model: 'Polo', engine: '1.6' })];
  const later = await aVehicle(shop, { model: 'Gol G4', engine: '1.6 8v', from: 2004, to: 2012 });
  const radiator = await aRadiator([{ vehicleId: gol.id }, { vehicleId: later.id, from: 2006 }]);
  const named = async (vehicleId: number, vehicleYear?: number) => {
    const item = { code: radiator.code, price: 9000, quantity: 1, vehicleId, ...(vehicleYear && { vehicleYear }) };
    const { guid, items } = await placeOrder(shop, token, aPickup([], { items: [item] }));
    await shop.call('order/cancel', { orderId: guid }, token);
    return items[0]?.longName;
  };
  expect(await named(later.id)).toBe(`${line} · para Volkswagen Gol G4 1.6 8v 2006-2012`);
  expect(await named(later.id, 2008)).toBe(`${line} · para Volkswagen Gol G4 1.6 8v 2008`);
  const [mail] = await mailsOf(shop);
  expect(mail?.text).toContain(`1 × ${line} · para Volkswagen Gol G4 1.6 8v 2006-2012 (RAD-1)`);
  expect([await named(gol.id), await named(polo.id), await named(later.id, 2005)]).toEqual([line, line, line]);
});

test('its item says the vehicle, as the cart did, where part and vehicle share no year', async () => {
  const [gol, later] = [
    await aGol(),
    await aVehicle(shop, { model: 'Gol G5', engine: '1.6 8v', from: 2010, to: 2014 }),
  ];
  const radiator = await aRadiator([{ vehicleId: gol.id }, { vehicleId: later.id, to: 2008 }]);
  const item = { code: radiator.code, price: 9000, quantity: 1, vehicleId: later.id, vehicleYear: 2012 };
  const { items } = await placeOrder(shop, token, aPickup([], { items: [item] }));
  expect(items).toMatchObject([{ longName: `${line} · para Volkswagen Gol G5 1.6 8v 2012` }]);
});

test('an item of a cart that names the code of before keeps its line', async () => {
  const radiator = await aRadiator([{ vehicleId: (await aGol()).id }, { application: 'Motores AP' }]);
  await anImport(shop, 'código;código anterior\nRAD-2;RAD-1\n');
  const { items } = await placeOrder(shop, token, aPickup([{ ...radiator, price: 9000 }]));
  expect(items).toMatchObject([{ code: 'RAD-2', longName: line }]);
});

test('an item of units that were found for two vehicles names none, by whichever codes they came', async () => {
  const [gol, later] = [await aGol(), await aVehicle(shop, { model: 'Gol G4', engine: '1.6 8v' })];
  await aRadiator([{ vehicleId: gol.id }, { vehicleId: later.id }]);
  await anImport(shop, 'código;código anterior\nRAD-2;RAD-1\n');
  for (const [first, second] of [
    ['RAD-2', 'RAD-2'],
    ['RAD-1', 'RAD-2'],
  ]) {
    const found = (code = '', vehicleId = later.id) => ({ code, price: 9000, quantity: 1, vehicleId });
    const both = [found(first), found(second)];
    const apart = [found(first, gol.id), found(second)];
    for (const [items, longName] of [
      [both, `${line} · para Volkswagen Gol G4 1.6 8v 2004-2012`],
      [apart, line],
    ] as const) {
      const placed = await placeOrder(shop, token, aPickup([], { items: [...items] }));
      await shop.call('order/cancel', { orderId: placed.guid }, token);
      expect(placed.items).toMatchObject([{ code: 'RAD-2', quantity: 2, longName }]);
    }
  }
});

test('a part that no application names, and what belongs to no family, have none', async () => {
  const radiator = await aRadiator([]);
  const { items } = await placeOrder(shop, token, aPickup([{ ...radiator, price: 9000 }]));
  expect(items).toMatchObject([{ name: 'Radiador Gol', longName: null }]);
  expect((await mailsOf(shop))[0]?.text).toContain('1 × Radiador Gol (Panaltec RAD-1)');
});

test('the provider of a payment is told that line too', async () => {
  const start = vi.spyOn(wallet, 'start');
  const radiator = await aRadiator([{ vehicleId: (await aGol()).id }, { application: 'Motores AP' }]);
  await placeOrder(shop, token, aPickup([{ ...radiator, price: 9000 }], { paymentId: 'PYPL' }));
  expect(start.mock.calls[0]?.[0].lines).toEqual([{ code: 'RAD-1', name: line, quantity: 1, unitPrice: 9000 }]);
});

test('orders are found by what they call a part', async () => {
  const gol = await aGol();
  const radiator = await aRadiator([{ vehicleId: gol.id }]);
  await placeOrder(shop, token, aPickup([{ ...radiator, price: 9000 }]));
  const found = async (text: string) =>
    (await shop.call('order/filter', { filters: { text }, rowIndex: 0, rowsMax: 5 }, token)).resultCount;
  expect([await found('gol g3 1.0'), await found('radiador ·'), await found('polo')]).toEqual([1, 1, 0]);
});
