import { signInAs, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { cartOf, someProducts } from './shopping.ts';

test('what is added shows in badge and drawer, and is changed there', async ({ page }) => {
  const [first, second] = await someProducts(page.request, 2);
  for (const { code } of [first, second]) {
    await open(page, `/productos/${code}`);
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  }
  await page.getByRole('link', { name: /^Mi compra: 2 items/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toHaveAccessibleName('Mi compra · 2 items');
  await expect(drawer.getByRole('button', { name: 'Quitar uno' }).first()).toBeDisabled();
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.url().endsWith('/rest/stock/listByCodes'));
  await drawer.getByRole('button', { name: 'Agregar uno' }).first().click();
  expect((await asked).postDataJSON()).toEqual({ codes: [first.code, second.code], quantities: [2, 1] });
  await expect(drawer).toHaveAccessibleName('Mi compra · 3 items');
  await drawer
    .getByRole('button', { name: `Quitar ${second.name}` })
    .first()
    .click();
  await drawer.getByRole('button', { name: 'Quitar uno' }).click();
  await expect(drawer).toHaveAccessibleName('Mi compra · 1 item');
  await drawer.getByRole('link', { name: 'Ver la compra con el costo de envío' }).click();
  await expect(page).toHaveURL('/mi-compra');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main').getByText(first.name)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Seguir comprando' }).click();
  await expect(page).toHaveURL('/productos');
  await page.getByRole('link', { name: /^Mi compra: 1 item/ }).click();
  await expect(drawer.getByText('Seguir comprando')).toBeVisible();
  await drawer.getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
});

test('more than the shop has is marked and stops the order; less is not, and does not', async ({ page }) => {
  const [product, other] = await someProducts(page.request, 2);
  await cartOf(page, [{ ...product, quantity: 9998 }, other]);
  await open(page, '/mi-compra');
  const line = page.getByRole('listitem').filter({ hasText: product.name });
  const total = page.getByRole('complementary', { name: 'Total' });
  const way = (role: 'link' | 'button') => total.getByRole(role, { name: 'Finalizar compra' });
  await expect(line.getByText('Stock insuficiente')).toBeVisible();
  await expect(way('button')).toBeDisabled();
  await expect(way('button')).toHaveAccessibleDescription(/^No hay stock suficiente de .*consultanos/);
  await expectAccessible(page);
  await line.getByRole('textbox').fill('1');
  await expect(line.getByText('Stock insuficiente')).toBeHidden();
  await expect(way('link')).toBeVisible();
  await line.getByRole('textbox').fill('9997');
  await total.getByRole('button', { name: 'Quitar lo que no alcanza' }).click();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('main').getByText(other.name)).toBeVisible();
  await expect(way('link')).toBeVisible();
});

test('a quantity that the shop does not have is marked where it is chosen', { tag: '@long' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await open(page, `/productos/${product.code}`);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Agregar al carrito' }).first();
  const quantity = main.getByRole('textbox', { name: 'Cantidad' });
  await quantity.fill('9998');
  await expect(main.getByText('Stock insuficiente Elegí menos o consultanos.')).toBeVisible();
  await expect(add).toBeDisabled();
  await expectAccessible(page);
  await quantity.fill('2');
  await expect(main.getByText('Stock insuficiente')).toBeHidden();
  await add.click();
  await expect(page.getByRole('link', { name: /^Mi compra: 2 items/ })).toBeVisible();
  // The signed-in hear how many there are, here and in the cart.
  await signInAs(page, await theCustomer(page.request));
  await open(page, `/productos/${product.code}`);
  await quantity.fill('9990');
  await expect(main.getByText(/Stock insuficiente Quedan (al menos )?\d+\. Ya tenés 2 items/)).toBeVisible();
  await cartOf(page, [{ ...product, quantity: 9998 }]);
  await open(page, '/mi-compra');
  const line = page.getByRole('listitem').filter({ hasText: product.name });
  await expect(line.getByRole('status')).toHaveText(/^Stock insuficiente Quedan (al menos )?\d+$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Llevar lo que queda' }).click();
  await expect(line.getByText('Stock insuficiente')).toBeHidden();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
});

test('a product that is no longer sold is said so', async ({ page }) => {
  await cartOf(page, [{ code: 'NO-EXISTE', name: 'Placa vieja', price: 10 }]);
  await open(page, '/mi-compra');
  const line = page.getByRole('listitem').filter({ hasText: 'Placa vieja' });
  await expect(line.getByRole('status')).toHaveText('Stock insuficiente Ya no está a la venta');
  await expectAccessible(page);
});

test('a quantity that cannot be bought ends at one that can', { tag: '@long' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [{ ...product, quantity: 3 }]);
  await open(page, '/mi-compra');
  const box = page.getByRole('listitem').filter({ hasText: product.name }).getByRole('textbox');
  for (const [typed, quantity] of [
    ['', '3'],
    ['2.9', '2'],
    ['1,5', '1'],
    ['4', '4'],
    ['-5', '1'],
    ['muchos', '1'],
  ] as const) {
    await box.fill(typed);
    await expect(box).toHaveValue(typed);
    await box.press('Enter');
    await expect(box).toHaveValue(quantity);
    await expect(page.getByRole('link', { name: new RegExp(`^Mi compra: ${quantity} item`) })).toBeVisible();
  }
});

