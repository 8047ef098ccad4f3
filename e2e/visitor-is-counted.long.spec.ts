import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, open, searchBox } from './fixtures.ts';
import { inOwnShop } from './own-shop.ts';
import { cartOf, type Product, someProducts } from './shopping.ts';

const counter = 'https://cuenta.example';

const analytics = { kind: 'plausible', origin: counter, domain: 'tienda.uy' };
/** A demo of its own that counts visits, so that no other journey meets the bar. */
const test = inOwnShop((shop) => shop.run('setting', 'analytics', JSON.stringify(analytics)), { DEMO: '1' });

type Told = { name: string; u: string; props?: Record<string, unknown>; revenue?: unknown };

/** Events told to the counter, and every address that is asked of it. */
const listen = async (page: Page) => {
  const asked: string[] = [];
  const told: Told[] = [];
  // As the real script it begins with what was counted before it came.
  const body = `const waiting = window.plausible?.q ?? [];
    window.plausible = (name, more) =>
      fetch('${counter}/api/event', { method: 'POST', body: JSON.stringify({ name, ...more }) });
    for (const one of waiting) window.plausible(...one);`;
  await page.context().route(`${counter}/**`, (route) => {
    asked.push(route.request().url());
    const event = route.request().postDataJSON() as Told | null;
    if (event) told.push(event);
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  return { asked, told, names: () => told.map(({ name }) => name) };
};

/** Looks at a product, searches, puts it into the cart and asks about it. */
const lookAround = async (page: Page, { code }: Product) => {
  await open(page, '/');
  await searchBox(page).fill('cable');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/productos\?t=cable/);
  // A visitor who is gone before the page lives has not looked at it.
  await page.waitForLoadState('networkidle');
  await open(page, `/productos/${code}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Mi compra: 1 item/ })).toBeVisible();
  await main.getByRole('button', { name: 'Consultar por WhatsApp' }).first().click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link').first().click();
  await (await popup).close();
};

const bar = (page: Page) => page.getByRole('region', { name: 'Privacidad' });
const confirmBuying = (page: Page) => page.getByRole('button', { name: /^Confirmar compra/ }).click();

// Nothing but what was accepted is of another host.
const expectNoProblems = (problems: string[]) => {
  expect(problems.filter((problem) => !problem.startsWith(`host: ${counter}/`))).toEqual([]);
  problems.length = 0;
};

test('nobody is counted before he accepts it, nor once he has refused', async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const { asked } = await listen(page);
  await lookAround(page, product);
  await expect(bar(page)).toBeVisible();
  expect(asked).toEqual([]);
  await bar(page).getByRole('button', { name: 'Rechazar' }).click();
  await page.evaluate(() => localStorage.removeItem('cart'));
  await lookAround(page, product);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('who accepts is counted as he looks, searches, chooses and asks', async ({ page, problems }) => {
  const [product] = await someProducts(page.request, 1);
  const { told, names } = await listen(page);
  await open(page, '/contacto');
  await bar(page).getByRole('button', { name: 'Aceptar' }).click();
  await lookAround(page, product);
  await expect.poll(names).toContain('whatsapp');
  const own = new URL(page.url()).origin;
  expect(told).toContainEqual({ name: 'pageview', u: `${own}/` });
  expect(told).toContainEqual({ name: 'search', u: `${own}/productos`, props: { text: 'cable' } });
  const added = told.filter(({ name }) => name === 'addToCart');
  expect(added).toHaveLength(1);
  expect(added[0]?.props).toMatchObject({ code: product.code, quantity: 1, value: product.price });
  expectNoProblems(problems);
});

test('an order by card is counted once it is paid, one by deposit once it is placed; each once', async ({
  page,
  problems,
}) => {
  const { told, names } = await listen(page);
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [first, second] = await someProducts(page.request, 2);
  await signInAs(page, customer);
  await page.evaluate(() => localStorage.setItem('third-parties', '"given"'));
  const purchases = () => told.filter(({ name }) => name === 'purchase');
  const bought = (props: object, price: number) => ({
    name: 'purchase',
    props,
    revenue: { amount: price, currency: 'USD' },
  });

  await cartOf(page, [first], { paymentId: 'MPU' });
  await open(page, '/mi-compra?detail');
  await confirmBuying(page);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(page.getByText('El pago no se completó.')).toBeVisible();
  const isBefore = names().length;
  expect(purchases()).toEqual([]);
  await page.getByRole('button', { name: /^Pagar ahora con/ }).click();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
  const number = async () => Number(/\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0]);
  await expect.poll(purchases).toHaveLength(1);
  expect(purchases()[0]).toMatchObject(bought({ order: await number() }, first.price));
  expect(names().length).toBeGreaterThan(isBefore);
  await page.reload();
  await expect(page.getByText('Recibimos tu pago.')).toBeVisible();
  // The page itself was counted anew; what comes after that would have come by then.
  const pages = () => told.filter(({ name, u }) => name === 'pageview' && u.endsWith('/pedido')).length;
  await expect.poll(pages).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  expect(purchases()).toHaveLength(1);

  await cartOf(page, [second], { paymentId: 'SADE' });
  await open(page, '/mi-compra?detail');
  await confirmBuying(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await expect.poll(purchases).toHaveLength(2);
  expect(purchases()[1]).toMatchObject({ revenue: { amount: second.price, currency: 'USD' } });
  expect(Object.keys(purchases()[1]?.props ?? {})).toEqual(['order']);
  await expect(page).toHaveURL(/status=approved/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pedido fue ingresado');
  await page.waitForLoadState('networkidle');
  expect(purchases()).toHaveLength(2);
  // No address that was told holds an order's key or who bought it.
  for (const one of told) expect(JSON.stringify(one)).not.toMatch(/pedido\/|@|[0-9a-f]{8}-[0-9a-f]{4}/);
  expectNoProblems(problems);
});
