import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { openOrder } from './orders.ts';
import { endPrinting, printed, printedAtDesk } from './printing.ts';
import { anOrderOf, seller, someProducts } from './shopping.ts';

test('a seller notes the e-Factura of an order and prints it; its buyer reads and prints it too', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = await aCustomer(page.request);
  const { guid, number } = await anOrderOf(page.request, customer, await someProducts(page.request, 2));
  await signInAs(page, seller);
  await openOrder(page, { guid, number });
  await expect(page.getByRole('button', { name: 'Anotar comprobante fiscal' })).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: `Comprobante fiscal del pedido ${number}` });
  await expect(dialog.getByLabel('Tipo')).toHaveValue('101');
  await dialog.getByRole('button', { name: 'Anotar' }).click();
  await expect(dialog).toContainText('La serie es de una o dos letras o números');
  await expect(dialog).toContainText('Ingresá un número entre 1 y 9.999.999');
  await expectAccessible(page);
  await dialog.getByLabel('Tipo').selectOption('111 e-Factura');
  await dialog.getByLabel('Serie').fill('a');
  await dialog.getByLabel('Número').fill(String(number));
  await dialog.getByRole('button', { name: 'Anotar' }).click();
  await expect(dialog).toBeHidden();
  const cfe = `e-Factura A ${number}`;
  await expect(page.getByRole('region', { name: 'Pago' })).toContainText(cfe);
  await expectAccessible(page);

  const sheet = await printedAtDesk(page, 'Pedido con precios');
  await expect(sheet).toContainText(/· RUT \d{12}/);
  for (const part of [
    'Ana',
    customer.email,
    /Neto al \d\d %/,
    /IVA \d\d %/,
    cfe,
    '5 días hábiles',
    'no es un comprobante fiscal',
  ])
    await expect(sheet).toContainText(part);
  await endPrinting(page);

  for (const [what, has, lacks] of [
    ['Lista para preparar', 'Dónde', 'IVA'],
    ['Remito sin precios', 'Recibí conforme', 'U$S'],
  ] as const) {
    const paper = await printedAtDesk(page, what);
    await expect(paper).toContainText(has);
    await expect(paper).not.toContainText(lacks);
    await endPrinting(page);
  }

  await open(page, '/gestion/pedidos');
  await page.getByRole('link', { name: 'Exportar pagados', exact: true }).click();
  await expect(page.getByLabel('Qué exportar')).toHaveValue('orders');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('pedidos.xlsx');

  await signInAs(page, customer);
  await open(page, '/mis-compras');
  await expect(page.getByRole('article').getByText(cfe, { exact: true })).toBeVisible();
  await expect(await printed(page, number)).toContainText(cfe);
  await endPrinting(page);
});
