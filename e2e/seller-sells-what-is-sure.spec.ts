import { add, entry, openCounter, options, scan, soldOf } from './counter.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';

test('a quantity that is none refuses the sale at its field', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/order/addAsSeller') && sent.push(one.url()));
  await openCounter(page);
  await add(page, product.code);
  const units = page.getByLabel(`Cantidad de ${product.code}`);
  await units.fill('2o');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('«2o» no es un número')).toBeVisible();
  await expect(units).toBeFocused();
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(units).toBeFocused();
  await expect(units).toHaveValue('2o');
  await units.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Ingresá una cantidad')).toBeVisible();
  await expectAccessible(page);
  // Left empty, it is as many as before.
  await entry(page).focus();
  await expect(units).toHaveValue('1');
  expect(sent).toEqual([]);
  await units.fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
  expect((await soldOf(page)).Items).toMatchObject([{ Quantity: 2 }]);
});

test('a text that waits for a choice is not lost under the next scan', { tag: '@desktop' }, async ({ page }) => {
  const [product, next] = await someProducts(page.request, 2);
  await openCounter(page);
  await entry(page).fill(product.name);
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await scan(page, next.code);
  await expect(page.getByLabel(`Cantidad de ${next.code}`)).toHaveValue('1');
  await expect(page.getByText(`Sin resolver: «${product.name}»`)).toBeVisible();
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.getByText(`Falta agregar «${product.name}»`)).toBeVisible();
  // More words narrow it: they take its place.
  await page.keyboard.press('Escape');
  const [word = ''] = product.name.split(' ');
  await scan(page, word);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('End');
  await scan(page, ' zzzz');
  await expect(page.getByText(`Ningún producto de la tienda se llama «${word} zzzz»`)).toBeVisible();
  await expect(page.getByText('Sin resolver')).toHaveCount(0);
});
