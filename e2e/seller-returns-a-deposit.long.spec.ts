import type { Page } from '@playwright/test';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { endPrinting, printedAtDesk } from './printing.ts';
import { anOrderOf, callAs, seller, someProducts, tokenOf } from './shopping.ts';

/** An order by deposit, and its buyer. */
const aDeposit = async ({ request }: Page) => {
  const customer = await aCustomer(request);
  return { ...(await anOrderOf(request, customer, await someProducts(request, 1))), customer };
};
/** The alert of an order whose money is due, which a seller ends by saying how it went back. */
const noteRefund = async (page: Page, number: number, how: string) => {
  await open(page, '/gestion/alertas');
  const alert = page.getByRole('article', { name: `Dinero por devolver: pedido ${number}` });
  await expect(alert).toContainText('Depósito Santander');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Anotar la devolución' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cómo lo devolviste').fill(how);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Anotar la devolución' }).click();
  await expect(page.getByRole('status')).toContainText(`Resolviste la alerta del pedido ${number}`);
  await expect(alert).toHaveCount(0);
};

test('a seller who cancels what another one marked as paid hears of it first, and the money is an alert until it went back', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { guid, number, customer } = await aDeposit(page);
  await signInAs(page, seller);
  await openOrder(page, { guid, number });
  const dialog = await chooseState(page, number, 'Cancelado');
  const paid = { orderId: guid, state: 'PAP', sendEmail: false };
  expect((await callAs(page.request, await tokenOf(page.request, seller), 'order/changeState', paid)).error).toBe('');
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Mientras tanto .+ lo pasó de «Pago pendiente» a «Pago aprobado», el .*\. Fijate cómo quedó antes de cambiarlo\.$/,
  );
  await expect(dialog).toContainText('El pedido está pagado: queda una alerta');
  await expect(stateOf(page)).toHaveValue('PAP');
  await expect(dialog.getByRole('switch')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(stateOf(page)).toHaveValue('CAN');
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Cancelado$`));
  expect(mail.text).toContain('Recibimos tu pago: te lo devolvemos y te avisamos por correo.');
  await noteRefund(page, number, 'Transferencia 4512');
  const noted = await mailTo(page.request, customer.email, new RegExp(`^Sobre el dinero de tu pedido ${number}$`));
  expect(noted.text).toContain('Devolución: Transferencia 4512');
  await openOrder(page, { guid, number });
  await expect(await printedAtDesk(page, 'Pedido con precios')).toContainText('Devuelto: Transferencia 4512');
  await endPrinting(page);
});

test('a buyer who cancels what he sent a slip of reads and gets by mail what becomes of his money', {
  tag: '@both-widths',
}, async ({ page }) => {
  const { number, customer } = await aDeposit(page);
  const sentence = 'Enviaste un comprobante: si el dinero llegó, te lo devolvemos.';
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  const order = page.getByRole('article', { name: `Pedido ${number}` });
  await order.getByRole('button', { name: 'Enviar comprobante' }).click();
  const sending = page.getByRole('dialog', { name: /^Comprobante del pedido/ });
  await sending.getByLabel('Número de transacción').fill('0098-77');
  await sending.getByRole('button', { name: 'Enviar' }).click();
  await order.getByRole('button', { name: 'Cancelar el pedido' }).click();
  const cancelling = page.getByRole('dialog', { name: `¿Cancelar el pedido ${number}?` });
  await expect(cancelling).toContainText(sentence);
  await expectAccessible(page);
  await cancelling.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(order).toContainText(sentence);
  await expectAccessible(page);
  const mail = await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Cancelado$`));
  expect(mail.text).toContain(sentence);

  await signInAs(page, seller);
  await noteRefund(page, number, 'Volvió por transferencia el 20/11');
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  await expect(order).not.toContainText(sentence);
  await order.getByText('Historial', { exact: true }).click();
  await expect(order).toContainText('Devolución: Volvió por transferencia el 20/11');
});
