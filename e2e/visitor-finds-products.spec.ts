import type { Page } from '@playwright/test';
import { expect, expectAccessible, isWide, open, pageSize, resultCount, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('main').getByRole('article');
const prices = async (page: Page) =>
  (await list(page).getByText(/^U\$S/).allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));

test('from the home page to the products of a category', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Banners de la tienda' }).getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  const categories = page.getByRole('region', { name: 'Categorías' });
  const name = await categories.getByRole('listitem').first().innerText();
  await categories.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(list(page)).toHaveCount(pageSize);
  await expectAccessible(page);
});

test('without a connection the list stays and says so, and goes on once there is one', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  await open(page, '/productos?pag=1');
  const next = page.getByRole('link', { name: 'Página 2', exact: true });
  await page.context().setOffline(true);
  await next.click();
  await expect(page.getByText('No hay conexión. Probá de nuevo.')).toBeVisible();
  await expect(page).toHaveURL('/productos?pag=1');
  await expect(list(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await next.click();
  await expect(page).toHaveURL('/productos?pag=2');
  await expect(page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first()).toBeVisible();
  problems.length = 0;
});

test('as many products stand side by side as the window is wide for', { tag: ['@desktop', '@long'] }, async ({
  page,
}) => {
  await open(page, '/');
  const row = page.getByRole('list', { name: 'Productos: Novedades' });
  for (const [width, count] of [
    [1821, 7],
    [1620, 5],
    [1621, 6],
    [1421, 5],
    [1221, 4],
    [1045, 4],
    [789, 4],
    [788, 2],
    [561, 2],
    [341, 2],
    [340, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shares = () =>
      row.evaluate((list) => list.clientWidth / (list.children[0]?.getBoundingClientRect().width ?? 1));
    await expect.poll(async () => Math.round((await shares()) * 100) / 100, `at ${width}`).toBeCloseTo(count, 1);
  }
});

test('the landing shows every category and brand, and leads to all products', { tag: '@long' }, async ({ page }) => {
  await open(page, '/productos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos');
  await expect(page.getByRole('region', { name: 'Marcas' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page).toHaveURL(/\/productos\?search/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos los productos');
  expect(await resultCount(page)).toBeGreaterThan(500);
});

test('a brand narrows the list by as many as it says, and its chip widens it again', { tag: '@both-widths' }, async ({
  page,
}) => {
  await open(page, '/productos?c=1.5');
  const all = await resultCount(page);
  if (isWide(page)) {
    const brands = page.getByRole('navigation', { name: 'Marca' });
    const [name = '', resultCount = ''] = (await brands.getByRole('link').first().innerText()).split(/\n+/);
    await brands.getByRole('link', { name }).first().click();
    await expect(page.getByText(new RegExp(`^${resultCount} resultados?$`))).toBeVisible();
  } else {
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar y ordenar' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('group').first()).toHaveAccessibleName('Ordenar por');
    await expect(sheet.getByRole('group').nth(1)).toHaveAccessibleName('Stock');
    await expect(sheet.getByRole('group').nth(2)).toHaveAccessibleName('Precio');
    const brand = sheet.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first();
    await brand.check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Cancelar' }).click();
    await expect(sheet).toBeHidden();
    expect(await resultCount(page)).toBe(all);
    await page.getByRole('button', { name: /^Filtrar/ }).click();
    await expect(brand).not.toBeChecked();
    await brand.check();
    const confirm = sheet.getByRole('button', { name: /^Confirmar · \d+ resultados?$/ });
    // One line: the number stands by its word.
    expect((await confirm.boundingBox())?.height).toBe(44);
    const promised = Number(/\d+/.exec(await confirm.innerText())?.[0]);
    await confirm.click();
    await expect.poll(() => resultCount(page)).toBe(promised);
  }
  await expect(page).toHaveURL(/[?&]b=\d+/);
  await expect.poll(() => resultCount(page)).toBeLessThan(all);
  const chips = page.getByRole('list', { name: 'Filtros elegidos' });
  await chips
    .getByRole('link', { name: /^Quitar/ })
    .nth(1)
    .click();
  await expect(page).not.toHaveURL(/[?&]b=/);
  await expect.poll(() => resultCount(page)).toBe(all);
});

test('the list is ordered by price, both ways', { tag: '@long' }, async ({ page }) => {
  await open(page, '/productos?c=1.1');
  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  await expect(page).toHaveURL(/order=PLO/);
  await expect.poll(async () => (await prices(page)).length).toBe(pageSize);
  await expect
    .poll(async () => [...(await prices(page))].sort((a, b) => a - b).join() === (await prices(page)).join())
    .toBe(true);
  const cheapest = (await prices(page))[0];
  await page.getByLabel('Ordenar por').selectOption('Mayor precio');
  await expect(page).toHaveURL(/order=PHI/);
  await expect.poll(async () => (await prices(page))[0]).not.toBe(cheapest);
  const down = await prices(page);
  expect(down).toEqual([...down].sort((a, b) => b - a));
});

test('pages lead on and to the last one', async ({ page }) => {
  await open(page, '/productos?search');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  const first = await list(page).first().innerText();
  await pages.getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/pag=2/);
  await expect(list(page).first()).not.toHaveText(first);
  const last = Math.ceil((await resultCount(page)) / pageSize);
  await pages.getByRole('link', { name: `Página ${last}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`pag=${last}$`));
  await expect(pages.getByRole('link', { name: `Página ${last}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(list(page).first()).toBeVisible();
  const beyond = await page.goto(`/productos?search&pag=${last + 5}`);
  expect(beyond?.status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`pag=${last}$`));
});

test('names on cards are whole, how many a pack holds included', { tag: ['@both-widths', '@long'] }, async ({
  page,
}) => {
  await open(page, '/productos?t=integrado pack x10');
  const names = page.locator('article h2').filter({ hasText: /\(pack x10\)$/ });
  expect(await names.count()).toBeGreaterThan(5);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
});
