import { add, lines, openCounter } from './counter.ts';
import { expect, test } from './fixtures.ts';
import { expectEveryLook } from './legible.ts';
import { aPaidOrder } from './paid-order.ts';
import { callAs, sellerToken } from './shopping.ts';
import { dialog, scan, someProducts } from './stock.ts';

test('a finished sale, the differences of a count and the end of an alert are legible in every look', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { codes, first } = await someProducts(page, 1);
  const [code = ''] = codes;
  await openCounter(page);
  await add(page, code);
  await expect(lines(page)).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
  await expectEveryLook(page);

  await page.goto('/gestion/stock/recuento');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await page.getByRole('option', { name: first.name }).click();
  await scan(page, code);
  await expect(page.getByLabel('Cantidad')).toBeFocused();
  await scan(page, '7');
  await page.getByRole('button', { name: 'Descartar todo' }).click();
  await expect(page.getByRole('dialog', { name: 'Descartar el recuento' })).toBeVisible();
  await expectEveryLook(page);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Ver diferencias y guardar' }).click();
  await expect(page.getByRole('dialog', { name: 'Diferencias' })).toBeVisible();
  await expectEveryLook(page);
  await dialog(page).getByRole('button', { name: 'Guardar recuento' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Se guardó el recuento' })).toBeVisible();

  const { guid, number } = await aPaidOrder(request);
  const cancelled = { orderId: guid, state: 'CAN', sendEmail: false, reason: 'Lo pidió el comprador' };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', cancelled)).error).toBe('');
  await page.goto('/gestion/alertas');
  const alert = page.getByRole('article', { name: `Dinero por devolver: pedido ${number}` });
  await alert.getByRole('button', { name: 'Anotar la devolución' }).click();
  await expect(dialog(page).getByLabel('Cómo lo devolviste')).toBeVisible();
  await expectEveryLook(page);
});
