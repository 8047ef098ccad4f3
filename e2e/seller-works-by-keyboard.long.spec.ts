import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { add, entry, lines, openCounter, scan } from './counter.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { administrator, anOrderOf, seller, someProducts } from './shopping.ts';
import { expectTold } from './toast.ts';

test('a paid order is dispatched by keys alone, and its tracking is mended afterwards', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { guid, number, customer } = await aPaidOrder(request);
  await signInAs(page, seller);
  await openOrder(page, { guid, number });
  // A barcode reader types letters and Enter, which store nothing.
  await page.keyboard.type('a4711');
  const prepares = page.getByRole('dialog', { name: `¿Está todo lo del pedido ${number}?` });
  await expect(prepares.getByRole('button', { name: 'Volver' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prepares).toHaveCount(0);
  await page.keyboard.press('a');
  await prepares.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(page.locator('.panel-toast')).toContainText(`Pedido ${number}: Preparado`);
  await page.keyboard.press('Control+z');
  await expectTold(page, `Pedido ${number}: Todavía no está preparado`);
  await page.keyboard.press('a');
  await prepares.getByRole('button', { name: 'Marcar preparado' }).click();
  await expectTold(page, `Pedido ${number}: Preparado`);
  await page.keyboard.press('a');
  const sends = page.getByRole('dialog', { name: `¿Cambiar el pedido ${number} a «Despachado»?` });
  await expect(sends.getByLabel('Agencia')).toBeFocused();
  await page.keyboard.type('DAC suc 3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8812');
  await page.keyboard.press('Enter');
  await expect(stateOf(page)).toHaveValue('DIS');

  await page.getByRole('button', { name: 'Cambiar agencia o guía' }).focus();
  await page.keyboard.press('e');
  const mends = page.getByRole('dialog', { name: `Envío del pedido ${number}` });
  await expect(mends.getByLabel('Agencia')).toHaveValue('DAC suc 3');
  await expectAccessible(page);
  await mends.getByLabel('Guía').fill('https://dac.example/8821');
  await page.keyboard.press('Enter');
  await expect(mends).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cambiar agencia o guía' })).toBeFocused();
  await expectTold(page, `Pedido ${number}: cambiaste el envío`);
  await expect(page.getByRole('link', { name: 'Seguir el envío' })).toHaveAttribute('href', 'https://dac.example/8821');
  await expect(page.getByText('Envío: DAC suc 3, https://dac.example/8821').first()).toBeVisible();
  const mail = await mailTo(request, customer.email, new RegExp(`^Tu pedido ${number}: datos del envío$`));
  expect(mail.links).toContain('https://dac.example/8821');
});

test('keys lead from an order to its neighbours, its papers, its money and its list', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request);
  const products = await someProducts(request, 1);
  const paid = await anOrderOf(request, customer, products, { paymentId: 'MPU' });
  const newer = await anOrderOf(request, customer, products);
  await page.goto(paid.payUrl);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
  await signInAs(page, administrator);
  const list = `/gestion/pedidos?t=${encodeURIComponent(customer.email)}`;
  await page.goto(list);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: String(newer.number), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Pedido ${newer.number}`);
  await page.keyboard.press('s');
  const slip = page.getByRole('dialog', { name: `Comprobante de pago del pedido ${newer.number}` });
  await expect(slip).toBeVisible();
  // In a dialog the letters of the page below mean nothing.
  await slip.getByRole('button', { name: 'Volver' }).press('j');
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(heading).toHaveText(`Pedido ${newer.number}`);

  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Pedido ${paid.number}`);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(`Pedido ${newer.number}`);
  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Pedido ${paid.number}`);
  await expect(page.getByRole('button', { name: 'Devolver' })).toBeVisible();
  await page.keyboard.press('d');
  const gives = page.getByRole('dialog', { name: `Devolver un pago del pedido ${paid.number}` });
  await expect(gives).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gives).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('menuitem', { name: 'Pedido con precios' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page).toHaveURL(list);
});

for (const [path, key, title] of [
  ['comprobantes', 'a', /^¿Entró el dinero/],
  ['comprobantes', 'r', /^¿Rechazar el comprobante/],
  ['empresas', 'n', 'Nueva empresa'],
  ['grupos', 'n', 'Nuevo grupo'],
  ['personas', 'n', 'Nueva persona'],
  ['personas/1', 'e', /./],
] as const)
  test(`key ${key} at ${path}`, { tag: '@desktop' }, async ({ page }) => {
    await signInAs(page, administrator);
    await page.goto(`/gestion/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('a key leads from the stock to a count, others change how is paid at the counter and find its field', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCounter(page);
  const payment = page.getByLabel('Forma de pago');
  const before = await payment.inputValue();
  await page.keyboard.press('Control+m');
  await expect(payment).not.toHaveValue(before);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(entry(page)).toBeFocused();
  await expect(entry(page)).toHaveValue('');
  await page.goto('/gestion/stock');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/gestion/stock/recuento');
});

test('the dialog that cancels a paid order keeps the keys, and says why its buyer is mailed', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const order = await aPaidOrder(request);
  await signInAs(page, seller);
  await openOrder(page, order);
  const cancels = await chooseState(page, order.number, 'Cancelado');
  await expect(cancels.getByLabel('Motivo')).toBeFocused();
  await expect(cancels.getByRole('switch')).toBeDisabled();
  await expect(cancels.getByText('Pagó: se le avisa siempre.')).toBeVisible();
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab');
    await expect(cancels.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(cancels).toHaveCount(0);
  await expect(stateOf(page)).toHaveValue('PAP');
});

test('at the counter Escape takes away what stands for nothing, and a sale says what it lacks', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [product] = await someProducts(request, 1);
  await openCounter(page);
  await add(page, product.code);
  await expect(lines(page)).toHaveCount(1);
  await entry(page).fill('NOEXISTE-4711');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Falta agregar «NOEXISTE-4711»: agregalo o descartalo con Escape')).toBeVisible();
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page)).toHaveValue('');
  await expect(page.getByText('Falta agregar')).toHaveCount(0);
});

test('rows stay where they are as the first one is chosen', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  for (const path of ['/gestion/pedidos', '/gestion/productos']) {
    await page.goto(path);
    const box = page.getByRole('checkbox', { name: /^Elegir / }).nth(2);
    await expect(box).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await box.boundingBox();
    await box.check();
    await expect(page.getByText('Elegidos: 1')).toBeVisible();
    expect((await box.boundingBox())?.y).toBe(before?.y);
    await expectAccessible(page);
  }
});

test('what is typed, pasted or scanned before the search has loaded goes into it', { tag: '@desktop' }, async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  const loads = Promise.withResolvers<void>();
  await page.route(/search-dialog/, async (route) => {
    await loads.promise;
    await route.continue();
  });
  await signInAs(page, seller);
  await page.goto('/gestion/productos');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  const filter = page.getByRole('searchbox', { name: 'Buscar' });
  await filter.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pedi');
  await page.keyboard.insertText('dos');
  loads.resolve();
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toHaveValue('pedidos');
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('');

  const again = Promise.withResolvers<void>();
  await page.unroute(/search-dialog/);
  await page.route(/search-dialog/, async (route) => {
    await again.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await scan(page, product.code);
  again.resolve();
  await expect(page).toHaveURL(/\/gestion\/productos\?.*editar=/);
});
