import type { Page } from '@playwright/test';
import { rtc } from '../sites/rtc.ts';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { administrator, anOrderOf, callAs, seller, someProducts, tokenOf } from './shopping.ts';

/** An order by card whose buyer has not paid it yet. */
const anOnlineOrder = async ({ request }: Page) => {
  const customer = await aCustomer(request);
  const order = await anOrderOf(request, customer, await someProducts(request, 1), { paymentId: 'MPU' });
  expect(order.payUrl).toContain('/demo/pagos/');
  return { ...order, customer };
};
/** Pays as a buyer at the provider's page, and comes back to the order. */
const payAt = async (page: Page, url: string, choice: 'Aprobar' | 'Dejar pendiente') => {
  await page.goto(url);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d+$/);
};
/** The payments on an order's page. */
const openPayments = async (page: Page, order: { guid: string; number: number }) => {
  await openOrder(page, order);
  return paymentsOf(page);
};
const paymentsOf = (page: Page) => page.getByRole('region', { name: 'Pagos', exact: true });
const refundDialog = (page: Page, number: number) =>
  page.getByRole('dialog', { name: `Devolver un pago del pedido ${number}` });

test('what is paid after it was cancelled is an alert, and an administrator gives it back', async ({ page }) => {
  const { guid, number, payUrl, customer } = await anOnlineOrder(page);
  const token = await tokenOf(page.request, customer);
  expect((await callAs(page.request, token, 'order/cancel', { orderId: guid })).error).toBe('');
  await payAt(page, payUrl, 'Aprobar');
  const subject = new RegExp(`^Alerta del pedido Nº ${number}: Pagado y cancelado$`);
  const mail = await mailTo(page.request, rtc.contact.email, subject);
  expect(mail.links.some((link) => link.endsWith('/gestion/alertas'))).toBe(true);

  await signInAs(page, seller);
  await open(page, '/gestion');
  await page
    .getByRole('main')
    .getByRole('link', { name: /alertas? de pagos/ })
    .click();
  const alert = page.getByRole('article', { name: `Pagado y cancelado: pedido ${number}` });
  await expect(alert).toContainText('El dinero lo devuelve un administrador.');
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Ver los pagos del pedido' }).click();
  const card = paymentsOf(page);
  await expect(card.getByRole('list', { name: 'Alertas' })).toContainText('Abierta');
  await expect(card).toContainText('Lo devuelve un administrador.');
  await expect(card.getByRole('button', { name: 'Devolver' })).toHaveCount(0);
  await expectAccessible(page);

  await signInAs(page, administrator);
  await open(page, '/gestion/alertas');
  await alert.getByRole('link', { name: 'Devolver en el pedido' }).click();
  await card.getByRole('button', { name: 'Devolver' }).click();
  const dialog = refundDialog(page, number);
  const amount = dialog.getByLabel('Importe');
  const all = await amount.inputValue();
  await amount.fill('doce');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog).toContainText('Escribí un importe, como 1.234,50');
  await expect(dialog).toContainText('Este campo es obligatorio');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { isContrastOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await amount.fill('9.999.999');
  await dialog.getByLabel('Motivo').fill('El pedido estaba cancelado');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog).toContainText('Es más de lo que queda por devolver');
  await amount.fill(all);
  await dialog.getByRole('button', { name: 'Devolver' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('region', { name: /^Pago con Mercado Pago/ })).toContainText(`Devuelto: $ ${all}.`);
  await expect(card.getByRole('list', { name: 'Devoluciones' }).getByRole('listitem')).toHaveCount(1);
  await expect(card.getByRole('list', { name: 'Alertas' })).toContainText('El pago fue devuelto');
  await expect(card.getByRole('list', { name: 'Intentos de pago' })).toContainText('devolución · Devuelto');
  await expectAccessible(page);
  await open(page, '/gestion/alertas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alertas de pagos');
  await expect(page.getByRole('main').locator('[aria-busy=false]')).toBeAttached();
  await expect(alert).toHaveCount(0);
});

