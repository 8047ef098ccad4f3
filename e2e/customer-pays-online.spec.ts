import type { Page } from '@playwright/test';
import { aCustomer, mailTo, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { callAs, cartOf, someProducts } from './shopping.ts';

/** A signed-in customer at the checkout with one product, who confirms; answers who it is. */
const confirmAt = async (page: Page, paymentId: 'MPU' | 'PYPL') => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1), { paymentId });
  await open(page, '/mi-compra?detail');
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/de demostración$/);
  return customer;
};
const choose = (page: Page, choice: string) => page.getByRole('button', { name: choice, exact: true }).click();
const atOrder = async (page: Page) => {
  await expect(page).toHaveURL(/\/pedido\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d+$/);
};

/** An unpaid order is held for thirty minutes, and says how many of them are left. */
const expectHeld = async (page: Page) => {
  const said = await page.getByText(/^Todavía no recibimos el pago\. Te lo guardamos \d+ min más\.$/).innerText();
  const read = Date.now();
  const { token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? ''))) as { token: string };
  const orderId = new URL(page.url()).pathname.split('/')[2];
  const { data } = await callAs(page.request, token, 'order/find', { orderId });
  const [placed = 0, ends = 0] = [data?.OrderDate, data?.OrderExpires].map((at) => Date.parse(String(at)));
  expect(ends - placed).toBe(30 * 60_000);
  const minutes = Number(/\d+/.exec(said)?.[0]);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(minutes).toBeGreaterThanOrEqual(Math.ceil((ends - read) / 60_000));
};

for (const [paymentId, name] of [
  ['MPU', 'Mercado Pago'],
  ['PYPL', 'PayPal'],
] as const) {
  test(`who pays with ${name} comes back to the order, which is paid, and hears of it by mail`, async ({ page }) => {
    const customer = await confirmAt(page, paymentId);
    await choose(page, 'Aprobar');
    await atOrder(page);
    await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
    await expect(page.getByText('Pago aprobado', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
    await expectAccessible(page);
    await mailTo(page.request, customer.email, /Pago aprobado/);
  });

  test(`a payment with ${name} that is rejected is tried again, and one that is left open waits`, {
    tag: '@long',
  }, async ({ page }) => {
    await confirmAt(page, paymentId);
    await choose(page, 'Rechazar');
    await atOrder(page);
    const again = page.getByRole('button', { name: /^Pagar ahora con/ });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await again.click();
    await choose(page, 'Dejar pendiente');
    await atOrder(page);
    await expect(page.getByText('Tu pago está en proceso.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0);
  });
}

test('who closes the page without paying finds the order by its mail, signed out, and pays in another way', async ({
  page,
  browser,
}) => {
  const customer = await confirmAt(page, 'MPU');
  await choose(page, 'Cerrar sin pagar');
  await atOrder(page);
  await expectHeld(page);
  const { links } = await mailTo(page.request, customer.email, /^Recibimos tu pedido/);
  const link = links.find((one) => one.includes('/pedido/')) ?? '';
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Pagar con PayPal' }).click();
  await elsewhere.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(elsewhere.getByText('Recibimos tu pago.')).toBeVisible();
  for (const own of [customer.email, '099 123 456']) await expect(elsewhere.locator('body')).not.toContainText(own);
  await elsewhere.close();
  // The page's own pause between two looks grows to half a minute.
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible({ timeout: 120_000 });
});

test('the browser’s way back from the provider’s page leads to the order, which waits for its payment', {
  tag: '@long',
}, async ({ page }) => {
  const customer = await confirmAt(page, 'PYPL');
  await page.goBack();
  await atOrder(page);
  await expectHeld(page);
  await expect(page.getByText('Tu pedido fue ingresado')).toHaveCount(0);
  const { text } = await mailTo(page.request, customer.email, /^Recibimos tu pedido/);
  expect(text).not.toContain('Gracias por tu compra');
  await page.getByRole('button', { name: 'Pagar ahora con PayPal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/de demostración$/);
  await page.goBack();
  await atOrder(page);
  await open(page, '/mis-compras');
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await choose(page, 'Aprobar');
  await atOrder(page);
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
});

test('the rate, its day and the pesos that a card is charged stand before the button, and the order keeps them', async ({
  page,
}) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await signInAs(page, customer);
  await cartOf(page, await someProducts(page.request, 1), { paymentId: 'MPU' });
  await open(page, '/mi-compra?detail');
  const line = page.getByText(/se cobra en pesos/);
  await expect(line).toHaveText(
    /^Tarjeta \(Mercado Pago\) se cobra en pesos: \$ [\d.]+,\d\d \(\$ \d+,\d{2,4} por dólar, cotización del \d\d\/\d\d\/\d{4}\)\.$/,
  );
  const said = await line.innerText();
  const [pesos = ''] = /\$ [\d.]+,\d\d/.exec(said) ?? [];
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true });
  await expect(line).toHaveCount(0);
  await page.getByRole('radio', { name: /Mercado Pago/ }).check({ force: true });
  await page.getByRole('button', { name: /^Confirmar compra/ }).click();
  // The provider's page writes the same sum in its own way.
  const asked = `UYU ${pesos.replace(/[$ .]/g, '').replace(',', '.')}`;
  await expect(page.getByText(asked).first()).toBeVisible();
  await choose(page, 'Rechazar');
  await atOrder(page);
  await expect(line).toHaveText(said);
  // Books bear no IVA.
  await expect(page.getByText(/^(Neto al \d\d %|Exento de IVA)$/).first()).toBeVisible();
  await expect(page.getByText(/^En pesos, a \$ \d+,\d{2,4} por dólar del/)).toBeVisible();
});

test('who cancels at PayPal may pay again at once', { tag: '@long' }, async ({ page }) => {
  await confirmAt(page, 'PYPL');
  await choose(page, 'Cerrar sin pagar');
  await atOrder(page);
  await expect(page.getByText(/^Todavía no recibimos el pago\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar ahora con PayPal' })).toBeVisible();
});

test('a link with a wrong key says that there is no such order, and leads to the shop and to contact', {
  tag: '@long',
}, async ({ page }) => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const odd of ['/pedido/1/2', `/pedido/${unknown}/${unknown.slice(0, 20)}`])
    expect((await page.request.get(odd)).status()).toBe(404);
  await page.goto(`/pedido/${unknown}/${unknown}`);
  await expect(page.getByText('Ese pedido no existe')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ir a la tienda' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Escribinos' }).click();
  await expect(page).toHaveURL('/contacto');
});
