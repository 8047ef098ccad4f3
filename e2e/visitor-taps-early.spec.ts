import type { Page } from '@playwright/test';
import { expect, hydrated, isWide, searchBox, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { holdScripts } from './scripts.ts';

// A tap before the scripts have begun is done once they come, never lost.

/** A page that can be read, without its scripts; the answer lets them come. */
const openEarly = async (page: Page, path: string) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Nobody presses what has no styles yet.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return letScriptsCome;
};

const inCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item,/ });

test('a product of a list goes into the cart', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/productos?t=uno+r3+smd');
  await page
    .getByRole('button', { name: /^Agregar al carrito: Placa UNO R3/ })
    .first()
    .click();
  letScriptsCome();
  await expect(inCart(page)).toBeVisible();
});

test('so does a product from its own page', { tag: '@both-widths' }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/productos/UNO-R3-SMD');
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).first().click();
  letScriptsCome();
  await expect(inCart(page)).toBeVisible();
});

test.describe('of autoparts', () => {
  test.use({ baseURL: partsShop });

  test('a vehicle is asked for', async ({ page }) => {
    const letScriptsCome = await openEarly(page, '/');
    const button = page.getByRole('button', { name: 'Elegir vehículo' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await button.click();
    letScriptsCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(partsShop);
  });
});

test('the menu opens', { tag: '@both-widths' }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/no-existe');
  if (isWide(page)) {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.locator('summary').click();
    letScriptsCome();
    await expect(menu.getByRole('link', { name: 'Ver todo el catálogo' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Menú' }).click();
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  }
});

test('a search is answered, before the scripts come', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/no-existe');
  await searchBox(page).fill('uno r3 smd');
  await page.getByRole('button', { name: 'Buscar', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/productos\?t=uno\+r3\+smd$/);
  letScriptsCome();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue('uno r3 smd');
});

test('a text that is half typed stays, and is completed', { tag: '@both-widths' }, async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/no-existe');
  await searchBox(page).click();
  await searchBox(page).pressSequentially('uno r3');
  letScriptsCome();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue('uno r3');
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('an empty cart is told before the scripts come, and a full one waits for them', async ({ page }) => {
  const main = page.getByRole('main');
  const empty = main.getByText('Su carrito se encuentra vacio.');
  const letEmptyCome = await openEarly(page, '/mi-compra');
  await expect(empty).toBeVisible();
  await expect(main.getByRole('status', { name: 'Cargando' })).toBeHidden();
  letEmptyCome();
  await hydrated(page);
  await expect(empty).toBeVisible();
  await page.goto('/productos/UNO-R3-SMD');
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).first().click();
  await expect(inCart(page)).toBeVisible();
  await page.unrouteAll();
  const letFullCome = await openEarly(page, '/mi-compra');
  await expect(main.getByRole('status', { name: 'Cargando' })).toBeVisible();
  await expect(empty).toBeHidden();
  letFullCome();
  await expect(main.getByRole('link', { name: /UNO R3/ }).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('cart'));
  await page.unrouteAll();
  const letOrderCome = await openEarly(page, '/mi-compra?status=approved&pedido=00000000-0000-4000-8000-000000000000');
  await expect(main.getByRole('status', { name: 'Cargando' })).toBeVisible();
  await expect(empty).toBeHidden();
  letOrderCome();
  await hydrated(page);
});