test('an empty cart says so, in the drawer and on its page', { tag: '@long' }, async ({ page }) => {
  await open(page, '/404');
  await page.getByRole('link', { name: /^Mi compra: 0 items/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Mi compra/ });
  await expect(drawer.getByText('Su carrito se encuentra vacio.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Finalizar compra' })).toBeDisabled();
  await expectAccessible(page);
  await open(page, '/mi-compra');
  await expect(page.getByRole('main').getByText('Su carrito se encuentra vacio.')).toBeVisible();
  await expect(page).toHaveTitle(/Mi compra/);
  await expectAccessible(page);
});

test('a line that came into the cart without its price says how to see it', { tag: '@long' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [product]);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '') as { lines: { price?: number }[] };
    for (const line of cart.lines) delete line.price;
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await open(page, `/productos/${product.code}`);
  await page.getByRole('link', { name: /^Mi compra: 1 item$/ }).click();
  const wayIn = page.getByRole('dialog').getByRole('link', { name: 'Ingresá para ver el precio' });
  await expect(wayIn).toHaveAttribute('href', `/iniciar?from=${encodeURIComponent(`/productos/${product.code}`)}`);
  await expectAccessible(page);
});

test('two tabs keep one cart', async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await open(page, '/404');
  const other = await page.context().newPage();
  await open(other, `/productos/${product.code}`);
  await other.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByRole('link', { name: /^Mi compra: 1 item,/ })).toBeVisible();
});

test('the cart’s total, in pesos too, and how it is paid are in sight before the sign-in', {
  tag: ['@long', '@both-widths'],
}, async ({ page }) => {
  await cartOf(page, await someProducts(page.request, 4));
  await open(page, '/mi-compra');
  const total = page.getByRole('complementary', { name: 'Total' });
  await expect(total.getByText(/^\$ [\d.]+,\d\d$/)).toHaveCount(1);
  await expect(total.getByText('Depósito BROU', { exact: false })).toHaveCount(1);
  await expect(total.getByRole('img', { name: 'Visa' })).toHaveCount(1);
  await expect(total.getByText('Ciudad de la Costa', { exact: false })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/\/iniciar\?from=/);
});

test('what sending costs is told before anyone has to sign in', { tag: '@long' }, async ({ page }) => {
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra');
  const total = page.getByRole('complementary', { name: 'Total' });
  const costOf = (name: string) => total.getByRole('listitem').filter({ hasText: name }).first();
  for (const name of ['Montevideo', 'Área metropolitana']) await expect(costOf(name)).toContainText('U$S');
  await expect(costOf('Retiro en el local')).toContainText('Sin costo');
  await expect(costOf('Interior')).toContainText('a pagar al recibir');
  await expectAccessible(page);
  await total.getByRole('link', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL('/iniciar?from=%2Fmi-compra%3Fdetail');
  await expect(page.getByText('Para continuar el proceso debes iniciar sesión.')).toBeVisible();
});
