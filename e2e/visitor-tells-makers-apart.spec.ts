import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { aPart, type Part, partsShop } from './parts.ts';

test.use({ baseURL: partsShop });

const toBuy = ({ Products }: Part) =>
  Products.filter(({ ProductIsPublic, ProductAvailable }) => ProductIsPublic && ProductAvailable !== 'NO');
const address = ({ AutopartFamily }: Part, code: string) =>
  `/productos/${encodeURIComponent(AutopartFamily)}?codigo=${encodeURIComponent(code)}`;
const lines = (page: Page) => page.getByRole('list', { name: 'Productos de mi compra' }).getByRole('listitem');

test('two makers’ products for one application are told apart in the cart', async ({ page }) => {
  const part = await aPart(page.request, (one) => new Set(toBuy(one).map(({ BrandName }) => BrandName)).size > 1);
  const chosen = toBuy(part).slice(0, 2);
  for (const { ProductCode } of chosen) {
    await open(page, address(part, ProductCode));
    await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(page.getByText('El producto fue agregado correctamente!')).toBeVisible();
  }
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const isTold = async () => {
    for (const [at, { ProductCode, BrandName }] of chosen.entries()) {
      const line = lines(page).nth(at);
      await expect(line.getByRole('link').first()).toHaveText(name);
      await expect(line.getByText(`${BrandName} · ${ProductCode}`, { exact: true })).toBeVisible();
      await expect(line.getByRole('textbox', { name: `Cantidad de ${name} (${BrandName})` })).toBeVisible();
    }
  };
  await page.getByRole('link', { name: /^Mi compra: 2 items/ }).click();
  await isTold();
  await expectAccessible(page);
  await open(page, '/mi-compra');
  await isTold();
});

test('a release on the home page leads to the very product that it shows', async ({ page }) => {
  await open(page, '/');
  const link = page
    .getByRole('list', { name: /^Productos: / })
    .first()
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first();
  const code = new URL((await link.getAttribute('href')) ?? '', partsShop).searchParams.get('codigo') ?? '';
  expect(code).not.toBe('');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`\\?codigo=${encodeURIComponent(code)}$`));
  await expect(page.getByRole('main').getByText(code, { exact: true }).first()).toBeVisible();
});
