import { aCustomer, newEmail, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aGuestOrder, anOrderOf, callAs, ownCompany, someProducts } from './shopping.ts';

test('a customer buys once more what is sold still', async ({ page }) => {
  const customer = await aCustomer(page.request);
  const products = await someProducts(page.request, 2);
  const { guid } = await anOrderOf(page.request, customer, products);
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  const card = page.getByRole('article');
  await expect(
    card.getByRole('button', { name: 'Pagar ahora' }).or(card.getByText('Cómo pagar')).first(),
  ).toBeVisible();
  await expect(card.getByRole('button', { name: /^Comprar de nuevo/ })).toHaveCount(0);
  const { token } = await ownCompany(page.request);
  expect(
    (await callAs(page.request, token, 'order/changeState', { orderId: guid, state: 'PAP', sendEmail: false })).error,
  ).toBe('');
  await page.reload();
  await card.getByRole('button', { name: /^Comprar de nuevo/ }).click();
  await expect(card.getByRole('status').filter({ hasText: 'Agregamos' })).toHaveText(
    'Agregamos 2 productos a tu compra, con los precios de hoy.',
  );
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Ver mi compra' }).click();
  await expect(page).toHaveURL('/mi-compra');
  for (const { name } of products) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('what could not be asked is not put into the cart', async ({ page, problems }) => {
  const customer = await aCustomer(page.request);
  const { guid } = await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  const { token } = await ownCompany(page.request);
  await callAs(page.request, token, 'order/changeState', { orderId: guid, state: 'PAP', sendEmail: false });
  await signInAs(page, customer);
  await open(page, '/mis-compras');
  await page.route('**/rest/product/listByCodes', (route) => route.abort());
  await page.getByRole('button', { name: /^Comprar de nuevo/ }).click();
  await expect(page.getByRole('article').getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('link', { name: /^Mi compra: 0 items/ })).toBeVisible();
  problems.length = 0;
});

test('a visitor buys again what was cancelled, by the page of its link and by the link of its mail', async ({
  page,
}) => {
  const [product] = await someProducts(page.request, 1);
  const link = await aGuestOrder(page.request, product, newEmail());
  const confirm = page.getByRole('button', { name: 'Confirmar mi compra' });
  const again = page.getByRole('button', { name: /^Comprar de nuevo/ });
  await open(page, link);
  await confirm.click();
  await page.getByRole('link', { name: 'Seguir el pedido' }).click();
  await page.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(again).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(again).toBeVisible();
  await open(page, link);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido está cancelado');
  await expect(page.getByText(/^El pedido \d+ fue cancelado/)).toBeVisible();
  await again.click();
  await expect(page.getByText('Agregamos 1 producto a tu compra, con los precios de hoy.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver mi compra' }).click();
  await expect(page).toHaveURL('/mi-compra');
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
});
