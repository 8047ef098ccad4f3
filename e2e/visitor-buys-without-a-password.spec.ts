import type { Page } from '@playwright/test';
import { aCustomer, mailTo, newEmail, pathIn, signInAs } from './accounts.ts';
import { expect, expectAccessible, expectValid, open, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { aGuestOrder, cartOf, seller, someProducts } from './shopping.ts';
import { autofillOf, countTaps } from './taps.ts';

const toCheckout = '/iniciar?from=%2Fmi-compra%3Fdetail';
const main = (page: Page) => page.getByRole('main');
const confirmButton = (page: Page) => page.getByRole('button', { name: /^Confirmar compra/ });
const linkOf = async (page: Page, email: string) =>
  pathIn(await mailTo(page.request, email, /^Recibimos tu pedido/), '/confirmar-compra/');

const fillGuest = async (page: Page, email: string) => {
  await page.getByLabel('Nombre y apellido').fill('Eva Paz');
  await page.getByLabel('Teléfono').fill('099 123 456');
  await main(page).getByRole('region', { name: 'Comprar sin contraseña' }).getByLabel('E-mail').fill(email);
};

/** Goes on from the sign-in page as somebody without an account. */
const goOn = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Comprar sin contraseña' }).click();
  await fillGuest(page, email);
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();
  await expect(confirmButton(page)).toBeVisible();
};

/** Places the order that the checkout shows. */
const place = async (page: Page, email: string) => {
  const ordered = page.waitForResponse('**/rest/order/addAsGuest');
  await confirmButton(page).click();
  expect((await ordered).status()).toBe(200);
  await expect(page.getByText(`Te enviamos un correo a ${email}`)).toBeVisible();
};

