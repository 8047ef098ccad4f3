import { aCustomer, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { anOrderOf, callAs, seller, someProducts, tokenOf } from './shopping.ts';

const rowsOfPage = 25;

test('orders of other pages stay chosen until the list is narrowed otherwise', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request);
  const token = await tokenOf(request, customer);
  const products = await someProducts(request, 1);
  const numbers: number[] = [];
  for (let made = 0; made <= rowsOfPage; made++) {
    const { guid, number } = await anOrderOf(request, customer, products);
    expect((await callAs(request, token, 'order/cancel', { orderId: guid })).error).toBe('');
    numbers.push(number);
  }
  const [oldest = 0] = numbers;
  const newest = numbers.at(-1) ?? 0;
  const box = (number: number) => page.getByRole('checkbox', { name: `Elegir el pedido ${number}`, exact: true });
  const chosen = page.getByRole('status').getByText(/^Elegidos: /);

  await signInAs(page, seller);
  await page.goto(`/gestion/pedidos?cola=cancelled&t=${customer.email}`);
  await box(newest).check();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await box(oldest).check();
  await expect(chosen).toHaveText('Elegidos: 2');
  await page.getByRole('button', { name: 'Página 1' }).click();
  await expect(box(newest)).toBeChecked();
  await page.getByRole('button', { name: 'Exportar (2)' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem').first().click();
  await download;
  await expect(page.getByText(/Exportaste 2 pedidos/)).toBeVisible();

  await page.getByRole('tab', { name: 'Todos' }).click();
  await expect(box(newest)).not.toBeChecked();
  await expect(chosen).toBeHidden();
});
