import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, searchBox, test } from './fixtures.ts';
import { aPart, hasVehicle, type Part, partsShop, reloadWith, storedVehicle, vehicleOf } from './parts.ts';

const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' });
const chosen = (page: Page) => suggestions(page).locator('[aria-selected="true"]');

test('what is typed is suggested, and taken by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.pressSequentially('arduino uno', { delay: 20 });
  const list = suggestions(page);
  await expect(list.getByRole('group', { name: 'Productos' }).getByRole('option')).toHaveCount(5);
  const first = list.getByRole('group', { name: 'Productos' }).getByRole('option').first();
  await expect(first.getByRole('img')).toHaveCount(0);
  await expect(first.locator('img')).toBeVisible();
  await expect(first).toContainText(/U\$S/);
  await expect(first.locator('mark')).toHaveText(['UNO', 'Arduino']);
  await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('arduino uno');
  await expect(box).toBeFocused();
  await box.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '-');
  await box.press('ArrowUp');
  await expect(chosen(page)).toHaveCount(0);
  await box.press('ArrowUp');
  await expect(chosen(page)).toHaveText('Ver todos los resultados de «arduino uno»');
  await expectAccessible(page);
  // From the box itself downwards to the first product.
  await box.press('ArrowDown');
  while (!(await first.evaluate((option) => option.getAttribute('aria-selected') === 'true')))
    await box.press('ArrowDown');
  const to = await first.getAttribute('href');
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(list).toBeHidden();
});

test('one search after another leaves one box, with what was searched for and nothing open below', async ({ page }) => {
  await open(page, '/');
  for (const text of ['sensor', 'led', 'cable']) {
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially(text, { delay: 20 });
    await expect(suggestions(page)).toBeVisible();
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`t=${text}`));
    await expect(page.locator('header input[name="t"]')).toHaveCount(1);
    await expect(searchBox(page)).toHaveValue(text);
    await expect(suggestions(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page.locator('header input[name="t"]')).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('led');
});

test('categories and brands are suggested by their names', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).pressSequentially('sensor', { delay: 20 });
  const category = suggestions(page).getByRole('group', { name: 'Categorías' }).getByRole('option').first();
  await expect(category).toContainText('Sensores');
  await category.click();
  await expect(page).toHaveURL(/\/productos\?c=1\.5$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sensores');
  await expect(suggestions(page)).toBeHidden();
});

test('an answer that comes late does not replace that to what is typed now', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/product/suggest', async (route) => {
    if (route.request().postData()?.includes('"moto"')) await held;
    await route.continue().catch(() => {});
  });
  await open(page, '/');
  const box = searchBox(page);
  const asked = page.waitForRequest((request) => Boolean(request.postData()?.includes('"moto"')));
  await box.pressSequentially('moto');
  await asked;
  await box.fill('protoboard');
  const options = suggestions(page).getByRole('group', { name: 'Productos' }).getByRole('option');
  await expect(options.first()).toContainText(/protoboard/i);
  release();
  await page.waitForTimeout(500);
  await expect(options.first()).toContainText(/protoboard/i);
  await expect(suggestions(page).getByText(/motor/i)).toHaveCount(0);
});

test('Enter takes no suggestion of an older text', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/rest/product/suggest', async (route) => {
    if (!route.request().postData()?.includes('"arduino nano"')) await route.continue();
  });
  await open(page, '/');
  const box = searchBox(page);
  await box.pressSequentially('arduino', { delay: 20 });
  await expect(suggestions(page)).toBeVisible();
  await box.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  await box.pressSequentially(' nano');
  await expect(chosen(page)).toHaveCount(0);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/productos\?t=arduino(\+|%20)nano$/);
});

test('Enter without a choice searches for the text, and a shop that does not suggest is still searched', async ({
  page,
}) => {
  await page.route('**/rest/product/suggest', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: '' } }),
  );
  await open(page, '/');
  const box = searchBox(page);
  await box.pressSequentially('xl6009');
  await page.waitForResponse('**/rest/product/suggest');
  await expect(suggestions(page)).toBeHidden();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/productos\?t=xl6009$/);
  // The single one is not public, its pack is.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a code that the name does not show is told beside it', { tag: '@both-widths' }, async ({ page }) => {
  await open(page, '/');
  await searchBox(page).pressSequentially('mlu 424437652');
  const option = suggestions(page).getByRole('group', { name: 'Productos' }).getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toHaveAttribute('href', '/productos/UNO-R3-USBC');
  await expect(option.getByText('MLU424437652')).toBeInViewport({ ratio: 1 });
});

