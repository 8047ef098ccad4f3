import type { Page } from '@playwright/test';
import { expect, expectAccessible, goToTop, open, test } from './fixtures.ts';
import { aPart, partsShop, someParts } from './parts.ts';
import { someProducts } from './shopping.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Vistos hace poco', exact: true });
const cards = (page: Page) => row(page).getByRole('article');

/** Goes from the top until the footer begins, above which the row stands. */
const goToEnd = async (page: Page) => {
  await goToTop(page);
  await page.getByRole('contentinfo').evaluate((footer: HTMLElement) => scrollTo(0, footer.offsetTop - innerHeight));
};
// The row does not come below who is at the end before the page lives: he may have to go down once more.
const goDown = (page: Page) =>
  expect(async () => {
    await goToEnd(page);
    await expect(row(page)).toBeVisible({ timeout: 2000 });
  }).toPass();

/** Which calls the page makes for the row from now on. */
const watchCalls = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/product/listByCodes')) asked.push(request.postData() ?? '');
  });
  return asked;
};

test('what a visitor looked at stands on later pages, the last first, once he comes to it', async ({ page }) => {
  const asked = watchCalls(page);
  const [first, second] = await someProducts(page.request, 2);
  await open(page, '/');
  await goToEnd(page);
  await expect(page.getByRole('region', { name: 'Marcas' })).toBeVisible();
  await expect(row(page)).toHaveCount(0);

  await open(page, `/productos/${first.code}`);
  await goToEnd(page);
  await expect(row(page), 'of this page itself it says nothing').toHaveCount(0);
  expect(asked, 'nothing is asked where none were seen').toEqual([]);

  await open(page, `/productos/${second.code}`);
  await page.waitForLoadState('networkidle');
  expect(asked, 'nothing is asked before it is in sight').toEqual([]);
  await goDown(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link', { name: first.name })).toHaveAttribute('href', `/productos/${first.code}`);
  await expectAccessible(page);

  await open(page, '/');
  await goDown(page);
  await expect(cards(page).getByRole('heading')).toHaveText([second.name, first.name]);
  await cards(page).first().getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  await cards(page).last().getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(`/productos/${first.code}`);
  await goDown(page);
  await expect(cards(page).getByRole('heading')).toHaveText([second.name]);
});

test('twelve at most are remembered, and what does not exist any more is left out', async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await open(page, '/404');
  const older = Array.from({ length: 12 }, (_, at) => `GONE-${at}`);
  await page.evaluate((codes) => localStorage.setItem('recently-seen', JSON.stringify(codes)), older);
  await open(page, `/productos/${product.code}`);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('recently-seen') ?? '') as string[]);
  await expect.poll(stored).toEqual([product.code, ...older.slice(0, 11)]);
  await open(page, '/');
  await goDown(page);
  await expect(cards(page).getByRole('heading')).toHaveText([product.name]);

  await page.evaluate((codes) => localStorage.setItem('recently-seen', JSON.stringify(codes)), older);
  const asked = watchCalls(page);
  await open(page, '/');
  await expect(async () => {
    await goToEnd(page);
    await expect.poll(() => asked.length, { timeout: 2000 }).toBe(1);
  }).toPass();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('[class*=animate-wait]')).toHaveCount(0);
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });

  test('parts that a visitor looked at lead back to their families, without prices', async ({ page }) => {
    const first = await aPart(page.request, ({ AutopartIsPublic }) => AutopartIsPublic);
    const [second] = await someParts(
      page.request,
      (part) => part.AutopartIsPublic && part.AutopartFamily !== first.AutopartFamily,
    );
    const pathOf = (family: string | undefined) => `/productos/${family}`;
    await open(page, pathOf(first.AutopartFamily));
    await open(page, pathOf(second?.AutopartFamily));
    await goDown(page);
    const link = cards(page).getByRole('heading').getByRole('link');
    const leadsTo = new RegExp(`${pathOf(first.AutopartFamily)}[?]codigo=`);
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', leadsTo);
    await expect(cards(page).getByText('Ingresá para ver el precio')).toBeVisible();

    await open(page, '/');
    await goDown(page);
    await expect(link).toHaveCount(2);
    await link.last().click();
    await expect(page).toHaveURL(leadsTo);
    await goDown(page);
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', new RegExp(`^${pathOf(second?.AutopartFamily)}[?]codigo=`));
  });
});