test('a new customer who picks it up needs six taps and four screens, and then confirms by mail', async ({ page }) => {
  const { tap, follow, count } = countTaps();
  const [product] = await someProducts(page.request, 1);
  const email = newEmail();
  await page.addInitScript(() => sessionStorage.setItem('checkout', JSON.stringify({ paymentId: 'SADE' })));
  await open(page, `/productos/${product.code}`);
  follow(page);
  await tap(main(page).getByRole('button', { name: 'Agregar al carrito' }).first());
  await tap(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }));
  await expect(page).toHaveURL(toCheckout);
  await expect(page.getByText('Para continuar el proceso debes iniciar sesión.')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Comprar sin contraseña' }));
  await expect(main(page).getByRole('region', { name: 'Comprar sin contraseña' }).getByLabel('E-mail')).toBeFocused();
  await fillGuest(page, email);
  await tap(page.getByRole('button', { name: 'Seguir con la compra' }));
  await expect(page).toHaveURL('/mi-compra?detail');
  await expect(page.getByRole('radio', { name: /Retiro en el local/ })).toBeChecked();
  await tap(confirmButton(page));
  await expect(page).toHaveURL(/\/pedido\//);
  await expect(page.getByText('Tu pedido fue ingresado.')).toBeVisible();
  await expect(page.getByText(`Te enviamos un correo a ${email}: confirmá tu compra en 30 minutos`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cómo pagar' })).toContainText('Pedido');
  expect(count).toEqual({ taps: 6, screens: 4 });

  await open(page, await linkOf(page, email));
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu compra está confirmada');
  await page.getByLabel('Contraseña', { exact: true }).fill('secreta-1');
  await page.getByLabel('Repetí la contraseña').fill('secreta-1');
  await page.getByLabel(/^Acepto/).check();
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page).toHaveURL('/mis-compras');
  await expect(main(page).getByText(product.name)).toBeVisible();
});

test('a customer who is signed in needs four taps from a product to his order', { tag: '@long' }, async ({ page }) => {
  const { tap, follow, count } = countTaps();
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, await aCustomer(page.request, { city: 'Montevideo' }));
  await page.addInitScript(() => sessionStorage.setItem('checkout', JSON.stringify({ paymentId: 'SADE' })));
  await open(page, `/productos/${product.code}`);
  follow(page);
  await tap(main(page).getByRole('button', { name: 'Agregar al carrito' }).first());
  await tap(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Finalizar compra' }));
  await tap(confirmButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  expect(count).toEqual({ taps: 4, screens: 2 });
});

test('each field that is mistyped says so in its place, and a reload keeps what was typed', { tag: '@long' }, async ({
  page,
}) => {
  const email = newEmail();
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await expect(page).toHaveURL(toCheckout);
  await page.getByRole('button', { name: 'Comprar sin contraseña' }).click();
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();
  const region = page.getByRole('region', { name: 'Comprar sin contraseña' });
  await expect(region.getByText('Este campo es obligatorio')).toHaveCount(3);
  await expect(region.getByLabel('E-mail')).toBeFocused();
  await fillGuest(page, 'eva@');
  await region.getByLabel('Teléfono').fill('12');
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();
  await expect(region.getByText('Ingrese un email válido')).toBeVisible();
  await expect(region.getByText('Ingresá un teléfono válido')).toBeVisible();
  expect(await autofillOf(region.locator('input'))).toEqual(['email email', 'name name', 'phone tel']);
  await expectAccessible(page);
  await expectValid(page);
  await fillGuest(page, email);
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();

  await page.getByRole('radio', { name: /^Montevideo/ }).check();
  await confirmButton(page).click();
  await page.getByRole('alert').getByRole('link', { name: 'Debes ingresar una Dirección' }).click();
  await expect(page.getByLabel('Departamento', { exact: true })).toBeFocused();
  await page.getByLabel('Departamento', { exact: true }).selectOption({ label: 'Salto' });
  await expect(page.getByRole('radio', { name: /^Interior/ })).toBeChecked();
  await page.getByLabel('Dirección').fill('Uruguay 500');
  await expect(
    main(page).getByText(/^Te lo enviamos a Uruguay 500, Salto \(Interior, a pagar al recibir\)/),
  ).toBeVisible();
  await confirmButton(page).click();
  await expect(main(page).getByText('Escribí qué agencia lo lleva').first()).toBeVisible();
  await expectAccessible(page);
  await expectValid(page);
  await page.reload();
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(page.getByLabel('Dirección')).toHaveValue('Uruguay 500');
  await expect(page.getByLabel('Ciudad', { exact: true })).toHaveText(/Salto/);
  await page.getByRole('radio', { name: /^Montevideo/ }).check();
  await expect(page.getByLabel('Departamento', { exact: true })).toHaveValue('');
  await page.getByLabel('Departamento', { exact: true }).selectOption({ label: 'Montevideo' });

  await page.getByRole('link', { name: 'Cambiar' }).click();
  await expect(region.getByLabel('E-mail')).toHaveValue(email);
  await region.getByLabel('Nombre y apellido').fill('Eva María Paz');
  await page.getByRole('button', { name: 'Seguir con la compra' }).click();
  await expect(main(page).getByText('Eva María Paz')).toBeVisible();
  await expect(page.getByLabel('Dirección')).toHaveValue('Uruguay 500');
  await place(page, email);
  await expect(page.getByText('Montevideo', { exact: true })).toBeVisible();
});

test('back leads to the form as it was typed, and another tab asks anew', { tag: '@long' }, async ({ page }) => {
  const email = newEmail();
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await goOn(page, email);
  await page.goBack();
  await expect(page).toHaveURL(toCheckout);
  await expect(page.getByRole('region', { name: 'Comprar sin contraseña' }).getByLabel('E-mail')).toHaveValue(email);
  await page.goForward();
  await expect(confirmButton(page)).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/mi-compra?detail');
  await expect(other).toHaveURL(toCheckout);
  await goOn(other, newEmail());
  await place(page, email);
  await expect(other.getByText('Su carrito se encuentra vacio.')).toBeVisible();
  // The order is its link's: nothing of it is left to be placed again.
  await page.reload();
  await expect(page.getByText(`Te enviamos un correo a ${email}`)).toBeVisible();
  await open(page, '/mi-compra?detail');
  await expect(page.getByText('Su carrito se encuentra vacio.')).toBeVisible();
});

test('whose e-mail has an account is told nothing, and gets the order once he signs in', { tag: '@long' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [product] = await someProducts(page.request, 1);
  await cartOf(page, [product]);
  await open(page, '/mi-compra?detail');
  await goOn(page, customer.email);
  await place(page, customer.email);
  await open(page, await linkOf(page, customer.email));
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expect(page.getByText(`Ya tenés una cuenta con ${customer.email}`)).toBeVisible();
  await expectAccessible(page);
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await password.fill('otra-clave');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page.getByText('Credenciales inválidas')).toBeVisible();
  await password.fill(customer.password);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(main(page).getByText(product.name)).toBeVisible();
});

test('by keyboard alone an order is placed, and cancelled by its page', { tag: '@long' }, async ({ page }) => {
  const email = newEmail();
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: 'Comprar sin contraseña' }).focus();
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Comprar sin contraseña' });
  await expect(region.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eva Paz');
  await page.keyboard.press('Tab');
  await page.keyboard.type('099 123 456');
  await page.keyboard.press('Enter');
  await confirmButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tu pedido fue ingresado.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar el pedido' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Este pedido está cancelado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar el pedido' })).toHaveCount(0);
  await open(page, await linkOf(page, email));
  await page.getByRole('button', { name: 'Confirmar mi compra' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido está cancelado');
});

test('paid by card it leads to the provider, and back to its own page', { tag: '@long' }, async ({ page }) => {
  const email = newEmail();
  await cartOf(page, await someProducts(page.request, 1), { paymentId: 'MPU' });
  await open(page, '/mi-compra?detail');
  await goOn(page, email);
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/demo\/pagos\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/pedido\//);
  await expect(page.getByText(`Te enviamos un correo a ${email}: confirmá tu compra con su enlace`)).toBeVisible();
});

test('a seller sees that nobody confirmed it yet', { tag: ['@long', '@desktop'] }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const [, , guid = ''] = (await aGuestOrder(page.request, product, newEmail())).split('/');
  await signInAs(page, seller);
  await open(page, `/gestion/pedidos/${guid}`);
  await expect(page.getByText('Sin cuenta, sin confirmar')).toBeVisible();
});

test.describe('a shop that shows prices to those who sign in alone', () => {
  test.use({ baseURL: partsShop });
  test('offers it not', { tag: '@long' }, async ({ page }) => {
    await open(page, toCheckout);
    await expect(page.getByText('Para continuar el proceso debes iniciar sesión.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Comprar sin contraseña' })).toHaveCount(0);
  });
});

test('whoever comes from elsewhere is not offered it', { tag: '@long' }, async ({ page }) => {
  await open(page, '/iniciar?from=%2Fperfil');
  await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Comprar sin contraseña' })).toHaveCount(0);
});