test.describe('on a site of autoparts', () => {
  test.use({ baseURL: partsShop });

  test('a code leads to the part that has it, and a vehicle’s name to what fits it', async ({ page }) => {
    const part = await aPart(
      page.request,
      ({ AutopartIsPublic, OriginalCodes, Applications }) =>
        AutopartIsPublic &&
        OriginalCodes.length > 0 &&
        Applications.some(({ VehicleId, ApplicationQualifier }) => VehicleId !== null && ApplicationQualifier === ''),
    );
    const vehicle = await vehicleOf(page.request, part);
    const code = part.OriginalCodes[0]?.OriginalCodeCode ?? '';
    await open(page, '/');
    await searchBox(page).pressSequentially(code.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase(), { delay: 10 });
    const found = suggestions(page)
      .getByRole('group', { name: 'Autopartes' })
      .getByRole('option')
      .filter({ has: page.locator(`mark:text-is("${code}")`) })
      .first();
    await expect(found).toBeVisible();
    await expect(found).not.toContainText(/U\$S/);
    await expectAccessible(page);
    await found.click();
    await expect(page.getByRole('region', { name: 'Códigos originales' })).toContainText(code);

    await searchBox(page).fill('');
    await searchBox(page).pressSequentially(`${vehicle.BrandName} ${vehicle.VehicleName}`, { delay: 10 });
    const vehicles = suggestions(page).getByRole('group', { name: 'Vehículos' });
    const named = vehicles.getByRole('option').filter({ hasText: vehicle.VehicleName }).first();
    await named.click();
    await expect(page).toHaveURL(/\/productos\?v=\d+$/);
  });

  test('while the switch for one’s vehicle is on, what its list leaves out is not suggested', async ({ page }) => {
    const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
    const vehicle = storedVehicle(await vehicleOf(page.request, part));
    const isOfOthers = ({ AutopartIsPublic, Applications }: Part) =>
      AutopartIsPublic && Applications.every(({ VehicleId }) => VehicleId !== vehicle.id);
    const other = await aPart(page.request, isOfOthers);
    const type = async (text: string) => {
      const isOfWhole = (asked: string | null) => asked?.includes(JSON.stringify(text)) === true;
      const answer = page.waitForResponse(
        (one) => one.url().endsWith('/rest/autopart/suggest') && isOfWhole(one.request().postData()),
      );
      await searchBox(page).fill('');
      await searchBox(page).pressSequentially(text, { delay: 10 });
      await answer;
    };
    const suggested = (one: Part) =>
      suggestions(page)
        .getByRole('option')
        .and(page.locator(`a[href^="/productos/${one.AutopartFamily}"]`));
    await open(page, '/productos?search=');
    await reloadWith(page, vehicle);
    await hydrated(page);
    await type(other.AutopartCode);
    await expect(suggested(other)).toBeVisible();

    await searchBox(page).press('Escape');
    await page.getByRole('switch', { name: /^Solo para mi / }).click();
    await expect(page).toHaveURL(`/productos?search=&v=${vehicle.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.name);
    await type(other.AutopartCode);
    await expect(suggested(other)).toHaveCount(0);
    await type(part.AutopartCode);
    await expect(suggested(part)).toBeVisible();
    const called = [vehicle.brandName, vehicle.name, vehicle.engine, vehicle.yearRange].filter(Boolean).join(' ');
    await expect(suggestions(page).getByRole('group', { name: `Autopartes para tu ${called}` })).toBeVisible();
    await expectAccessible(page);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`/productos?t=${encodeURIComponent(part.AutopartCode)}&v=${vehicle.id}`);

    await type('zzqqxx');
    const forAll = `Nada para tu ${called}: buscar para todos los vehículos`;
    await suggestions(page).getByRole('option', { name: forAll, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «zzqqxx»');
    await expect(page.getByRole('switch', { name: /^Solo para mi / })).not.toBeChecked();
    await expect(page).toHaveURL('/productos?t=zzqqxx');
  });
});

test('on a phone that has scrolled the search stands in the header, and stays while one types', async ({ page }) => {
  await open(page, '/productos?pag=1');
  await expect(searchBox(page)).toHaveAttribute('id', 'search-phone');
  await page.mouse.wheel(0, 1500);
  await expect(searchBox(page)).toHaveAttribute('id', 'search');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Buscar');
  await expect(page.getByRole('banner').getByRole('link', { name: /página principal$/ })).toBeHidden();
  await searchBox(page).pressSequentially('arduino', { delay: 20 });
  const box = await suggestions(page).boundingBox();
  expect(box?.width).toBeGreaterThan(330);
  await expectAccessible(page);
  await page.mouse.wheel(0, -3000);
  await expect(page.locator('#search')).toBeFocused();
  await expect(page.locator('#search')).toHaveValue('arduino');
  await page.locator('#search').press('Enter');
  await expect(page).toHaveURL('/productos?t=arduino');
});
