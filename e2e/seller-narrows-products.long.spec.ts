import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { callAs, seller, sellerToken } from './shopping.ts';

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
  const names = () => page.locator('tbody [data-label="Estado"]').allInnerTexts();
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
  await page.getByRole('option', { name: 'Inactivos' }).click();
  await expect(page).toHaveURL(/[?&]estado=ocultos/);
  const areHidden = async () => [...new Set((await names()).map((name) => /inactivo/i.test(name)))];
  await expect.poll(areHidden).toEqual([true]);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Activos', exact: true }).click();
  await expect.poll(areHidden).toEqual([false]);

  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Sin stock' }).click();
  await expect(page).toHaveURL(/[?&]stock=sin/);
  const shown = page.locator('tbody [data-label="Stock"] .panel-free > span');
  const totals = () => shown.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent));
  await expect.poll(async () => [...new Set(await totals())]).toEqual(['0']);
  await page.getByRole('combobox', { name: 'Stock' }).click();
  await page.getByRole('option', { name: 'Con stock' }).click();
  await expect.poll(async () => [...new Set((await totals()).map((total) => Number(total) > 0))]).toEqual([true]);

  const header = (name: string) => page.locator('th', { hasText: name });
  const arrow = header('Stock').getByRole('img').first();
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
    ['Estado', 'ALO'],
    ['Última venta', 'DLO'],
  ] as const) {
    await header(column).click();
    await expect(page).toHaveURL(new RegExp(`[?&]order=${order}`));
  }
});

test('a seller finds what lacks a picture, a price or units, and opens it by its row', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const token = await sellerToken(request);
  const code = `FALTA-${randomUUID().slice(0, 8).toUpperCase()}`;
  const product = { ProductCode: code, ProductName: `Placa ${code}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 0 };
  const added = await callAs(request, token, 'product/add', { product: { ...product, ProductMinStock: 4 } });
  expect(added.status).toBe(200);
  await signInAs(page, seller);
  await page.goto(`/gestion/productos?t=${code}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: code, exact: true }) });
  for (const words of ['Activo', 'Sin foto', 'Sin stock']) await expect(row.getByText(words).last()).toBeVisible();
  for (const [filter, choice] of [
    ['Falta', 'Sin foto'],
    ['Falta', 'Sin precio'],
    ['Falta', 'Sin foto ni precio'],
    ['Stock', 'Bajo el mínimo'],
  ] as const) {
    await page.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
    await expect(page).toHaveURL(/[?&](falta|stock)=/);
    await expect(row).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Inactivos' }).click();
  await expect(row).toHaveCount(0);
  await page.goBack();

  // A control of the row opens nothing else.
  const menu = row.getByRole('button', { name: `Acciones de ${code}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Copiar', 'Ver su stock', 'Ver en la tienda']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await row.getByRole('checkbox').check();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.getByText(`Placa ${code}`).last().click();
  await expect(page.getByRole('dialog', { name: code })).toBeVisible();
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

/** Lists answer as those of a shop that has nothing yet. */
const haveNothing = (page: Page) =>
  page.route(/\/rest\/(product|stock|autopart)\/filter$|\/rest\/(image|vehicle)\/listBy/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [], resultCount: 0 } });
  });

test('a list of nothing says how it begins', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await haveNothing(page);
  const imports = page.getByRole('main').getByRole('link', { name: 'Importar planilla' });
  await page.goto('/gestion/stock');
  await expect(page.getByText('Todavía no hay productos')).toBeVisible();
  await expect(imports).toHaveAttribute('href', '/gestion/importar');
  await page.getByRole('link', { name: 'Agregar producto' }).click();
  await expect(page.getByRole('dialog', { name: 'Nuevo producto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Agregar producto' })).toBeVisible();
  await expect(imports).toBeVisible();
  await expectAccessible(page);

  await page.goto('/gestion/imagenes?tipo=banner');
  await expect(page.getByText('Todavía no hay imágenes de banners')).toBeVisible();
  await page.getByRole('switch', { name: 'Sin uso hace 30 días' }).click();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page).toHaveURL('/gestion/imagenes?tipo=banner');
});

test.describe('of parts', () => {
  test.use({ baseURL: partsShop });

  test('a list of no families or vehicles says how it begins', { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, seller);
    await haveNothing(page);
    await page.goto('/gestion/repuestos');
    await expect(page.getByText('Todavía no hay familias')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar familia' }).click();
    await expect(page.getByRole('dialog', { name: 'Nueva familia' })).toBeVisible();
    await page.goto('/gestion/repuestos?ver=vehiculos&vb=1');
    await expect(page.getByText('Esta marca todavía no tiene vehículos')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar vehículo' }).click();
    await expect(page.getByRole('dialog', { name: 'Nuevo vehículo' })).toBeVisible();
  });
});
