import { signInAs } from './accounts.ts';
import { entry } from './counter.ts';
import { expect, open, test } from './fixtures.ts';
import { callAs, seller, sellerToken, someProducts } from './shopping.ts';

test('a sale at the counter outlives the connection at each step, and is sold once', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  problems,
}) => {
  const [product] = await someProducts(request, 1);
  await signInAs(page, seller);
  await open(page, '/gestion/mostrador');
  const branch = page.getByLabel('Sucursal');
  await expect(branch.locator('option').nth(1)).toBeAttached();
  await branch.selectOption({ index: 1 });

  // Before a product is found.
  await context.setOffline(true);
  await entry(page).fill(product.code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/No pudimos conectarnos con la tienda/)).toBeVisible();
  await expect(entry(page)).toHaveValue(product.code);
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  const units = page.getByLabel(`Cantidad de ${product.code}`);
  await expect(units).toHaveValue('1');

  // Before it is confirmed.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos con la tienda' })).toBeVisible();
  await expect(units).toHaveValue('1');
  await context.setOffline(false);

  // While the confirmation is on its way: the shop takes it, nobody hears so.
  const guids: string[] = [];
  await page.route(
    '**/rest/order/addAsSeller',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  page.on('request', (sent) => {
    if (sent.url().endsWith('/order/addAsSeller'))
      guids.push(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(sent.postData() ?? '')?.[0] ?? '');
  });
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos con la tienda' })).toBeVisible();
  await expect(units).toHaveValue('1');
  await context.setOffline(false);
  // A change that he makes meanwhile is not sold besides: he is told which sale went in.
  await units.fill('2');
  await page.getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Pedido \d+: Despachado$/);
  await expect(page.getByRole('alert')).toContainText('Esta venta ya había entrado');
  expect(new Set(guids).size).toBe(1);
  const sold = await callAs(request, await sellerToken(request), 'order/find', { orderId: guids[0] });
  expect((sold.data as { Items?: unknown[] } | null)?.Items ?? []).toHaveLength(1);
  await page.getByRole('button', { name: 'Nueva venta' }).click();
  await expect(entry(page)).toBeFocused();
  problems.length = 0;
});
