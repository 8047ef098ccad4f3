import { legalVersion } from '../contract/plain/consents.ts';
import { aCustomer, mailTo, openOwnMenu, signInAs, signInByForm, theCustomer } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { anOrderOf, callAs, cartOf, someProducts, tokenOf } from './shopping.ts';

const money = (dollars: number) =>
  `U$S ${dollars
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')}`;

test('a visitor fills a cart, signs in, orders by deposit, gets the mail and finds the order', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [board, cable] = await someProducts(page.request, 2);
  await cartOf(page, [{ ...board, quantity: 2 }, cable]);
  await open(page, '/mi-compra');
  await page.getByRole('main').getByRole('link', { name: 'Finalizar compra' }).click();
  await signInByForm(page, customer);
  await expect(page).toHaveURL('/mi-compra?detail');

  const sum = 2 * board.price + cable.price;
  await expect(page.getByRole('radio', { name: '099 123 456' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Retiro en el local/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Depósito Santander' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Área metropolitana|Interior/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Confirmar compra · ${money(sum)}` })).toBeVisible();
  // In pesos too, though a deposit is made in dollars.
  await expect(page.getByText(/^Son en pesos: \$ [\d.,]+ \(.*cotización del /)).toBeVisible();
  await page.getByRole('radio', { name: /^Montevideo/ }).check();
  await page.getByRole('radio', { name: 'Giro Abitab' }).check();
  await expectAccessible(page);
  const sent = page.waitForRequest('**/rest/order/add');
  await page.getByRole('button', { name: `Confirmar compra · ${money(sum + 6)}` }).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({ order: { OrderTermsVersion: legalVersion } });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await expect(page.getByRole('region', { name: 'Cómo pagar' })).toContainText('Abitab');
  await expect(page.getByText(/5 días hábiles/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mi compra: 0 items/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Cómo pagar' })).toContainText('Abitab');
  const mail = await mailTo(page.request, customer.email, /^Recibimos tu pedido \d+$/);
  const number = /\d+$/.exec(mail.subject)?.[0] ?? '';
  for (const part of [`2 × ${board.name}`, money(sum + 6), 'Rincón 500', '5 días hábiles', 'ley 17.250']) {
    expect(mail.text).toContain(part);
  }

  await page.getByRole('main').getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page).toHaveURL('/mis-compras');
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name: `Pedido ${number}` });
  await expect(card).toContainText('Pago pendiente');
  await expect(card).toContainText(/Girá U\$S [\d.,]+ antes del/);
  await expect(card.getByRole('link', { name: board.name })).toBeVisible();
  await expect(page.getByText(/5 días hábiles/)).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Cambiar la forma de pago' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Depósito BROU' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar esta forma de pago' }).click();
  await expect(card).toContainText('Depósito BROU');
  await mailTo(page.request, customer.email, /^Cómo pagar tu pedido/);

  // The second half of a double click closes no question.
  await card.getByRole('button', { name: 'Cancelar el pedido' }).dblclick();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(card).toContainText('Este pedido está cancelado.');
  await expect(card.getByRole('button', { name: 'Cancelar el pedido' })).toHaveCount(0);
});

test('who lacks a phone or an address adds them in the checkout, and asks for an invoice with RUT', async ({
  page,
}) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Departamento').selectOption('Salto');
  await dialog.getByLabel('Dirección', { exact: true }).fill('Uruguay 850');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: /^Uruguay 850/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Montevideo/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Corregir dirección' }).click();
  await dialog.getByLabel('Dirección', { exact: true }).fill('Uruguay 855');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: /^Uruguay 855/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Interior/ }).check();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('textbox', { name: 'Agencia' })).toHaveAccessibleDescription(
    /Escribí qué agencia lo lleva/,
  );
  const toAgency = page.getByRole('alert').getByRole('link', { name: 'Escribí qué agencia lo lleva' });
  await expectAccessible(page);
  await toAgency.click();
  await expect(page.getByRole('textbox', { name: 'Agencia' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Agencia' }).fill('DAC');
  await page.getByRole('button', { name: 'Agregar teléfono' }).click();
  await dialog.getByLabel('Teléfono', { exact: true }).fill('098 765 432');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('radio', { name: '098 765 432' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Quiero factura con RUT' }).check();
  const firm = page.getByRole('textbox', { name: 'Razón social' });
  const rut = page.getByRole('textbox', { name: 'RUT' });
  await rut.fill('2110034');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Ingrese un RUT válido' }).click();
  await expect(rut).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Te falta la razón social' }).click();
  await expect(firm).toBeFocused();
  await firm.fill('Taller Norte SRL');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(rut).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await rut.fill('211003420017');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  const mail = await mailTo(page.request, customer.email, /^Recibimos tu pedido/);
  for (const part of ['Uruguay 855', 'DAC', '098 765 432', 'Taller Norte SRL', '211003420017'])
    expect(mail.text).toContain(part);
});

test('what changed meanwhile keeps the form, marks the line and is taken over by one press', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [board, cable] = await someProducts(page.request, 2);
  await signInAs(page, customer);
  const gone = { code: 'NO-EXISTE', name: 'Placa de ayer', price: 5 };
  await cartOf(page, [{ ...board, quantity: 9000 }, { ...cable, price: cable.price + 1 }, gone]);
  await open(page, '/mi-compra?detail');
  await page.getByRole('radio', { name: /^Montevideo/ }).check();
  await page.getByRole('radio', { name: 'Depósito Itaú' }).check();
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();

  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('Cambió algo de tu compra');
  await expect(trouble.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await trouble
    .getByRole('listitem')
    .filter({ hasText: board.name })
    .getByRole('button', { name: /^Llevar \d+$/ })
    .click();
  await trouble
    .getByRole('listitem')
    .filter({ hasText: cable.name })
    .getByRole('button', { name: 'Seguir con ese precio' })
    .click();
  await trouble
    .getByRole('listitem')
    .filter({ hasText: 'ya no se vende' })
    .getByRole('button', { name: 'Quitarlo de mi compra' })
    .click();
  await expect(trouble.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Montevideo/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Depósito Itaú' })).toBeChecked();

  // All there is of the board: somebody else needs it, so this order ends here.
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  const token = await tokenOf(page.request, customer);
  const list = await callAs(page.request, token, 'order/filter', { filters: [], rowIndex: 0, rowsMax: 5 });
  const [order] = list.data as unknown as { OrderGUID: string; Items: unknown[] }[];
  expect(order?.Items).toHaveLength(2);
  await callAs(page.request, token, 'order/cancel', { orderId: order?.OrderGUID });
});

test('the fourth unpaid order is refused with the way to the others', { tag: '@long' }, async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const products = await someProducts(page.request, 1);
  for (let at = 0; at < 3; at += 1) await anOrderOf(page.request, customer, products);
  await signInAs(page, customer);
  await cartOf(page, products);
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Ya tenés 3 pedidos sin pagar.' });
  await expect(trouble).toBeVisible();
  await trouble.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page.getByText('3 resultados')).toBeVisible();
});

test('an answer that is lost does not order twice', async ({ page, problems }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await page.route('**/rest/order/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos conectarnos con la tienda');
  await page.unroute('**/rest/order/add');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  const token = await tokenOf(page.request, customer);
  const list = await callAs(page.request, token, 'order/filter', { filters: [], rowIndex: 0, rowsMax: 5 });
  expect(list.data).toHaveLength(1);
  problems.length = 0;
});

test('who signs out in the checkout is back at the cart', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, await theCustomer(page.request));
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?detail');
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  await (await openOwnMenu(page)).getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/mi-compra');
  await expect(page.getByRole('main').getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
});

test('back from a provider the page leads to the orders and, with one begun, to the cart', { tag: '@long' }, async ({
  page,
}) => {
  await cartOf(page, await someProducts(page.request, 1));
  await open(page, '/mi-compra?status=approved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirá cómo está tu pedido');
  await page.getByRole('main').getByRole('link', { name: 'Mi compra' }).click();
  await expect(page).toHaveURL('/mi-compra');
  await expect(page.getByRole('main').getByRole('link', { name: 'Finalizar compra' })).toBeVisible();
});

test('what follows an order is shown again to its buyer, and to nobody else', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const { guid, number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  const address = `/mi-compra?status=approved&pedido=${guid}`;
  const instructions = page.getByRole('region', { name: 'Cómo pagar' });
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirá cómo está tu pedido');
  await expect(instructions).toHaveCount(0);
  await signInAs(page, customer);
  await open(page, address);
  await expect(instructions).toContainText(String(number));
});

test('without orders the list says so; a visitor signs in first', { tag: '@long' }, async ({ page }) => {
  await open(page, '/mis-compras');
  await expect(page).toHaveURL('/iniciar?from=%2Fmis-compras');
  await signInByForm(page, await aCustomer(page.request));
  await expect(page).toHaveURL('/mis-compras');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis pedidos');
  await expect(page.getByText('No se encontro ningun resultado.')).toBeVisible();
  await expectAccessible(page);
});
