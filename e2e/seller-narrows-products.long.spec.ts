import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
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
  // It is heard where there are no rows alone.
  const nothing = page.getByText('No se encontro ningun resultado.');
  await expect(nothing).toBeHidden();
  await page.getByLabel('Buscar').fill('zzzzqqqq');
  await expect(nothing).toBeVisible();
  await page.getByLabel('Buscar').fill('');
  await expect(rows.first()).toBeVisible();
  await expect(nothing).toBeHidden();
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
  const arrow = header('Stock').getByRole('img');
  await expect(arrow).toHaveAccessibleName('Sin ordenar');
  await header('Stock').click();
  await expect(page).toHaveURL(/[?&]order=SLO/);
  await expect(arrow).toHaveAccessibleName('Orden ascendente');
  const inOrder = async (sign: 1 | -1) => {
    const units = (await totals()).map(Number);
    return units.length > 1 && units.every((unit, at) => at === 0 || sign * (unit - (units[at - 1] ?? 0)) >= 0);
  };
  await expect.poll(() => inOrder(1)).toBe(true);
  await header('Stock').click();
  await expect(page).toHaveURL(/[?&]order=SHI/);
  await expect(arrow).toHaveAccessibleName('Orden descendente');
  await expect.poll(() => inOrder(-1)).toBe(true);
  await page.reload();
  await expect.poll(() => inOrder(-1)).toBe(true);
  await header('Stock').click();
  await expect(page).not.toHaveURL(/[?&]order=/);
  await expect(arrow).toHaveAccessibleName('Sin ordenar');
  for (const [column, order] of [
    ['Código', 'CLO'],
    ['Nombre', 'NLO'],
    ['Última venta', 'DLO'],
  ] as const) {
    await header(column).click();
    await expect(page).toHaveURL(new RegExp(`[?&]order=${order}`));
  }
});

const wrong = (page: Page, text: string) => page.getByText(`No hay ninguna opción «${text}»: elegí una de la lista`);

test('text that names no choice is said at its filter, and narrows nothing', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  const brand = page.getByRole('combobox', { name: 'Marca' });
  await brand.click();
  const name = await page.getByRole('option').first().innerText();
  await brand.fill('ninguna así');
  await page.keyboard.press('Tab');
  await expect(wrong(page, 'ninguna así')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/gestion/productos`);
  await brand.fill(name.toLowerCase());
  await page.keyboard.press('Tab');
  await expect(wrong(page, 'ninguna así')).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]b=\d+/);
  await expect(brand).toHaveValue(name);
  await brand.fill('');
  await expect(page).not.toHaveURL(/[?&]b=/);
});

test.describe('of parts', () => {
  test.use({ baseURL: partsShop });

  test('so it is at those of families and of vehicles', { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, seller);
    await page.goto('/gestion/repuestos');
    const brand = page.getByRole('combobox', { name: 'Marca del vehículo' });
    await brand.click();
    const counted = await page.getByRole('option').first().innerText();
    await brand.fill('ninguna así');
    await page.keyboard.press('Tab');
    await expect(wrong(page, 'ninguna así')).toBeVisible();
    // The name without how many it leaves.
    await brand.fill(counted.replace(/ \(\d+\)$/, ''));
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/[?&]vb=\d+/);
    await page.getByRole('combobox', { name: 'Vehículo', exact: true }).fill('ninguno así');
    await page.keyboard.press('Tab');
    await expect(wrong(page, 'ninguno así')).toBeVisible();

    await page.goto('/gestion/repuestos?ver=vehiculos');
    await page.getByRole('combobox', { name: 'Marca' }).fill('ninguna así');
    await page.keyboard.press('Tab');
    await expect(wrong(page, 'ninguna así')).toBeVisible();
  });
});
