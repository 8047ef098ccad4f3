import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anOrderOf, callAs, seller, sellerToken, someProducts } from './shopping.ts';
import * as stock from './stock.ts';

test('the start page says what was sold and what waits, and the title tells of a new order', {
  tag: '@both-widths',
}, async ({ page, request }) => {
  // So many of it are sold that nothing else sells better: other journeys order meanwhile.
  const { token, codes, first } = await stock.someProducts(page, 1);
  const [code = ''] = codes;
  const name = `Placa ${code}`;
  const many = 900;
  await stock.ask(page, token, 'stock/set', { code, branchCode: first.code, quantity: many, quantity_Z: 10 });
  await signInAs(page, seller);
  await page.goto('/gestion');
  const today = page.getByRole('region', { name: 'Ventas · Hoy' }).getByRole('link', { name: /pedidos?$/ });
  await expect(today).toBeVisible();
  await expect(page).toHaveTitle(/^Gestión/);

  const todo = page.getByRole('region', { name: 'Para hacer' });
  await page.goto('/gestion/empresas');
  await expect(page).toHaveTitle(/Empresas/);
  const told = async () => Number(/^\((\d+)\) Empresas/.exec(await page.title())?.[1] ?? 0);
  const toldBefore = await told();
  const { guid, number } = await anOrderOf(request, await aCustomer(request), [
    { code, name, price: 5, quantity: many },
  ]);
  // As when one comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(told).toBeGreaterThan(toldBefore);
  const paid = { orderId: guid, state: 'PAP', sendEmail: false };
  expect((await callAs(request, await sellerToken(request), 'order/changeState', paid)).error).toBe('');

  await page.goto('/gestion');
  await expect(page).toHaveTitle(/^Gestión/);
  const best = page.getByRole('region', { name: 'Lo más vendido' }).getByRole('row').filter({ hasText: name });
  await expect(best.getByRole('cell', { name: String(many), exact: true })).toBeVisible();
  await expect(today).toHaveAttribute('href', /\/gestion\/pedidos\?desde=\d{4}-\d\d-\d\d&estado=PAG$/);
  const week = page.getByRole('region', { name: 'Ventas · 7 días' });
  await expect(week.getByRole('link', { name: /^Los 7 días antes/ })).toHaveAttribute(
    'href',
    /\/gestion\/pedidos\?desde=\d{4}-\d\d-\d\d&hasta=\d{4}-\d\d-\d\d&estado=PAG$/,
  );
  await week.locator('.recharts-bar-rectangle').last().hover();
  await expect(week.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  const bySite = page.getByRole('region', { name: 'Ventas por sitio' });
  await expect(bySite.locator('.recharts-bar-rectangle').first()).toBeAttached();
  const list = /\/\d+\/pedidos\?desde=.+&estado=PAG$/;
  await expect(bySite.locator('a[href^="/"]').first()).toHaveAttribute('href', list);
  await expect(bySite.locator('a[href^="http"]').first()).toHaveAttribute('href', list);
  await expect(todo.getByRole('link', { name: /por preparar$/ })).toHaveAttribute(
    'href',
    '/gestion/pedidos?cola=prepare',
  );
  await expect(todo.getByRole('link', { name: /por cobrar$/ })).toHaveAttribute(
    'href',
    '/gestion/pedidos?cola=collect',
  );
  await expect(page.getByRole('region', { name: 'Ticket promedio · 30 días' })).toContainText('U$S');
  const recent = page.getByRole('region', { name: 'Últimos pedidos' });
  await expect(recent.getByRole('link', { name: String(number), exact: true })).toBeVisible();
  await expect(recent.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/gestion/pedidos');
  // Work stands before the figures, and each part says whose it is: the shop has several sites.
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Para hacer',
    'Ventas',
    'Últimos pedidos',
    'Ventas por sitio',
    'Lo más vendido',
    'Búsquedas sin resultado',
  ]);
  for (const part of [todo, recent, page.getByRole('region', { name: 'Búsquedas sin resultado' })])
    await expect(part.getByText(/^RTC\b/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo más vendido' })).toContainText('todos los sitios');
  await expectAccessible(page);

  const sold = (await today.getAttribute('href')) ?? '';
  await best.getByRole('link').click();
  await expect(page).toHaveURL(/\/gestion\/productos\?t=/);
  await expect(page.getByRole('dialog').getByLabel('Nombre').first()).toHaveValue(name);
  await page.goto(`${sold}&t=${number}`);
  await expect(page.getByRole('link', { name: String(number), exact: true })).toBeVisible();
});

test('a sound for new orders is switched on in the own menu and stays so', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion');
  const menu = page.getByRole('button', { name: /^Tu menú/ });
  const sound = page.getByRole('switch', { name: 'Sonido con cada pedido nuevo' });
  await menu.click();
  await expect(sound).not.toBeChecked();
  await sound.check({ force: true });
  await expectAccessible(page);
  await page.reload();
  await menu.click();
  await expect(sound).toBeChecked();
});

test('beside Pedidos stands how many wait in all queues, in each width', { tag: '@both-widths' }, async ({
  page,
  request,
}) => {
  const [product] = await someProducts(request, 1);
  await anOrderOf(request, await aCustomer(request), [product]);
  await signInAs(page, seller);
  await page.goto('/gestion');
  const todo = page.getByRole('region', { name: 'Para hacer' });
  const waiting = async () => {
    const texts = await todo
      .getByRole('listitem')
      .filter({ hasText: /por (cobrar|preparar|despachar|retirar)$/ })
      .allTextContents();
    return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  };
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const orders = page
    .getByRole('navigation', { name: isPhone ? 'Accesos' : 'Gestión' })
    .getByRole('link', { name: 'Pedidos' });
  const shown = async () =>
    /(\d+) por cobrar, preparar, despachar o retirar/.exec((await orders.textContent()) ?? '')?.[1];
  const agrees = async () => (await waiting()) > 0 && (await shown()) === String(await waiting());
  await expect.poll(agrees).toBe(true);
  await expectAccessible(page);
  if (isPhone) return;
  await page.getByRole('button', { name: 'Angostar el menú' }).click();
  await expect(page.getByRole('button', { name: 'Ensanchar el menú' })).toBeVisible();
  await expect.poll(agrees).toBe(true);
  await expectAccessible(page);
});

test('a list left open shows a new order by itself', { tag: '@desktop' }, async ({ page, request }) => {
  const [product] = await someProducts(request, 1);
  await page.clock.install();
  await signInAs(page, seller);
  await page.goto('/gestion/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const { number } = await anOrderOf(request, await aCustomer(request), [product]);
  await page.clock.fastForward('01:30');
  await expect(page.getByRole('link', { name: String(number), exact: true })).toBeVisible();
});
