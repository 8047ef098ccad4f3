import type { Locator } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { seller } from './shopping.ts';

const highest = 44;

/** One with three pills, or with more to say of its state, may be higher. */
const middleHeight = async (rows: Locator) => {
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0;
};

for (const path of ['/gestion/productos', '/gestion/pedidos', '/gestion/stock'])
  test(`rows of ${path} are low on a wide screen`, { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, seller);
    await page.goto(path);
    const rows = page.locator('.panel-table tbody tr:has(td[data-label])');
    await expect(rows.nth(5)).toBeVisible();
    expect(await middleHeight(rows)).toBeLessThanOrEqual(highest);
  });

for (const path of ['/gestion/productos', '/gestion/pedidos', '/gestion/stock'])
  test(`compact rows of ${path} are lower than comfortable ones`, { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, seller);
    await page.goto(path);
    const rows = page.locator('.panel-table tbody tr:has(td[data-label])');
    const height = async () => {
      await expect(rows.nth(5)).toBeVisible();
      return middleHeight(rows);
    };
    const before = await height();
    await page.getByRole('button', { name: /^Tu menú/ }).click();
    await page.getByText('Compactas', { exact: true }).click();
    await expect.poll(height).toBeLessThanOrEqual(before - 8);
    await expectAccessible(page);
  });

test('the filters of products stand in one line on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const top = async (name: string) => (await page.getByRole('combobox', { name }).boundingBox())?.y;
  const search = await page.getByLabel('Buscar', { exact: true }).boundingBox();
  for (const name of ['Categoría', 'Marca', 'Proveedor', 'Estado', 'Stock', 'Falta'])
    expect(await top(name), name).toBe(search?.y);
});

test('under one branch the stock says that what is free is counted over all', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/stock');
  await expect(page.getByRole('columnheader', { name: 'Libres', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByRole('columnheader', { name: 'Libres en todas' })).toBeVisible();
});
