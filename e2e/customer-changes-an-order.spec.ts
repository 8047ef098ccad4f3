import { aCustomer, signInAs } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { anOrderOf, callAs, ownCompany, someProducts } from './shopping.ts';

test('an order that was sent meanwhile shows as it is beside the refusal', async ({ page }) => {
  const customer = await aCustomer(page.request);
  const { guid } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Cancelar el pedido' }).click();
  const { token } = await ownCompany(page.request);
  for (const state of ['PAP', 'DIS']) {
    const move = { orderId: guid, state, sendEmail: false };
    expect((await callAs(page.request, token, 'order/changeState', move)).error).toBe('');
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(dialog.getByRole('alert')).toContainText('«Listo para retirar»');
  await expect(card).toContainText('Tu pedido está listo');
  await expect(card.getByRole('button', { name: 'Cambiar la forma de pago' })).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toContainText('«Listo para retirar»');
});
