import type { Page } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';
import { aPart, hasVehicle, partsShop } from './parts.ts';
import { anOrderOf, cartOf, someProducts } from './shopping.ts';

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

/**
 * Elements with texts that a shop's people or its customers write. Given such a word one after the other, none makes
 * the page wider.
 */
const written =
  'h1, h2, h3, h3 a, p, li > a, dd:not(.code), td:last-child, .product-card-name a, .brand-tile, .category-tile span, a[href^="mailto:"] span';
const widerBy = (page: Page) =>
  page.locator(written).evaluateAll((elements, text) => {
    const { documentElement: whole } = document;
    return elements.flatMap((element) => {
      const own = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!own || !element.checkVisibility()) return [];
      const before = own.nodeValue;
      own.nodeValue = text;
      const isWider = whole.scrollWidth > whole.clientWidth;
      own.nodeValue = before;
      return isWider ? [element.outerHTML] : [];
    });
  }, word);

const pages = ['/', '/productos', '/productos?search', '/contacto', '/terminos'];

test('wherever a long word stands, it stays on the screen', { tag: '@both-widths' }, async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  for (const path of [...pages, `/productos/${product?.code}`, '/registro']) {
    await open(page, path);
    expect(await widerBy(page), path).toEqual([]);
  }
});

/** Names on cards that are cut. */
const cutNames = (page: Page) =>
  page.locator('article :is(h2, h3) a').evaluateAll((names) =>
    names.flatMap((name) => {
      const title = name.parentElement ?? name;
      const isCut = title.scrollHeight - title.clientHeight > 1 || title.scrollWidth - title.clientWidth > 1;
      return isCut ? [name.textContent] : [];
    }),
  );

/** Looks at every card of these pages, of which there are some. */
const expectWholeNames = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('article :is(h2, h3) a')).not.toHaveCount(0);
    expect(await cutNames(page), path).toEqual([]);
  }
};

test('names on the cards of lists and of carousels are whole on a phone', async ({ page }) => {
  await expectWholeNames(page, ['/', '/productos?search', '/productos/UNO-R3-SMD']);
});

/** The texts beside a name of several lines that are broken themselves. */
const brokenCounts = (page: Page) =>
  page.locator('.filter-line > span').evaluateAll((counts) =>
    counts.flatMap((count) => {
      const name = count.previousSibling;
      if (!name || !count.checkVisibility()) return [];
      name.nodeValue = 'Aire acondicionado automotriz y calefacción de la cabina';
      return count.getBoundingClientRect().height > 30 ? [count.textContent] : [];
    }),
  );

test('a recipient, a street and a name of one long word stay on the screen of the checkout', async ({ page }) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  const [product] = await someProducts(page.request, 1);
  await signInAs(page, customer);
  await cartOf(page, [{ ...product, name: word }]);
  await open(page, '/mi-compra?detail');
  await expect(page.getByRole('button', { name: /^Confirmar compra/ })).toBeVisible();
  expect(await beyond(page)).toBeLessThanOrEqual(0);
  expect(await widerBy(page)).toEqual([]);
});

test('wherever a long word stands in one’s own pages, it stays on the screen', { tag: '@both-widths' }, async ({
  page,
}) => {
  const customer = await aCustomer(page.request, { city: 'Montevideo' });
  await anOrderOf(page.request, customer, await someProducts(page.request, 1));
  await signInAs(page, customer);
  for (const path of ['/perfil', '/mis-compras']) {
    await open(page, path);
    await expect(
      page
        .getByRole('main')
        .getByText(/Pedido \d+|Rincón 500/)
        .first(),
    ).toBeVisible();
    expect(await widerBy(page), path).toEqual([]);
  }
});

test('a product without a picture has its sign in the middle, and its whole name in the cart', async ({ page }) => {
  const [product] = await someProducts(page.request, 1);
  const name = `${product?.name} con un nombre de los que toman más de tres líneas en un teléfono, y termina acá`;
  await cartOf(page, [{ ...product, name }]);
  await open(page, '/mi-compra');
  const main = page.getByRole('main');
  const box = await main.locator('.picture-box').first().boundingBox();
  const sign = await main.locator('.picture-box svg').first().boundingBox();
  const middle = (of: typeof box) => Math.round((of?.y ?? 0) + (of?.height ?? 0) / 2);
  expect(middle(sign)).toBe(middle(box));
  expect(await main.getByText(name).evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(0);
});

test.describe('the shop of autoparts', () => {
  test.use({ baseURL: partsShop });
  test('a count stays on one line beside a long name', { tag: '@desktop' }, async ({ page }) => {
    for (const [path, width] of [
      ['/productos', 768],
      ['/productos?search', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await brokenCounts(page), path).toEqual([]);
    }
  });
  test('names on the cards of lists and of carousels are whole on a phone', async ({ page }) => {
    const { AutopartFamily } = await aPart(page.request, (part) => part.AutopartIsPublic && hasVehicle(part));
    await expectWholeNames(page, ['/productos?search', '/productos?c=2.301', `/productos/${AutopartFamily}`]);
  });
  test('wherever a long word stands, it stays on the screen', { tag: '@both-widths' }, async ({ page }) => {
    const { AutopartFamily } = await aPart(page.request, ({ AutopartIsPublic }) => AutopartIsPublic);
    for (const path of [...pages, `/productos/${encodeURIComponent(AutopartFamily)}`, '/empresa']) {
      await open(page, path);
      expect(await widerBy(page), path).toEqual([]);
    }
  });
  test('a part with a long word in its name stays on the screen', async ({ page }) => {
    const { AutopartFamily } = await aPart(page.request, ({ AutopartIsPublic }) => AutopartIsPublic);
    await open(page, `/productos/${encodeURIComponent(AutopartFamily)}`);
    await rename(page);
    expect(await beyond(page)).toBeLessThanOrEqual(0);
  });
});
