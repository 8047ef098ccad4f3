import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectWithin, holdToAims } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { partsShop } from './parts.ts';
import { administrator, seller } from './shopping.ts';

const aPage = async (page: Page) => {
  const list = await (await page.request.get('/productos?pag=1')).text();
  return /href="(\/productos\/[^"?]+)"/.exec(list)?.[1] ?? '/productos';
};

holdToAims(
  [
    ['the main page', '/'],
    ['the list', '/productos?pag=1'],
    ['a product', aPage],
  ],
  '@both-widths',
);

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  holdToAims(
    [
      ['the main page of parts', '/'],
      ['the advanced search', '/productos'],
      ['the list of parts', '/productos?pag=1'],
      ['a part', aPage],
    ],
    '@both-widths',
  );
});

// Dialogs, editors and the names on the wire come later: what the page's HTML names shows the list.
test("the panel's list of products names no more scripts than its budget", async ({ request }) => {
  const html = await (await request.get('/gestion/productos')).text();
  const paths = [...new Set(html.match(/\/assets\/[\w/.-]+\.js/g))];
  expect(paths).toContainEqual(expect.stringContaining('/panel/'));
  const sizes = paths.map(async (path) => gzipSync(await (await request.get(path)).body(), { level: 9 }).length);
  expectWithin(
    'js',
    (await Promise.all(sizes)).reduce((sum, size) => sum + size),
    250_000,
  );
});

test("the panel's list of products asks for its filters' names once somebody is near them, and reads each stylesheet once", {
  tag: '@desktop',
}, async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/')) asked.add(pathname.slice('/rest/'.length));
  });
  await signInAs(page, seller);
  asked.clear();
  await page.goto('/gestion/productos');
  await expect(page.getByRole('button', { name: /: cambiar el stock de / }).first()).toBeVisible();
  expect([...asked].sort()).toEqual(['panel/count', 'product/filter', 'stock/listByCodes', 'user/get']);
  // Dialogs that are fetched ahead bring no stylesheet that is there: the browser would read it and the page anew.
  await page.waitForLoadState('networkidle');
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split('#')[0] ?? ''));
  const linked = sheets.filter(Boolean);
  expect(linked.length).toBeGreaterThan(1);
  expect(linked).toEqual([...new Set(linked)]);
  await page.getByRole('combobox', { name: 'Marca' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/[?&]b=\d+/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Marca' })).not.toHaveValue('');
});

test('the start page asks each call once', { tag: '@desktop' }, async ({ page }) => {
  await signInAs(page, administrator);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/')) asked.push(pathname);
  });
  await page.goto('/gestion');
  await expect(page.getByText('Respaldos', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});
