import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { anOrderOf, callAs, otherSeller, ownCompany, seller, sellerToken, someProducts } from './shopping.ts';

const openPanel = async (page: Page, path = '/gestion') => {
  await signInAs(page, seller);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
};
const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const hits = (page: Page) => page.getByRole('option');

/** As a scanner types: quickly, with Enter at its end. */
const scan = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('the first key leads past the menu', { tag: '@desktop' }, async ({ page }) => {
  await openPanel(page, '/gestion/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('Ctrl+K leads to a product, an order and a buyer', { tag: '@desktop' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const customer = await aCustomer(page.request);
  const { number } = await anOrderOf(page.request, customer, [product]);
  const company = await ownCompany(page.request);
  await openPanel(page);
  await expect(page.getByRole('banner')).toContainText(company.name);

  await scan(page, product.code);
  await expect(page).toHaveURL(/\/gestion\/productos\?.*editar=/);
  await expect(page.getByRole('dialog').first().getByLabel('Nombre').first()).toHaveValue(product.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // From within a field too, which it does not write into.
  await page.getByRole('searchbox', { name: 'Buscar' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`pedido ${number}`);
  await expect(box(page)).toHaveValue(`pedido ${number}`);
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page).first()).toContainText('Ana Pérez');
  await expect(hits(page).first()).toContainText('Pago pendiente');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(product.code);
  await scan(page, `${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${number}`);

  await page.goto('/gestion');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await box(page).fill('ana perez');
  await expect(hits(page).nth(1)).toBeVisible();
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  await box(page).fill('zzqqzz 4711');
  await expect(page.getByText('No encontramos nada con «zzqqzz 4711».')).toBeVisible();
  // The person, then what that person ordered.
  await box(page).fill(customer.email);
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).last()).toContainText(`${number}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gestion\/personas\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Pérez' })).toBeVisible();
});

test('Ctrl+K leads to a screen, and begins what one does there', { tag: '@desktop' }, async ({ page }) => {
  await openPanel(page);
  await scan(page, 'recuento');
  await expect(page).toHaveURL('/gestion/stock/recuento');
  await scan(page, 'nuevo prod');
  await expect(page.getByRole('dialog', { name: 'Nuevo producto' })).toBeVisible();
});

test('Ctrl+K does what the own menu does', { tag: '@desktop' }, async ({ page }) => {
  await openPanel(page);
  await scan(page, 'tema osc');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(box(page)).toHaveCount(0);
  await scan(page, 'densidad compactas');
  await page.getByRole('button', { name: /^Tu menú/ }).click();
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Compactas' })).toBeChecked();
  await page.keyboard.press('Escape');
  await scan(page, 'salir');
  await expect(page).toHaveURL('/');
  await page.goto('/gestion');
  await expect(page).toHaveURL(/\/iniciar\?from=/);
});

test('? lists the shortcuts of the screen, and no key works while one types', { tag: '@desktop' }, async ({ page }) => {
  await openPanel(page, '/gestion/productos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await page.keyboard.press('?');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Agregar un producto' })).toContainText('N');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Buscar un código' })).toContainText('Ctrl + K');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await expect(search).toBeFocused();
  await page.keyboard.type('n/?');
  await expect(search).toHaveValue('n/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill('');
  await search.blur();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Nuevo producto' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Imágenes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible();
  await page.getByRole('button', { name: /^Tu menú/ }).click();
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Buscar en esta lista' })).toBeVisible();
  await expect(dialog.getByText('Agregar un producto')).toHaveCount(0);
});

for (const width of [360, 768]) {
  test(`the search at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const [product] = await someProducts(page.request, 1);
    await openPanel(page);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(box(page)).toBeFocused();
    await expectAccessible(page);
    await box(page).fill(product.code);
    await expect(hits(page).first()).toContainText(product.code);
    await expect(hits(page).first()).toContainText(/U\$S [\d.]+,\d\d · \d+ libres?$/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await hits(page).first().click();
    await expect(page.getByRole('dialog').first().getByLabel('Nombre').first()).toHaveValue(product.name);
  });
}

test('what a seller of another company finds: products, no order of this one', { tag: '@desktop' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  const { number } = await anOrderOf(page.request, await aCustomer(page.request), [product]);
  await signInAs(page, otherSeller);
  await page.goto('/gestion');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill(product.code);
  await expect(hits(page).first()).toContainText(product.code);
  await box(page).fill(`pedido ${number}`);
  await expect(page.getByText(`No encontramos nada con «pedido ${number}».`)).toBeVisible();
});

test('what is chosen of a table, and where it is sorted, stands after a reload', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPanel(page, '/gestion/productos');
  const head = (name: string) => page.locator('th', { hasText: name });
  await expect(head('Marca')).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Marca' }).click();
  await expect(head('Marca')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await head('Precio').click();
  await expect(page).toHaveURL(/order=PLO/);
  await page.getByRole('searchbox', { name: 'Buscar' }).click();
  await page.keyboard.type('sens');
  await expect(page).toHaveURL(/t=sens/);
  // A seller who goes on typing is not interrupted by what has come meanwhile.
  await page.keyboard.type('or');
  await expect(page).toHaveURL(/t=sensor/);
  await page.reload();
  await expect(head('Código')).toBeVisible();
  await expect(head('Marca')).toHaveCount(0);
  await expect(page).toHaveURL(/order=PLO/);
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('sensor');
  await head('Precio').click();
  await expect(page).toHaveURL(/order=PHI/);
  await head('Precio').click();
  await expect(page).not.toHaveURL(/order=/);
});

test('a seller who sat idle for too long is told so, and goes on where he wanted to go', { tag: '@desktop' }, async ({
  page,
}) => {
  await openPanel(page, '/gestion/stock?t=sensor');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token,
  );
  await callAs(page.request, token, 'user/logout', {});
  await page.getByRole('navigation', { name: 'Gestión' }).getByRole('link', { name: 'Productos' }).click();
  const again = page.getByRole('dialog', { name: 'Tu sesión venció' });
  await expectAccessible(page);
  await again.getByLabel('Contraseña', { exact: true }).fill(seller.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page).toHaveURL('/gestion/productos');
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();

  // A seller who signed out in another tab knows why.
  const other = await page.context().newPage();
  await other.goto('/404');
  await other.evaluate(() => localStorage.setItem('session', JSON.stringify({ token: '', guid: '' })));
  await expect(page).toHaveURL(/\/iniciar\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresar' })).toBeVisible();
  await expect(page.getByText('Tu sesión venció')).toHaveCount(0);
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  test('an original code leads to its family', { tag: '@desktop' }, async ({ page }) => {
    const answer = await callAs(page.request, await sellerToken(page.request), 'autopart/filter', {
      filters: [],
      rowIndex: 0,
      rowsMax: 50,
    });
    const parts = answer.data as unknown as { AutopartFamily: string; OriginalCodes: { OriginalCodeCode: string }[] }[];
    const part = parts.find(({ OriginalCodes }) => OriginalCodes.length > 0);
    const code = part?.OriginalCodes[0]?.OriginalCodeCode ?? '';
    await openPanel(page);
    await page.keyboard.press('Control+k');
    await box(page).fill(code);
    await expect(hits(page).filter({ hasText: 'Familia' }).first()).toContainText(code);
    await expect(hits(page).filter({ hasText: 'Familia' }).first()).toContainText(/\d libres?$/);
    await hits(page).filter({ hasText: 'Familia' }).first().click();
    await expect(page).toHaveURL(/\/gestion\/repuestos\?editar=/);
    await expect(page.getByRole('dialog').first()).toBeVisible();
  });
});
