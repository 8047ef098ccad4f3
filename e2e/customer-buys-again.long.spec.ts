import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { anOrderOf, callAs, ownCompany, someProducts } from './shopping.ts';

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
