import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { aPart, partsShop } from './parts.ts';
import { someProducts } from './shopping.ts';

const word = 'ModeloIndustrialExtraLargoSinEspaciosEnTodaLaPalabra-0123456789';

/** How far one could scroll sideways. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page's title said with a word that is wider than the screen. */
const rename = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title, text) => {
    title.textContent = `${title.textContent} ${text}`;
  }, word);

test('a search for a long word, which finds nothing, stays on the screen', { tag: '@both-widths' }, async ({
  page,
}) => {
  await open(page, `/productos?t=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
});

test('a product with a long word in its name stays on the screen', { tag: '@both-widths' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  await open(page, `/productos/${product?.code}`);
  await rename(page);
  expect(await beyond(page)).toBeLessThanOrEqual(0);
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  test('a part with a long word in its name stays on the screen', async ({ page }) => {
    const { AutopartFamily } = await aPart(page.request, ({ AutopartIsPublic }) => AutopartIsPublic);
    await open(page, `/productos/${encodeURIComponent(AutopartFamily)}`);
    await rename(page);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });
});
