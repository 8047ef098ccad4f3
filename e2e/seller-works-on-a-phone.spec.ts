import type { Locator, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectDarkLegible } from './legible.ts';
import { openOrder, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { partsShop } from './parts.ts';
import { callAs, seller, sellerToken } from './shopping.ts';
import { someProducts } from './stock.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Accesos' });
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return box;
};

test('a seller works with one thumb: the bar, rows as cards, filters behind a button, an undo', async ({ page }) => {
  const { codes } = await someProducts(page, 1);
  const [code = ''] = codes;
  await signInAs(page, seller);
  await page.goto('/gestion');
  await bar(page).getByRole('link', { name: 'Productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Productos' })).toHaveAttribute('aria-current', 'page');

  // The filters wait behind their button.
  const stock = page.getByRole('combobox', { name: 'Stock' });
  await expect(stock).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await stock.click();
  await page.getByRole('option', { name: 'Con stock' }).click();
  await page.getByRole('button', { name: 'Cerrar filtros' }).click();
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();

  // A row is a card as wide as the screen, each value with its name.
  await page.getByLabel('Buscar').fill(code);
  const card = page.getByRole('row').filter({ hasText: code });
  await expect(card).toBeVisible();
  const [row, screen] = [await card.boundingBox(), page.viewportSize()];
  expect(row?.width).toBeLessThanOrEqual(screen?.width ?? 0);
  expect(row?.height).toBeGreaterThan(80);
  await expect(card.locator('[data-label="Precio"]')).toHaveCSS('display', 'flex');
  await card.getByRole('button', { name: `Acciones de ${code}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Copiar' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The toast stands above the bar and takes the change back.
  await card.getByTitle('Cambiar el precio').click();
  await page.getByLabel(`Precio de ${code}`).fill('5,40');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('U$S 5,40');
  const toast = page.getByRole('status').filter({ hasText: code });
  await expect(toast).toContainText('U$S 5,40');
  const [above, below] = [await boxOf(page, '.panel-toast > *'), await boxOf(page, '.panel-bar')];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect(card).toContainText('U$S 5,00');

  await page.getByLabel('Buscar').fill('qzxwvkqzxwvk');
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page).toHaveURL('/gestion/productos');

  await bar(page).getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen?.width ?? 0);
  await page.keyboard.press('Escape');

  // All orders open with the tabs of the work in sight.
  await bar(page).getByRole('link', { name: 'Pedidos' }).click();
  await expect(page.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Por cobrar' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Despachados' }).click();
  await expect(page.getByRole('tab', { name: 'Despachados' })).toBeInViewport({ ratio: 1 });
});

test('what is done with an order takes two rows, the rarer actions stand in a menu', async ({ page, request }) => {
  const order = await aPaidOrder(request);
  const prepared = { orderId: order.guid, mark: 'prepared', isSet: true };
  expect((await callAs(request, await sellerToken(request), 'order/mark', prepared)).error).toBe('');
  await signInAs(page, seller);
  await openOrder(page, order);
  const more = page.getByRole('button', { name: 'Más acciones' });
  const next = page.getByRole('button', { name: 'Despachar' });
  const yOf = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? 0);
  expect(await yOf(more)).toBe(await yOf(stateOf(page)));
  expect((await yOf(next)) - (await yOf(more))).toBeLessThan(60);
  expect((await yOf(page.getByRole('region', { name: 'Productos' }))) - (await yOf(next))).toBeLessThan(80);
  await expectDarkLegible(page);
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Cancelar el pedido',
    'Quitar «Preparado»',
    'Pedido con precios',
    'Lista para preparar',
    'Remito sin precios',
  ]);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Cancelar el pedido' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Quitar «Preparado»' }).click();
  await expect(page.getByRole('button', { name: 'Marcar preparado' })).toBeVisible();
});

for (const [path, filter, count] of [
  ['stock?faltantes=1', (page: Page) => page.getByRole('checkbox', { name: 'Bajo el mínimo' }), 1],
  ['personas?clientes=', (page: Page) => page.getByRole('switch', { name: 'Solo quienes compraron' }), 1],
  ['imagenes?sin-uso=', (page: Page) => page.getByRole('switch', { name: 'Sin uso hace 30 días' }), 1],
  ['comunicaciones?estado=OPE&tipo=PHO', (page: Page) => page.getByRole('combobox', { name: 'Tipo' }), 2],
] as const)
  test(`the filters of ${path} wait behind their button`, { tag: '@long' }, async ({ page }) => {
    await signInAs(page, seller);
    await page.goto(`/gestion/${path}`);
    const fold = page.getByRole('button', { name: `Filtros (${count})` });
    await expect(fold).toBeVisible();
    await expect(filter(page)).toHaveCount(0);
    await fold.click();
    await expect(filter(page)).toBeVisible();
    await expectAccessible(page);
  });

test.describe('of the shop of parts', () => {
  test.use({ baseURL: partsShop });

  test('a vehicle is a card', { tag: '@long' }, async ({ page }) => {
    await signInAs(page, seller);
    await page.goto('/gestion/repuestos?ver=vehiculos&vehiculo=1');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('tbody [data-label="Años"]').first()).toHaveCSS('display', 'flex');
    await expectAccessible(page);
  });
});
