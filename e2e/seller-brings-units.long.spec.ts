import type { APIRequestContext } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { chooseState, openOrder, stateOf } from './orders.ts';
import { aPaidOrder } from './paid-order.ts';
import { anOrderOf, callAs, seller, sellerToken } from './shopping.ts';
import { expectTold } from './toast.ts';

/** A product of which units are left at one branch alone, the first or the second, and that branch. */
const onlyAt = async (request: APIRequestContext, place: 0 | 1) => {
  const token = await sellerToken(request);
  for (let rowIndex = 0; rowIndex < 3000; rowIndex += 100) {
    const list = await callAs(request, token, 'product/filter', { filters: [], rowIndex, rowsMax: 100 });
    const cards = list.data as unknown as Record<'ProductCode' | 'ProductName' | 'ProductAvailable', string>[];
    for (const { ProductCode: code, ProductName: name, ProductAvailable, ...card } of cards) {
      if (ProductAvailable !== 'AV') continue;
      const { data } = await callAs(request, token, 'stock/find', { code });
      const branches = (data?.branches ?? []) as { name: string; quant: number }[];
      if (branches.every(({ quant }, at) => quant > 0 === (at === place)))
        return {
          code,
          name,
          price: Number((card as Record<string, unknown>).ProductPrice),
          branch: branches[place]?.name,
        };
    }
  }
  throw new Error('The demo has no such product.');
};

test('an order whose units lie at another branch is prepared or dispatched once they have come', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  const { branch: own, ...here } = await onlyAt(request, 0);
  const { branch: other, ...product } = await onlyAt(request, 1);
  const lines = [{ ...here, quantity: 2 }, product];
  const [first, second] = [await aPaidOrder(request, {}, lines), await aPaidOrder(request, {}, lines)];
  const fetched = await anOrderOf(request, await aCustomer(request), [here]);
  const paid = { orderId: fetched.guid, state: 'PAP', sendEmail: false };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', paid)).error).toBe('');
  await signInAs(page, seller);

  // Several at once do not ask: such an order stays.
  await open(page, `/gestion/pedidos?cola=prepare&t=${first.number}`);
  await page.getByLabel(`Elegir el pedido ${first.number}`).check();
  await page.getByRole('button', { name: 'Marcar preparados (1)' }).click();
  const refusal = `Hay que traer unidades de ${other}: seguí en la página del pedido`;
  await expectTold(page, `${first.number}: ${refusal}`);
  await page.getByRole('button', { name: 'Despachar (1)' }).click();
  const many = page.getByRole('dialog', { name: '¿Despachar 1 pedido?' });
  await many.getByRole('button', { name: 'Despachar', exact: true }).click();
  await expect(many).toContainText(refusal);

  // A pickup is asked for the branch where it waits.
  await open(page, `/gestion/pedidos?cola=prepare&t=${fetched.number}`);
  await page.getByLabel(`Elegir el pedido ${fetched.number}`).check();
  await page.getByRole('button', { name: 'Despachar (1)' }).click();
  const waits = many.getByLabel(`El pedido ${fetched.number} espera en`);
  await expect(waits.getByRole('option', { selected: true })).toHaveText(String(own));
  await waits.selectOption({ label: String(other) });
  await many.getByRole('button', { name: 'Despachar', exact: true }).click();
  await expect(many).toContainText(`Hay que traer unidades de ${own}`);
  await expectAccessible(page);
  await waits.selectOption({ label: String(own) });
  const asked = page.waitForRequest('**/order/changeState');
  await many.getByRole('button', { name: 'Despachar', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ branchCode: 'BUL' });
  await expectTold(page, 'Despachaste 1 pedido');

  await openOrder(page, first);
  await expect(page.getByRole('note').filter({ hasText: `1 × ${product.code} de ${other}` })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar preparado' }).click();
  const prepares = page.getByRole('dialog', { name: `¿Está todo lo del pedido ${first.number}?` });
  await prepares.getByRole('button', { name: 'Marcar preparado' }).click();
  await expect(prepares.getByText(`Marcalo cuando llegue lo de ${other}`)).toBeVisible();
  await expectAccessible(page);
  await prepares.getByRole('checkbox', { name: `Ya está acá lo de ${other}: 1 × ${product.code}` }).check();
  await prepares.getByRole('button', { name: 'Marcar preparado' }).click();
  await expectTold(page, `Pedido ${first.number}: Preparado`);
  await expect(page.getByRole('note').filter({ hasText: other })).toHaveCount(0);
  const sent = await chooseState(page, first.number, 'Despachado');
  await expect(sent.getByRole('checkbox', { name: /^Ya está acá/ })).toHaveCount(0);

  await openOrder(page, second);
  const sends = await chooseState(page, second.number, 'Despachado');
  await sends.getByRole('button', { name: 'Despachar' }).click();
  await expect(sends.getByText(`Marcalo cuando llegue lo de ${other}`)).toBeVisible();
  await sends.getByRole('checkbox', { name: /^Ya está acá/ }).check();
  await sends.getByRole('button', { name: 'Despachar' }).click();
  await expect(stateOf(page)).toHaveValue('DIS');
});
