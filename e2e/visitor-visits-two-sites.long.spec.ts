import type { Page } from '@playwright/test';
import { expect, hydrated, open, searchBox, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';

const parts = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Checks the site's name and its menu, as somebody reads them. */
const lookAround = async (page: Page, name: string, entries: readonly string[]) => {
  await expect(page.getByRole('link', { name: `${name}, página principal` }).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Menú' });
  const isPhone = await button.isVisible();
  if (isPhone) await button.click();
  const menu = page.getByRole('navigation', { name: isPhone ? 'Menú' : 'Principal' });
  for (const entry of entries) await expect(menu.getByText(entry, { exact: true }).first()).toBeVisible();
  if (isPhone) await page.keyboard.press('Escape');
};

const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-700'));

test('two shops of one process show each its own name, menu, goods and cart', async ({ page, context }) => {
  const other = await context.newPage();
  const faults: string[] = [];
  other.on('pageerror', (error) => faults.push(error.message));
  await open(page, '/');
  await other.goto(`${parts}/`);
  await hydrated(other);
  await expect(page).toHaveTitle(/^RTC · /);
  await expect(other).toHaveTitle(/^NAM Autopartes · /);
  expect(await colourOf(page)).not.toBe(await colourOf(other));
  await lookAround(page, 'RTC', ['Productos', 'Cursos']);
  await lookAround(other, 'NAM Autopartes', ['Autopartes']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/localhost:/);
  await expect(other.locator('link[rel=canonical]')).toHaveAttribute('href', `${parts}/`);

  // Neither has what the other sells, whatever it is asked by.
  const answer = await page.request.post(`${parts}/rest/product/filter`, {
    data: { filters: [], rowIndex: 0, rowsMax: 1 },
  });
  const [part] = ((await answer.json()) as { data: { ProductCode: string }[] }).data;
  const [board] = await someProducts(page.request, 1);
  for (const [site, own, foreign] of [
    ['', board.code, part?.ProductCode ?? ''],
    [parts, part?.ProductCode ?? '', board.code],
  ]) {
    expect((await page.request.get(`${site}/productos/${own}`)).status()).toBe(200);
    expect((await page.request.get(`${site}/productos/${foreign}`)).status()).toBe(404);
  }
  await searchBox(page).fill(part?.ProductCode ?? '');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/productos\?.*t=/);
  await expect(page.getByRole('main').locator(`a[href="/productos/${part?.ProductCode}"]`)).toHaveCount(0);

  await open(page, `/productos/${board.code}`);
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByRole('link', { name: /^Mi compra: 1 item/ })).toBeVisible();
  await other.goto(`${parts}/mi-compra`);
  await hydrated(other);
  await expect(other.getByRole('main')).toContainText('Su carrito se encuentra vacio.');
  await expect(other.getByRole('link', { name: 'Mi compra: 0 items' })).toBeVisible();
  expect(faults).toEqual([]);
});