test('part of a payment is given back, and the alert of an order that is cancelled then is solved with a reason', {
  tag: ['@desktop', '@long'],
}, async ({ page, problems }) => {
  const { guid, number, payUrl } = await anOnlineOrder(page);
  await payAt(page, payUrl, 'Aprobar');
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
  await signInAs(page, administrator);
  const card = await openPayments(page, { guid, number });
  const payment = card.getByRole('region', { name: /^Pago con Mercado Pago/ });
  await expect(payment).toContainText('Paga este pedido.');
  await expect(payment).toContainText(/Operación \d+/);
  const dialog = refundDialog(page, number);
  const give = async (part: string) => {
    await payment.getByRole('button', { name: 'Devolver' }).click();
    await dialog.getByLabel('Importe').fill(part);
    await dialog.getByLabel('Motivo').fill('Faltó un cable');
    await dialog.getByRole('button', { name: 'Devolver' }).click();
  };
  // The money goes back, and the answer is lost: whoever asks again gives back nothing more.
  const asks = '**/rest/payment/refund';
  await page.route(asks, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await give('1,50');
  await expect(dialog).toContainText('No pudimos conectarnos con la tienda');
  await expect(dialog).toContainText('Ya se devolvió $ 1,50.');
  problems.length = 0;
  await page.unroute(asks);
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog).toBeHidden();
  await expect(payment).toContainText('Devuelto: $ 1,50.');
  await give('2');
  await expect(payment).toContainText('Devuelto: $ 3,50.');
  await expect(payment.getByRole('listitem')).toHaveCount(2);
  await expect(payment).toContainText('Aprobado');
  await expect(stateOf(page)).toHaveValue('PAP');
  await expectAccessible(page);

  const token = await tokenOf(page.request, seller);
  const cancelled = { orderId: guid, state: 'CAN', sendEmail: false, reason: 'Lo pidió el comprador' };
  expect((await callAs(page.request, token, 'order/changeState', cancelled)).error).toBe('');
  await signInAs(page, seller);
  await open(page, '/gestion/alertas');
  const alert = page.getByRole('article', { name: `Pagado y cancelado: pedido ${number}` });
  await expect(alert).toContainText('devuelto: $ 3,50');
  await alert.getByRole('button', { name: 'Resolver' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Resolver' }).click();
  await expect(question).toContainText('Este campo es obligatorio');
  await question.getByLabel('Motivo').fill('Le queda a favor para otra compra');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Resolver' }).click();
  await expect(page.getByRole('status')).toContainText(`Resolviste la alerta del pedido ${number}`);
  await expect(page.getByRole('status').getByRole('link', { name: 'Ver' })).toHaveAttribute(
    'href',
    `/gestion/pedidos/${guid}`,
  );
  await expect(alert).toHaveCount(0);
  const alerts = (await openPayments(page, { guid, number })).getByRole('list', { name: 'Alertas' });
  await expect(alerts).toContainText('Le queda a favor para otra compra');
});

test('a seller who marks an online order as paid says why', { tag: '@desktop' }, async ({ page }) => {
  const { guid, number, payUrl } = await anOnlineOrder(page);
  await payAt(page, payUrl, 'Dejar pendiente');
  await expect(page.getByText('Tu pago está en proceso.')).toBeVisible();
  await signInAs(page, seller);
  const card = await openPayments(page, { guid, number });
  await expect(card.getByRole('region', { name: /^Pago con Mercado Pago/ })).toContainText('En proceso');
  const dialog = await chooseState(page, number, 'Pago aprobado');
  await dialog.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(dialog).toContainText('Escribí el motivo para marcar como pagado un pedido con pago en línea');
  await dialog.getByLabel('Motivo').fill('Lo pagó en el mostrador');
  await dialog.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(stateOf(page)).toHaveValue('PAP');
});
