import { signInAs } from './accounts.ts';
import { holdAnswers } from './counter.ts';
import { expect, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { administrator, seller } from './shopping.ts';

test('of two sellers on one order the second reads what the first did', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const order = await aPaidOrder(page.request);
  const other = await (await browser.newContext()).newPage();
  await signInAs(page, seller);
  await signInAs(other, administrator);
  for (const one of [page, other]) await openOrder(one, order);
  const toasted = (words: RegExp) => page.getByRole('status').filter({ hasText: words });

  // The undo of a mark takes back one's own alone.
  await page.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(toasted(/: Preparado/)).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Quitar «Preparado»' }).click();
  await other.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(other.getByRole('button', { name: 'Quitar «Preparado»' })).toBeEnabled();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toasted(/ya lo marcó «Preparado»/)).toBeVisible();

  // A question stays until its answer is there.
  const dialog = await chooseState(page, order.number, 'Cancelado');
  const letGo = await holdAnswers(page, 'order/changeState');
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Volver' })).toBeDisabled();
  await (await chooseState(other, order.number, 'Despachado')).getByRole('button', { name: 'Despachar' }).click();
  await expect(stateOf(other)).toHaveValue('DIS');
  letGo();
  await expect(dialog.getByRole('alert')).toContainText(/^Mientras tanto .* lo pasó de «Pago aprobado» a «Despachado»/);
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(stateOf(page)).toHaveValue('DIS');
  await other.context().close();
});
