import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { anOrderOf, someProducts } from './shopping.ts';

test('a card that put its item into the cart keeps the way there', async ({ page }) => {
  const [{ code }] = await someProducts(page.request, 1);
  await open(page, `/productos?t=${encodeURIComponent(code)}`);
  const card = page.getByRole('main').getByRole('article').first();
  const toCart = card.getByRole('link', { name: 'Ver mi compra' });
  await expect(toCart).toHaveCount(0);
  await card.getByRole('button', { name: /^Agregar al carrito/ }).click();
  const toast = page.getByText('El producto fue agregado correctamente!');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await expectAccessible(page);
  await toCart.click();
  await expect(page).toHaveURL('/mi-compra');
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });

  test('where the system chooses colours, buttons, the current page and the way of an order have lines', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/productos?pag=2');
    const main = page.getByRole('main');
    const styleOf = (of: ReturnType<typeof page.locator>, property: string) =>
      of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf(main.getByRole('button', { name: 'Filtrar' }).first(), 'border-top-style')).toBe('solid');
    const current = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' });
    expect(await styleOf(current, 'outline-style')).toBe('solid');
    await open(page, '/');
    await page.getByRole('button', { name: 'Elegir vehículo' }).click();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar' });
    expect(await styleOf(save, 'border-top-style')).toBe('solid');
  });
});

test('nor does the way of an order lose its line there', async ({ page }) => {
  const customer = await aCustomer(page.request);
  await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, customer);
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/mis-compras');
  const bars = page.getByRole('list', { name: 'Recorrido del pedido' }).first().locator('[aria-hidden]');
  await expect(bars.first()).toBeVisible();
  const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(colours).size).toBeGreaterThan(1);
});
