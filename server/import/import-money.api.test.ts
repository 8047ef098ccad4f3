import { afterEach, beforeEach, expect, test } from 'vitest';
import { aShopToImport, importsOf } from '#server/test/an-import';
import { setSetting } from '#server/test/set-setting';
import type { TestShop } from '#server/test/shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await aShopToImport();
});
afterEach(() => shop.close());
// Settings as they are when it is asked.
const { importText, productOf, dump } = importsOf(() => ({ ...shop, ctx: shop.systemCtx(shop.ctx.site) }));

const today = () => shop.ctx.clock().toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(shop.ctx.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);
const list =
  'código;nombre;categoría;marca;moneda;precio\nA-1;Uno;Varios;Nodo;UYU;4.000,50\nA-2;Dos;Varios;Nodo;USD;7\n';

test('pesos come in at the rate of the shop where they are asked for, and the report says which', async () => {
  const before = await dump();
  const { errors } = await importText(list);
  expect(errors).toEqual([
    'Fila 2, columna «precio»: «4.000,50 pesos» no está en dólares: los pesos se convierten eligiendo «Precios sin moneda: Pesos» (con el comando, --moneda UYU)',
  ]);
  expect(await dump()).toEqual(before);
  const rate = { value: 40, date: today() };
  await setSetting(shop, 'rate', rate);
  expect(await importText(list, { currency: 'UYU' })).toMatchObject({ created: 2, rate, errors: [] });
  expect(await productOf('A-1')).toMatchObject({ price_cents: 10_001 });
  expect(await productOf('A-2')).toMatchObject({ price_cents: 700 });
  const prices = 'código;moneda;precio\nA-1;$;80\nA-2;;400\n';
  expect(await importText(prices, { currency: 'UYU' })).toMatchObject({ form: 'prices', changed: 2, rate, errors: [] });
  expect(await productOf('A-1')).toMatchObject({ price_cents: 200 });
  expect(await productOf('A-2')).toMatchObject({ price_cents: 1000 });
  expect(await importText(prices)).toMatchObject({
    changed: 1,
    isWritten: false,
    errors: [expect.stringContaining('Fila 2, columna «precio»: «80 pesos» no está en dólares')],
  });
  expect(await importText('código;moneda;precio\nA-1;EUR;80\n')).toMatchObject({
    errors: [expect.stringContaining('Fila 2, columna «moneda»: «EUR» no es una moneda')],
  });
});

test('prices that say dollars among pesos stay so, and the report warns of them', async () => {
  await setSetting(shop, 'rate', { value: 40, date: today() });
  await importText(list, { currency: 'UYU' });
  const mixed = 'código;precio\nA-1;U$S 5\nA-2;400\n';
  expect(await importText(mixed, { currency: 'UYU' })).toMatchObject({ changed: 2, inDollars: 1, errors: [] });
  expect(await productOf('A-1')).toMatchObject({ price_cents: 500 });
  expect(await productOf('A-2')).toMatchObject({ price_cents: 1000 });
  const whole = 'código;nombre;precio sin iva\nA-1;Uno;US$ 5\nA-2;Dos;7 USD\n';
  expect(await importText(whole, { currency: 'UYU' })).toMatchObject({ changed: 2, inDollars: 2, errors: [] });
  expect(await importText(mixed.replace('400', '4'))).toMatchObject({ inDollars: 0, errors: [] });
});

test('without a rate of these days no peso comes in', async () => {
  await expect(importText(list, { currency: 'UYU' })).rejects.toThrow('La tienda no tiene cotización');
  await setSetting(shop, 'rate', { value: 40, date: dayBefore(5) });
  await expect(importText(list, { currency: 'UYU' })).rejects.toThrow(`cotización de la tienda es del ${dayBefore(5)}`);
  await setSetting(shop, 'rate', { value: 40, date: dayBefore(4) });
  expect(await importText(list, { currency: 'UYU', dryRun: true })).toMatchObject({ created: 2, errors: [] });
});

test('a rate is of a site: one has to be said', async () => {
  const requireSite = () => {
    throw new Error('which site?');
  };
  await expect(importText('código;precio\nA-1;80\n', { currency: 'UYU', requireSite })).rejects.toThrow('which site?');
});
