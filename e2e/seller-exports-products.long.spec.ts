import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { administrator, anOrderOf, seller, someProducts } from './shopping.ts';

const columnBox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const exported = async (page: Page, name: string) => {
  const stored = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const file = await stored;
  expect(file.suggestedFilename()).toBe(name);
  await expect(page.getByRole('status').filter({ hasText: `Exportaste a ${name}` })).toBeVisible();
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
};

test('a seller chooses columns of the products, and they stand for the next time', async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  await page.getByRole('main').getByRole('link', { name: 'Exportar', exact: true }).click();
  await expect(page.getByLabel('Qué exportar')).toHaveValue('products');
  await expect(columnBox(page, 'código')).toBeDisabled();
  await page.getByRole('button', { name: 'Solo las necesarias' }).click();
  await expect(columnBox(page, 'nombre')).not.toBeChecked();
  await columnBox(page, 'precio').check();
  await columnBox(page, 'stock Bulevar').check();
  await page.getByText('CSV', { exact: true }).click();
  await expectAccessible(page);
  const [header, ...rows] = await exported(page, 'productos.csv');
  expect(header?.replace('\ufeff', '')).toBe('código;precio;stock Bulevar');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows[0]).toMatch(/^[^;]+;\d+,\d\d;\d*$/);

  await page.reload();
  await expect(columnBox(page, 'precio')).toBeChecked();
  await expect(columnBox(page, 'nombre')).not.toBeChecked();
  await expect(page.getByLabel('Qué exportar').getByRole('option', { name: 'Personas' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Todas' }).click();
  await expect(columnBox(page, 'nombre')).toBeChecked();
  await page.goto('/gestion/historial?que=export');
  await expect(page.getByRole('row').filter({ hasText: 'Exportación' }).first()).toContainText('Productos');
});

test('the list of products goes out as it is narrowed, or whole', async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/productos?estado=ocultos');
  const count = await page.getByRole('row').count();
  await page.getByRole('main').getByRole('link', { name: 'Exportar', exact: true }).click();
  await expect(page.getByText('Solo los productos de la lista')).toBeVisible();
  await page.getByText('CSV', { exact: true }).click();
  const hidden = await exported(page, 'productos.csv');
  expect(hidden.length).toBeGreaterThanOrEqual(count);
  await page.getByRole('button', { name: 'Exportar todos' }).click();
  expect((await exported(page, 'productos.csv')).length).toBeGreaterThan(hidden.length);
});

test('stock goes out as its list is narrowed, of one branch', async ({ page, request }) => {
  const [{ code }] = await someProducts(request, 1);
  await signInAs(page, seller);
  await page.goto(`/gestion/stock?t=${code}&suc=BUL`);
  await page.getByRole('main').getByRole('link', { name: 'Exportar', exact: true }).click();
  await expect(page.getByLabel('Qué exportar')).toHaveValue('stock');
  await page.getByText('CSV', { exact: true }).click();
  const [, ...rows] = await exported(page, 'stock.csv');
  expect(rows.some((row) => row.startsWith(`${code};`))).toBe(true);
  expect(rows.filter((row) => row.split(';')[1] !== 'Bulevar')).toEqual([]);
  await page.getByRole('button', { name: 'Exportar todos' }).click();
  expect((await exported(page, 'stock.csv')).length).toBeGreaterThan(rows.length + 1);
});

test('the list of orders goes out as it is narrowed, what was not paid too', async ({ page, request }) => {
  const customer = await aCustomer(request);
  const { number } = await anOrderOf(request, customer, await someProducts(request, 1));
  await signInAs(page, seller);
  await page.goto(`/gestion/pedidos?t=${customer.email}`);
  await expect(page.getByRole('link', { name: String(number), exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Exportar', exact: true }).click();
  await expect(page.getByText('también los que no se pagaron')).toBeVisible();
  await expect(page.getByLabel('Pagados desde')).toHaveCount(0);
  await page.getByText('CSV', { exact: true }).click();
  await expectAccessible(page);
  const [, ...rows] = await exported(page, 'pedidos.csv');
  expect(rows.map((row) => row.split(';')[0])).toEqual([String(number)]);
  await page.getByRole('button', { name: 'Exportar todos los pagados' }).click();
  await expect(page.getByLabel('Pagados desde')).toBeVisible();
  // Filters of a list of orders are none of products.
  await page.goBack();
  await page.getByLabel('Qué exportar').selectOption('Productos');
  await expect(page.getByRole('button', { name: 'Exportar todos' })).toHaveCount(0);
});

test('an administrator exports people', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, administrator);
  await page.goto('/gestion/exportar?que=people');
  await page.getByRole('button', { name: 'Ninguna' }).click();
  await expect(page.getByRole('button', { name: 'Exportar', exact: true })).toBeDisabled();
  await columnBox(page, 'apellido').check();
  await columnBox(page, 'e-mails').check();
  await page.getByText('CSV', { exact: true }).click();
  const [header, ...rows] = await exported(page, 'personas.csv');
  expect(header?.replace('\ufeff', '')).toBe('apellido;e-mails');
  expect(rows.length).toBeGreaterThan(3);
});
