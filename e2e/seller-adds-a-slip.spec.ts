import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openOrder, stateOf } from './orders.ts';
import { anOrderOf, seller, someProducts } from './shopping.ts';

test('a seller adds the slip that came by WhatsApp, and it waits with the others', { tag: '@both-widths' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request);
  const order = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, seller);
  await openOrder(page, order);
  await expect(page.getByRole('button', { name: 'Aprobar pago' })).toBeVisible();
  const slips = page.getByRole('region', { name: 'Comprobantes de pago' });
  await slips.getByRole('button', { name: 'Agregar comprobante' }).click();
  const dialog = page.getByRole('dialog', { name: `Comprobante de pago del pedido ${order.number}` });
  const add = dialog.getByRole('button', { name: 'Agregar' });
  await add.click();
  await expect(dialog).toContainText('Elegí un archivo o escribí el número de la transacción');
  const photo = dialog.getByLabel('Foto o PDF');
  await photo.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await add.click();
  await expect(dialog).toContainText('El comprobante tiene que ser una foto JPEG, PNG o WebP, o un PDF');
  await expectAccessible(page);
  await photo.setInputFiles([]);
  await dialog.getByLabel('Número de transacción').fill('4512');
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(slips).toContainText('Transacción 4512');
  await page.getByRole('button', { name: 'Revisar el comprobante' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Aprobar' }).click();
  const question = page.getByRole('dialog', { name: `¿Entró el dinero del pedido ${order.number}?` });
  await expect(question).toContainText(`Le avisamos por correo a ${customer.email}.`);
  await question.getByRole('button', { name: 'Aprobar' }).click();
  await expect(question).toBeHidden();
  await openOrder(page, order);
  await expect(stateOf(page)).toHaveValue('PAP');
  await expect(slips.getByRole('button', { name: 'Agregar comprobante' })).toHaveCount(0);
});
