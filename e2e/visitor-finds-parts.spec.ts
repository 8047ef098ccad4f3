import type { Page } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { expectWithin } from './first-load.ts';
import { expect, expectAccessible, isWide, open, pageSize, resultCount, test } from './fixtures.ts';
import { aPart, type Part, partsShop, vehicleOf } from './parts.ts';
import { seller } from './shopping.ts';

test.use({ baseURL: partsShop });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Filtros elegidos' });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fitsVehicle = ({ AutopartIsPublic, Applications }: Part) =>
  AutopartIsPublic && Applications.some((one) => one.VehicleId !== null && one.ApplicationQualifier === '');

/** A category that stands below another, as the columns of the advanced search name both. */
const categoriesOf = async (page: Page, { CategoryId }: Part) => {
  const answer = await page.request.post('/rest/category/find', { data: { categoryId: CategoryId } });
  const { data } = (await answer.json()) as { data: { CategoryName: string; Trail: { CategoryName: string }[] } };
  return { top: data.Trail[1]?.CategoryName ?? '', sub: data.CategoryName };
};

test('a vehicle is picked step by step, leads to its parts, and is taken away again', { tag: '@both-widths' }, async ({
  page,
}) => {
  const part = await aPart(page.request, fitsVehicle);
  const { top, sub } = await categoriesOf(page, part);
  const vehicle = await vehicleOf(page.request, part);
  await open(page, '/');
  await page.getByRole('link', { name: 'Búsqueda avanzada' }).click();
  await column(page, 'Categoría')
    .getByRole('link', { name: new RegExp(`^${top} ?\\d+$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autopartes');
  await expect(page).toHaveTitle('Autopartes · NAM Autopartes');
  await column(page, 'Sub categoría').getByRole('link', { name: sub }).click();
  // On a phone each step takes the place of the one before, and the focus along.
  if (!isWide(page)) await expect(column(page, 'Sub categoría')).toBeHidden();
  const brands = column(page, 'Marca');
  await brands.getByRole('searchbox', { name: 'Filtrar Marca' }).fill('qqqq');
  await expect(brands.getByText('No se encontraron resultados.')).toBeVisible();
  await brands.getByRole('searchbox', { name: 'Filtrar Marca' }).fill(vehicle.BrandName.toUpperCase());
  await brands.getByRole('link', { name: new RegExp(`^${vehicle.BrandName} ?\\d+$`) }).click();
  const vehicles = column(page, 'Vehículos');
  await expect(vehicles.getByRole('columnheader')).toHaveText(['Modelo', 'Motor', 'Año']);
  await expectAccessible(page);
  // Model and engine, as people write them one after the other.
  await vehicles.getByLabel('Modelo').fill(`${vehicle.VehicleName}  ${vehicle.VehicleEngine}`.toLowerCase());
  const row = vehicles.locator(`a[href$="&v=${vehicle.VehicleId}"]`);
  await expect(row).toHaveText(vehicle.VehicleName);
  await row.click();

  const called = [vehicle.BrandName, vehicle.VehicleName, vehicle.VehicleEngine].filter(Boolean).join(' ');
  await expect(page).toHaveURL(new RegExp(`/productos\\?c=${part.CategoryId}&v=${vehicle.VehicleId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sub} para ${called}`);
  const all = await resultCount(page);
  expect(all).toBeGreaterThan(0);
  for (const card of await cards(page).all())
    await expect(card.locator('tbody tr').first().locator('mark')).toBeVisible();
  await expectAccessible(page);
  await chips(page)
    .getByRole('link', { name: `Quitar ${called}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/productos\\?c=${part.CategoryId}$`));
  await expect.poll(() => resultCount(page)).toBeGreaterThan(all);
});

const plain = (code: string) => code.replace(/[-. ]/g, '').toLowerCase();
/** Letters and digits with a mark between them, which people type without it; no product's own code, which is told first. */
const markedCode = ({ OriginalCodes, Products }: Part) => {
  const own = Products.map(({ ProductCode }) => plain(ProductCode));
  const codes = OriginalCodes.map(({ OriginalCodeCode }) => OriginalCodeCode);
  return codes.find((code) => /^\w{3,}[-. ]\w{4,}$/.test(code) && !own.includes(plain(code)));
};

test('an odd original code finds its part first, and the card says which code it was', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && markedCode(one) !== undefined);
  const code = markedCode(part) ?? '';
  await open(page, '/productos');
  await page.getByRole('searchbox', { name: 'Buscar por texto' }).fill(plain(code));
  await page.getByRole('button', { name: 'Buscar por texto' }).click();
  await expect(page).toHaveURL(new RegExp(`t=${plain(code)}$`));
  const first = cards(page).first();
  const shownCode = await first
    .getByText(/^Código original /)
    .locator('mark')
    .innerText();
  expect(plain(shownCode)).toBe(plain(code));
  await expect(first.getByText('Ingresá para ver el precio')).toBeVisible();
  await first.getByRole('link', { name: /^Ver más/ }).click();
  await expect(page.getByRole('region', { name: 'Códigos originales' })).toContainText(shownCode);
});

test('a list for a vehicle that is not there leads to the choice of another', { tag: '@long' }, async ({ page }) => {
  expect((await open(page, '/productos?c=2.301&v=999999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos ese vehículo');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Elegir vehículo' }).click();
  await expect(column(page, 'Categoría').getByRole('link').first()).toBeVisible();
  await open(page, '/productos?vb=999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se encontro ningun resultado.');
  const ask = page.getByRole('main').getByRole('link', { name: 'Consultar por WhatsApp' });
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hola%2C%20no%20encontr/);
  await page.getByRole('link', { name: 'Ver todas las autopartes' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the advanced search needs no mouse', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await open(page, '/productos');
  await column(page, 'Categoría').getByRole('searchbox').focus();
  await page.keyboard.type('RADIADÓR');
  await expect(column(page, 'Categoría').getByRole('link')).toHaveCount(1);
  for (const next of ['Sub categoría', 'Marca', 'Vehículos']) {
    await page.keyboard.press(next === 'Sub categoría' ? 'ArrowDown' : 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(column(page, next).getByRole('link').first()).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(column(page, 'Vehículos').getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(column(page, 'Marca').locator('a[aria-current="true"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productos\?c=[\d.]+&v=\d+$/);
  await expect(cards(page).first()).toBeVisible();
});

test('no page of a visitor holds a price; who signs in reads it on the list', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/', '/productos?c=2.301', '/productos?t=radiador']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('Ingresá para ver el precio');
    expect([path, html.match(/U\$S\s*\d|\\?"price\\?"/g)]).toEqual([path, null]);
    expectWithin('html', html.length);
  }
  await signInAs(page, seller);
  const stockCalls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/rest/stock/')) stockCalls.push(path);
  });
  await open(page, '/productos?c=2.301');
  const first = cards(page).first();
  await expect(first.getByText(/^U\$S/)).toBeVisible();
  await expect(cards(page)).toHaveCount(pageSize);
  for (const card of await cards(page).all()) await expect(card.getByText('B Bulevar').first()).toBeVisible();
  expect(stockCalls).toEqual(['/rest/stock/listByCodes']);
  await expect(first.getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  await expect(
    page
      .getByLabel('Ordenar por')
      .or(page.getByRole('button', { name: /^Filtrar/ }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test('one box on a screen searches the catalogue', { tag: ['@both-widths', '@long'] }, async ({ page }) => {
  const boxes = page.getByRole('searchbox', { name: /^Buscar/ }).filter({ visible: true });
  for (const path of ['/', '/productos']) {
    await open(page, path);
    await expect(boxes).toHaveCount(1);
    await expect(page.locator('main').getByRole('searchbox', { name: /texto/ })).toHaveCount(path === '/' ? 0 : 1);
  }
});

test('on a phone all cards of a list are lower than 500 pixels, and its page is light', { tag: '@long' }, async ({
  page,
}) => {
  // Parts with many applications and long words beside them stand on the later ones of these.
  const pages = [2, 20, 23, 26, 42, 50, 60].map((at) => `/productos?search&pag=${at}`);
  for (const path of ['/productos?search', '/productos?t=radiador', ...pages]) {
    await open(page, path);
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(pageSize);
    expect(Math.max(...heights), path).toBeLessThan(500);
    expect(await page.locator('*').count()).toBeLessThan(1500);
  }
});

test('more than five applications are shown when one asks for them', { tag: '@long' }, async ({ page }) => {
  const part = await aPart(
    page.request,
    ({ AutopartIsPublic, Applications }) => AutopartIsPublic && Applications.length > 5,
  );
  await open(page, `/productos?t=${encodeURIComponent(part.AutopartCode)}`);
  const card = cards(page).filter({ has: page.locator(`a[href^="/productos/${part.AutopartFamily}"]`) });
  const rows = card.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5);
  await card.getByRole('button', { name: 'Ver mas', exact: true }).click();
  await expect(rows).toHaveCount(part.Applications.length);
  await card.getByRole('button', { name: 'Ver menos' }).click();
  await expect(rows).toHaveCount(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the advanced search, the filters and the measures are links and forms', { tag: '@long' }, async ({ page }) => {
    await page.goto('/productos');
    for (const name of ['Categoría', 'Sub categoría', 'Marca'])
      await column(page, name).getByRole('link').first().click();
    await column(page, 'Vehículos').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/productos\?c=[\d.]+&v=\d+$/);
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/productos?c=2.301');
    const form = page.getByRole('form', { name: 'Medidas' });
    await form.getByLabel('Alto (mm)').fill('400');
    await form.getByRole('button', { name: 'Filtrar por medidas' }).click();
    await expect(page).toHaveURL(/c=2\.301&alto=400/);
    await expect(chips(page)).toContainText('Alto 400 ± 10 mm');
    await page.getByRole('navigation', { name: 'Marca del vehículo' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/vb=\d+/);
    await expect(cards(page).first()).toBeVisible();
  });
});
