import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { anOrderOf, seller, someProducts } from './shopping.ts';

const receipt = {
  name: 'Depósito Itaú.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nrecibo\n%%EOF'),
};

const sendFrom = async (page: Page, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
  await page.getByRole('button', { name: /^Enviar (otro )?comprobante$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Comprobante del pedido/ });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  return dialog;
};

test('a buyer sends a slip, reads why it was rejected, sends another, and it is approved', async ({
  page,
  browser,
}) => {
  const customer = await aCustomer(page.request);
  const { number } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  const order = page.getByRole('article', { name: `Pedido ${number}` });
  const slips = order.getByRole('region', { name: 'Comprobantes' });

  const dialog = await sendFrom(page, async (asked) => {
    await expectAccessible(page);
    await asked.getByLabel('Foto o PDF').setInputFiles([]);
  });
  await expect(dialog).toContainText('Elegí un archivo o escribí el número de la transacción');
  await dialog.getByLabel('Foto o PDF').setInputFiles({ ...receipt, buffer: Buffer.from('<html>') });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog).toContainText('El comprobante tiene que ser una foto JPEG, PNG o WebP, o un PDF');
  await dialog.getByLabel('Foto o PDF').setInputFiles(receipt);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog).toBeHidden();
  await expect(slips).toContainText('En revisión');
  await expect(order).toContainText('Estamos revisando tu comprobante');
  await expect(order.getByRole('button', { name: 'Cambiar la forma de pago' })).toHaveCount(0);
  await order.getByRole('button', { name: 'Cancelar el pedido' }).click();
  const cancelling = page.getByRole('dialog', { name: `¿Cancelar el pedido ${number}?` });
  await expect(cancelling).toContainText('Enviaste un comprobante: si el dinero llegó, te lo devolvemos.');
  await cancelling.getByRole('button', { name: 'Volver' }).click();
  const download = page.waitForEvent('download');
  await slips.getByRole('button', { name: receipt.name }).click();
  expect((await download).suggestedFilename()).toBe(receipt.name);
  expect(await readFile(await (await download).path())).toEqual(receipt.buffer);
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const staff = await context.newPage();
  await signInAs(staff, seller);
  await open(staff, '/gestion');
  await staff
    .getByRole('main')
    .getByRole('link', { name: /comprobantes? por revisar/ })
    .click();
  const card = staff.getByRole('article', { name: `Comprobante del pedido ${number}` });
  await expect(card).toContainText(customer.email);
  await expect(card).toContainText('U$S');
  await card.getByRole('button', { name: 'Rechazar' }).click();
  const question = staff.getByRole('dialog');
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await expect(question).toContainText('Este campo es obligatorio');
  await question.getByLabel('Motivo').fill('No se lee el importe');
  await expectAccessible(staff);
  await question.getByRole('button', { name: 'Rechazar' }).click();
  await expect(staff.getByRole('status')).toContainText(`Rechazaste el comprobante del pedido ${number}`);
  await expect(card).toHaveCount(0);
  const mail = await mailTo(page.request, customer.email, /^Sobre el comprobante/);
  expect(mail.text).toContain('No se lee el importe');

  await page.reload();
  await expect(slips).toContainText('Motivo: No se lee el importe');
  await sendFrom(page, (asked) => asked.getByLabel('Número de transacción').fill('0098-77'));
  await expect(slips.getByRole('listitem')).toHaveCount(2);
  await expect(slips).toContainText('Transacción 0098-77');

  // A page that is no longer there leads to the last one.
  await open(staff, '/gestion/comprobantes?pag=9');
  await expect(card).toContainText('0098-77');
  await card.getByRole('link', { name: `Pedido ${number}` }).click();
  await staff.getByRole('button', { name: 'Revisar el comprobante' }).click();
  await expect(staff).toHaveURL(`/gestion/comprobantes?pedido=${number}`);
  await expect(staff.getByRole('list', { name: 'Filtros puestos' })).toContainText(`Pedido ${number}`);
  await expect(staff.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText('0098-77');
  await expectAccessible(staff);
  await card.getByRole('button', { name: 'Aprobar' }).dblclick();
  await expect(question).toContainText('¿Entró el dinero');
  await expectAccessible(staff);
  await question.getByRole('button', { name: 'Aprobar' }).click();
  const told = staff.getByRole('status');
  await expect(told).toContainText(`El pedido ${number} pasó a «Pago aprobado»`);
  await expect(told.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', /^\/gestion\/pedidos\/[0-9a-f-]+$/);
  await context.close();
  await mailTo(page.request, customer.email, new RegExp(`^Tu pedido ${number}: Pago aprobado$`));
  await page.reload();
  await expect(order).toContainText('Pago aprobado');
  await expect(slips).toContainText('Aprobado');
  await expect(page.getByRole('button', { name: /comprobante$/ })).toHaveCount(0);
});
