import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expect, expectAccessible, hydrated, open, test } from './fixtures.ts';
import { aPart, partsShop } from './parts.ts';
import { aPicture } from './pictures.ts';
import { callAs } from './shopping.ts';

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

/** Opens one of the forms of what the page shows. */
const edit = async (page: Page, what: string) => {
  await page.getByRole('main').locator('summary', { hasText: 'Editar' }).click();
  await page.getByRole('navigation', { name: 'Editar' }).getByRole('link', { name: what }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar' })).toBeVisible();
  return page.getByRole('dialog').first();
};

/** Saves, and is back on the page by itself. */
const saveAndReturn = async (page: Page, path: string) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(path);
  await hydrated(page);
};

/** The names of the pictures that a visitor's page shows. */
const picturesOn = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text();
  return new Set([...html.matchAll(/\/imagenes\/([0-9a-f]{32})\//g)].map(([, name]) => name));
};

const addPicture = async (page: Page, path: string) => {
  const before = await picturesOn(page, path);
  const form = await edit(page, 'Imágenes');
  await expect(form.getByRole('button', { name: 'Agregar imágenes' })).toBeFocused();
  await expect(form.getByRole('button', { name: 'Agregar imágenes' })).toBeInViewport();
  await form.locator('input[type=file]:not([capture])').setInputFiles(await aPicture('foto.png'));
  await expect(form.getByRole('img', { name: /: foto\.png$/ })).toBeVisible();
  await saveAndReturn(page, path);
  const added = [...(await picturesOn(page, path))].filter((name) => !before.has(name));
  expect(added).toHaveLength(1);
  await expect(page.getByRole('main').locator(`img[src*="${added[0]}"]`).first()).toBeAttached();
};

const addSpecification = async (page: Page, path: string, value: string) => {
  const form = await edit(page, 'Especificaciones');
  const specifications = form.getByRole('group', { name: 'Especificaciones' });
  await specifications.getByRole('button', { name: 'Agregar especificación' }).click();
  await specifications.getByPlaceholder('Nombre').last().fill('Prueba');
  await specifications.getByPlaceholder('Valor').last().fill(value);
  await saveAndReturn(page, path);
  await expect(page.getByRole('main').getByText(value)).toBeVisible();
};

const addLink = async (page: Page, path: string, name: string) => {
  const form = await edit(page, 'Enlaces');
  const links = form.getByRole('group', { name: 'Enlaces' });
  await links.getByRole('button', { name: 'Agregar enlace' }).click();
  await links.getByPlaceholder('Nombre').last().fill(name);
  await links.getByPlaceholder('Dirección').last().fill('ejemplo.uy/hoja');
  await saveAndReturn(page, path);
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toHaveAttribute('href', 'https://ejemplo.uy/hoja');
};

test('a seller opens each form of what a page shows, and is back on the page, which shows the change', {
  tag: '@both-widths',
}, async ({ page, browser }) => {
  await signInAs(page, seller);
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const code = `PAGINA-${mark}`;
  const product = { ProductCode: code, ProductName: `Sensor ${mark}`, BrandId: 1, CategoryId: '1.1', ProductPrice: 9 };
  await callAs(page.request, await storedToken(page), 'product/add', { product });
  const path = `/productos/${code}`;
  // From now on the shop keeps its page.
  expect((await page.request.get(path)).status()).toBe(200);
  await open(page, path);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('main').locator('summary', { hasText: 'Editar' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const form = await edit(page, 'Datos');
  await form.getByLabel('Nombre').first().fill(`Sensor ${mark} Plus`);
  await saveAndReturn(page, path);
  await expect(heading).toHaveText(`Sensor ${mark} Plus`);
  await addSpecification(page, path, `Valor ${mark}`);
  await addLink(page, path, `Hoja ${mark}`);
  await addPicture(page, path);

  // A seller who changed nothing is back as well; one who typed something is asked first.
  await edit(page, 'Datos');
  await form.getByLabel('Nombre').first().fill('Otro');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(path);
  await expect(heading).toHaveText(`Sensor ${mark} Plus`);

  const visitor = await browser.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Sensor ${mark} Plus`);
  await expect(visitor.getByText(`Valor ${mark}`)).toBeVisible();
  await expect(visitor.locator('summary', { hasText: 'Editar' })).toHaveCount(0);
  await visitor.close();
});

test.describe('of parts', () => {
  test.use({ baseURL: partsShop });

  test('a seller opens the forms of a family and of its product, and is back on the page', { tag: '@desktop' }, async ({
    page,
  }) => {
    const { AutopartFamily: family } = await aPart(
      page.request,
      ({ Products, AutopartIsPublic }) => AutopartIsPublic && Products.length === 1,
    );
    const path = `/productos/${encodeURIComponent(family)}`;
    const mark = randomUUID().slice(0, 8).toUpperCase();
    await signInAs(page, seller);
    await open(page, path);
    const form = await edit(page, 'Datos');
    await form.getByLabel('Descripción').fill(`Descripción ${mark}`);
    await saveAndReturn(page, path);
    await expect(page.getByRole('main').getByText(`Descripción ${mark}`)).toBeVisible();
    await addSpecification(page, path, `Valor ${mark}`);
    await addLink(page, path, `Hoja ${mark}`);
    await addPicture(page, path);
  });

  test('a family that visitors do not see has all forms, of the product that the address names', {
    tag: '@both-widths',
  }, async ({ page }) => {
    const { AutopartFamily: family, Products } = await aPart(page.request, (part) => !part.AutopartIsPublic);
    const chosen = Products.at(-1)?.ProductCode ?? '';
    const path = `/productos/${encodeURIComponent(family)}?codigo=${encodeURIComponent(chosen)}`;
    await signInAs(page, seller);
    await open(page, path);
    await page.getByRole('main').locator('summary', { hasText: 'Editar' }).click();
    const entries = page.getByRole('navigation', { name: 'Editar' }).getByRole('link');
    await expect(entries).toHaveText(['Datos', 'Especificaciones', 'Enlaces', 'Imágenes']);
    await expectAccessible(page);
    await entries.nth(1).click();
    await expect(page.getByRole('dialog', { name: chosen }).getByRole('button', { name: 'Guardar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
  });
});
