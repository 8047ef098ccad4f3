import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { holdAnswers } from './counter.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

/** Words that only the code of a heavy part has. */
const heavy = { charts: 'recharts', calendar: 'timeGrid' };

/** The heavy parts among all scripts that the page has fetched. */
const heavyOf = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  );
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return Object.entries(heavy).flatMap(([part, word]) => (texts.some((text) => text.includes(word)) ? part : []));
};

test('a seller opens the panel by keyboard, signs in on the way, and goes back to the shop', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/gestion');
  await expect(page).toHaveURL(/\/iniciar\?from=%2Fgestion$/);
  await hydrated(page);
  await page.getByLabel('E-mail').fill(seller.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(seller.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión' })).toBeVisible();
  await expect(page).toHaveURL('/gestion');
  const back = page.getByRole('link', { name: 'Ver la tienda' });
  await expect(back).toBeVisible();
  // The journey of e2e/first-load-bytes.long.spec.ts looks for this in vain on visitors' pages.
  expect(files.filter((file) => /^\/assets\/panel\/.*\.js$/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /^\/assets\/panel\/.*\.css$/.test(file))).not.toEqual([]);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const own = page.getByRole('banner').locator('summary').last();
  await own.press('Enter');
  await page.getByRole('link', { name: 'Gestión' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión' })).toBeVisible();
  for (const [path, title, parts] of [
    ['', 'Gestión', ['charts']],
    ['/pedidos', 'Pedidos', []],
    ['/agenda?vista=semana', 'Agenda', ['calendar']],
  ] as const) {
    await page.goto(`/gestion${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => heavyOf(page), path).toEqual(parts);
  }
  expect(problems).toEqual([]);
});

test('the list of products is asked for while its user is looked up, and once', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/rest/')) asked.push(path.slice('/rest/'.length));
  });
  const letGo = await holdAnswers(page, 'user/get');
  await page.goto('/gestion/productos?estado=visibles&pag=2');
  await expect.poll(() => asked.toSorted()).toEqual(['product/filter', 'user/get']);
  letGo();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(/^26–50 de /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === 'product/filter')).toHaveLength(1);
  // Another list of the same screen is asked for anew.
  await page.getByLabel('Buscar', { exact: true }).fill('sensor');
  await expect.poll(() => asked.filter((path) => path === 'product/filter').length).toBe(2);
});

test('a seller chooses how the panel looks, which stays so, and leaves', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await page.goto('/gestion/empresas');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const height = async () => (await rows.nth(1).boundingBox())?.height ?? 0;
  const before = await height();
  const menu = page.getByRole('button', { name: /^Tu menú/ });
  await menu.click();
  await expectAccessible(page);
  await page.getByText('Oscuro', { exact: true }).click();
  await page.getByText('Compactas', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(height).toBeLessThan(before);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expectAccessible(page);

  const rail = page.getByRole('navigation', { name: 'Gestión' });
  const width = async () => (await rail.boundingBox())?.width ?? 0;
  await rail.getByRole('button', { name: 'Angostar el menú' }).click();
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
  expect(await width()).toBeLessThan(100);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await rail.getByRole('link', { name: 'Personas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  await rail.getByRole('button', { name: 'Ensanchar el menú' }).click();
  await expect.poll(width).toBeGreaterThan(100);

  await menu.click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/gestion');
  await expect(page).toHaveURL(/\/iniciar\?from=/);
});

test('a customer who asks for the panel is in the shop', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, await aCustomer(page.request));
  await page.goto('/gestion');
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await page.getByRole('banner').locator('summary').last().click();
  await expect(page.getByRole('link', { name: 'Mis compras' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gestión' })).toBeHidden();
});

test('the rail of a phone is found while it is open alone', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, seller);
  await page.goto('/gestion/stock');
  const menu = page.getByRole('button', { name: 'Menú', exact: true });
  const rail = page.getByRole('navigation', { name: 'Gestión' });
  await expect(menu).toBeVisible();
  await expect(rail).toHaveCount(0);
  await menu.focus();
  // The logo, the search, the way to the shop and one's own menu stand before what is on the screen.
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();

  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(rail.locator(':focus')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rail).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await rail.getByRole('link', { name: 'Productos' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await expect(rail).toHaveCount(0);
  await expect(menu).toBeFocused();
});
