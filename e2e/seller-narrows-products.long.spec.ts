import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { seller } from './shopping.ts';

test('a seller narrows the products by a category of any level and by a provider', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const count = async () => Number(/de (\d+)$/.exec(await page.getByText(/^\d+–\d+ de \d+$/).innerText())?.[1]);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const all = await count();

  await page.getByRole('combobox', { name: 'Categoría' }).click();
  await page.getByRole('option', { name: / › / }).first().click();
  await expect(page).toHaveURL(/[?&]c=1\.\d+\.\d+/);
  await expect.poll(count).toBeLessThan(all);
  const ofCategory = await count();
  expect(ofCategory).toBeGreaterThan(0);

  await page.getByRole('combobox', { name: 'Proveedor' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/[?&]p=\d+/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).not.toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toHaveValue(/ › /);
});

test('a seller narrows by state and stock, and orders by a column', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Elegir / }) });
  const names = () => page.locator('tbody tr td:nth-child(3)').allInnerTexts();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'No visibles' }).click();
  await expect(page).toHaveURL(/[?&]estado=ocultos/);
  const areHidden = async () => [...new Set((await names()).map((name) => /inactivo/i.test(name)))];
  await expect.poll(areHidden).toEqual([true]);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Visibles', exact: true }).click();
  await expect.poll(areHidden).toEqual([false]);

  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Sin stock' }).click();
  await expect(page).toHaveURL(/[?&]stock=sin/);
  const totals = () => page.locator('tbody tr td:nth-child(7) p').allInnerTexts();
  await expect.poll(async () => [...new Set(await totals())]).toEqual(['0']);
  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Con stock' }).click();
  await expect.poll(async () => [...new Set((await totals()).map((total) => Number(total) > 0))]).toEqual([true]);

  const header = (name: string) => page.locator('th', { hasText: name });
  await header('Stock').click();
  await expect(page).toHaveURL(/[?&]order=SLO/);
  const inOrder = async (sign: 1 | -1) => {
    const units = (await totals()).map(Number);
    return units.length > 1 && units.every((unit, at) => at === 0 || sign * (unit - (units[at - 1] ?? 0)) >= 0);
  };
  await expect.poll(() => inOrder(1)).toBe(true);
  await header('Stock').click();
  await expect(page).toHaveURL(/[?&]order=SHI/);
  await expect.poll(() => inOrder(-1)).toBe(true);
  await page.reload();
  await expect.poll(() => inOrder(-1)).toBe(true);
  await header('Stock').click();
  await expect(page).not.toHaveURL(/[?&]order=/);
  for (const [column, order] of [
    ['Código', 'CLO'],
    ['Nombre', 'NLO'],
    ['Última venta', 'DLO'],
  ] as const) {
    await header(column).click();
    await expect(page).toHaveURL(new RegExp(`[?&]order=${order}`));
  }
});
