import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import { someProducts } from './shopping.ts';

const seller = { email: 'vendedor@demo.uy', password: 'demo-2026' };

const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token);

type Listed = { ProductCode: string; ProductIsPublic: boolean };

/** The code of a product that visitors must not see. */
const hiddenCode = async (request: APIRequestContext, token: string) => {
  for (let rowIndex = 0; ; rowIndex += 100) {
    const response = await request.post('/rest/product/filter', {
      headers: { authorization: `OAuth ${token}` },
      data: { filters: [], rowIndex, rowsMax: 100 },
    });
    const { data } = (await response.json()) as { data: Listed[] };
    const hidden = data.find((product) => !product.ProductIsPublic);
    if (hidden) return hidden.ProductCode;
    expect(data.length, 'no product is hidden').toBeGreaterThan(0);
  }
};

test('a seller reads how many each branch has, and has nothing to buy with', { tag: '@both-widths' }, async ({
  page,
}) => {
  await signInAs(page, seller);
  await open(page, '/productos/UNO-R3-SMD');
  const stock = page.getByRole('region', { name: 'Stock' });
  await expect(stock.getByText(/^\d+ en total$/)).toBeVisible();
  await expect(stock.getByText('B', { exact: true })).toBeVisible();
  await expect(stock.getByText('C', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a product that is not public exists for sellers alone', { tag: '@desktop' }, async ({ page, browser }) => {
  await signInAs(page, seller);
  const path = `/productos/${encodeURIComponent(await hiddenCode(page.request, await storedToken(page)))}`;

  const visitor = await browser.newPage();
  expect((await visitor.goto(path))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Parece que esta página no existe');
  await visitor.close();

  await open(page, path);
  await expect(page.getByText('Inactivo', { exact: true }).first()).toBeVisible();
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} · RTC`);
  await expect(page.getByText('Parece que esta página no existe')).toHaveCount(0);
});

test('a seller opens the form of what a page shows, and the page shows the change', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  const [{ code }] = await someProducts(page.request, 1);
  const path = `/productos/${encodeURIComponent(code)}`;
  await signInAs(page, seller);
  await open(page, path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const rename = async (name: string) => {
    await page.getByRole('link', { name: 'Editar', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nombre').first().fill(name);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toBeHidden();
    await open(page, path);
    await expect(heading).toHaveText(name);
  };
  await rename(`${before} Plus`);
  const visitor = await browser.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${before} Plus`);
  await expect(visitor.getByRole('link', { name: 'Editar', exact: true })).toHaveCount(0);
  await visitor.close();
  await rename(before);
});
