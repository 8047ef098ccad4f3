import type { Page } from '@playwright/test';
import { expect, expectAccessible, isWide, open, searchBox, test } from './fixtures.ts';
import {
  aPart,
  chooseVehicle,
  hasVehicle,
  type Part,
  partsShop,
  reloadWith,
  storedVehicle,
  vehicleButton,
  vehicleOf,
} from './parts.ts';

test.use({ baseURL: partsShop });

test('a text is looked for within a chosen vehicle and category', { tag: '@both-widths' }, async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const { VehicleId } = await vehicleOf(page.request, part);
  const list = `/productos?c=${part.CategoryId}&v=${VehicleId}`;
  await open(page, list);
  const text = page.getByRole('searchbox', { name: 'Buscar por texto' }).filter({ visible: true });
  if (isWide(page)) {
    await expect(text, 'one box a screen').toHaveCount(0);
    await page.locator('summary').filter({ hasText: 'Buscar por texto' }).click();
    await text.fill(part.AutopartCode);
    await page.getByRole('button', { name: 'Buscar por texto' }).click();
  } else {
    await page.getByRole('button', { name: 'Filtrar (2)' }).click();
    await text.fill(part.AutopartCode);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Filtrar (2)' }).click();
    await expect(text, 'what was not confirmed').toHaveValue('');
    await text.fill(` ${part.AutopartCode} `);
    await text.press('Enter');
  }
  await expect(page).toHaveURL(`${list}&t=${encodeURIComponent(part.AutopartCode)}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByText(part.AutopartCode, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filtros elegidos' })).toContainText(`«${part.AutopartCode}»`);
});

test('the switch for one’s vehicle stays on from list to list until it is taken away', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  const only = page.getByRole('switch', { name: /^Solo para mi / });
  const isNarrowed = async (address: string) => {
    await expect(page).toHaveURL(`${address}&v=${vehicle.id}`);
    await expect(only).toBeChecked();
  };
  await open(page, '/productos?search=');
  await reloadWith(page, vehicle);
  await only.click();
  await isNarrowed('/productos?search=');

  const box = searchBox(page);
  await box.fill('radiador');
  await box.press('Enter');
  await isNarrowed('/productos?t=radiador');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «radiador»');
  await open(page, `/productos/${part.AutopartFamily}`);
  await page.getByRole('main').locator(`a[href="/productos?c=${part.CategoryId}"]`).first().click();
  await isNarrowed(`/productos?c=${part.CategoryId}`);
  await expectAccessible(page);
  await page.reload();
  await isNarrowed(`/productos?c=${part.CategoryId}`);
  await open(page, '/productos?t=agua');
  await isNarrowed('/productos?t=agua');

  await open(page, `/productos?vb=${vehicle.brandId}`);
  await expect(only, 'who asks for a brand of vehicles gets it').not.toBeChecked();
  await expect(page).toHaveURL(`/productos?vb=${vehicle.brandId}`);

  await open(page, '/productos?t=agua');
  await isNarrowed('/productos?t=agua');
  await page.getByRole('link', { name: new RegExp(`^Quitar ${vehicle.brandName} `) }).click();
  await expect(page).toHaveURL('/productos?t=agua');
  await box.fill('radiador');
  await box.press('Enter');
  await expect(page).toHaveURL('/productos?t=radiador');
  await expect(only).not.toBeChecked();
  await page.goBack();
  await page.goBack();
  await isNarrowed('/productos?t=agua');
  await page.goForward();
  await expect(page).toHaveURL('/productos?t=agua');
  await expect(only).not.toBeChecked();
});

test('one’s vehicle and its year leave a list together, by its chip or by the header', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const { range, ...found } = await vehicleOf(page.request, part);
  const vehicle = { ...storedVehicle(found), year: Number(range.slice(0, 4)) };
  const only = page.getByRole('switch', { name: /^Solo para mi / });
  const list = '/productos?t=agua';
  const narrow = async () => {
    await only.click();
    await expect(page).toHaveURL(`${list}&v=${vehicle.id}&y=${vehicle.year}`);
    await expect(only).toBeChecked();
  };
  await open(page, list);
  await reloadWith(page, vehicle);
  await narrow();
  await page.getByRole('link', { name: new RegExp(`^Quitar ${vehicle.brandName} `) }).click();
  await expect(page).toHaveURL(list);
  await expect(only).not.toBeChecked();

  await narrow();
  await page.getByRole('link', { name: `Quitar Año ${vehicle.year}` }).click();
  await expect(page).toHaveURL(`/productos?v=${vehicle.id}&t=agua`);
  await expect(only, 'the switch names the year').not.toBeChecked();
  await narrow();

  await page.getByRole('button', { name: 'Quitar mi vehículo' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('list', { name: 'Filtros elegidos' }).getByRole('listitem')).toHaveText(['«agua»']);
  await expect(only).toHaveCount(0);
});

test('the lists of all tabs follow one’s vehicle', async ({ page, context }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  const isOfOthers = (one: Part) =>
    hasVehicle(one) && one.Applications.every(({ VehicleId }) => VehicleId !== vehicle.id);
  const other = await vehicleOf(page.request, await aPart(page.request, isOfOthers));
  const only = (tab: Page) => tab.getByRole('switch', { name: /^Solo para mi / });
  await open(page, '/productos?t=agua');
  await reloadWith(page, vehicle);
  await only(page).click();
  await expect(page).toHaveURL(`/productos?t=agua&v=${vehicle.id}`);
  const [second, picked] = [await context.newPage(), await context.newPage()];
  await open(second, `/productos?c=${part.CategoryId}`);
  await expect(second).toHaveURL(`/productos?c=${part.CategoryId}&v=${vehicle.id}`);
  await open(picked, '/productos?t=agua&v=999999');

  await vehicleButton(page).click();
  const year = Number(other.range.slice(0, 4));
  await chooseVehicle(page, other, year);
  const forOther = `v=${other.VehicleId}&y=${year}`;
  await expect(page).toHaveURL(`/productos?t=agua&${forOther}`);
  await expect(second).toHaveURL(`/productos?c=${part.CategoryId}&${forOther}`);
  await expect(only(second)).toBeChecked();

  await page.getByRole('button', { name: 'Quitar mi vehículo' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/productos?t=agua');
  await expect(second).toHaveURL(`/productos?c=${part.CategoryId}`);
  await expect(only(second)).toHaveCount(0);
  await expect(vehicleButton(picked)).toHaveText('Mi vehículo: elegir');
  await expect(picked, 'what was picked by hand stays').toHaveURL('/productos?t=agua&v=999999');
});

test('who is on his way as his vehicle goes gets there, and the list follows then', async ({ page, context }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  const other = await context.newPage();
  const follow = async (from: string, link: string) => {
    await open(page, from);
    await reloadWith(page, vehicle);
    await expect(vehicleButton(page)).toContainText(vehicle.name);
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.data(\?|$)/, (route) => arrival.promise.then(() => route.continue()));
    await page.getByRole('main').locator(`a[href${link}]`).first().click();
    await open(other, '/contacto');
    await other.getByRole('button', { name: 'Quitar mi vehículo' }).filter({ visible: true }).click();
    await expect(vehicleButton(page)).toHaveText('Mi vehículo: elegir');
    arrival.resolve();
  };
  const path = `/productos/${part.AutopartFamily}`;
  await follow(`/productos?t=${encodeURIComponent(part.AutopartCode)}&v=${vehicle.id}`, `^="${path}?"`);
  await expect(page).toHaveURL(({ pathname, search }) => pathname === path && search.endsWith(`v=${vehicle.id}`));
  await follow(path, `="/productos?v=${vehicle.id}"`);
  await expect(page).toHaveURL('/productos?search=');
});

test('a part says whether it fits the vehicle that was picked, which is kept by a press', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const { range, ...found } = await vehicleOf(page.request, part);
  const year = Number(range.slice(0, 4));
  const name = [found.BrandName, found.VehicleName, found.VehicleEngine, year].filter(Boolean).join(' ');
  const main = page.getByRole('main');
  await open(page, `/productos/${part.AutopartFamily}?v=${found.VehicleId}&y=${year}`);
  await expect(main.getByText(`Compatible con ${name}`, { exact: true })).toBeVisible();
  await expect(main.getByText('¿Le sirve a tu vehículo? Elegilo')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Guardar como mi vehículo' }).click();
  await expect(main.getByText(`Compatible con tu ${name}`, { exact: true })).toBeVisible();
  await expect(vehicleButton(page)).toHaveText(`Mi vehículo: ${name}`);

  await page.getByRole('button', { name: 'Quitar mi vehículo' }).filter({ visible: true }).click();
  await open(page, `/productos/${part.AutopartFamily}?v=999999`);
  await expect(main.getByRole('button', { name: '¿Le sirve a tu vehículo? Elegilo' })).toBeVisible();
});

test('where nothing for one’s vehicle has what was typed, the list leads to what others have', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  const isOfOthers = ({ AutopartIsPublic, Applications }: Part) =>
    AutopartIsPublic && Applications.length > 0 && Applications.every(({ VehicleId }) => VehicleId !== vehicle.id);
  const other = await aPart(page.request, isOfOthers);
  const list = `/productos?t=${encodeURIComponent(other.AutopartCode)}`;
  await open(page, list);
  await reloadWith(page, vehicle);
  await page.getByRole('switch', { name: /^Solo para mi / }).click();
  await expect(page).toHaveURL(`/productos?t=${encodeURIComponent(other.AutopartCode)}&v=${vehicle.id}`);
  const wider = page.getByRole('link', { name: /^Ver (el que hay para otros|los \d+ para todos los) vehículos$/ });
  await expect(wider).toBeVisible();
  await expectAccessible(page);
  await wider.click();
  await expect(page).toHaveURL(list);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByText(other.AutopartCode, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Solo para mi / })).not.toBeChecked();
});

test('only brands of which there are vehicles are offered for one’s own', async ({ page }) => {
  const answer = await page.request.post('/rest/brand/listByCategory', { data: { categoryId: '2' } });
  const { data } = (await answer.json()) as { data: { BrandName: string }[] };
  const [first, ...others] = data.map(({ BrandName }) => BrandName);
  expect(others.length).toBeGreaterThan(10);
  // As if nothing but free texts named the first of them.
  await page.route('**/rest/brand/listByCategory', (route) =>
    route.fulfill({ json: { success: true, data: data.slice(1), error: '' } }),
  );
  await open(page, '/productos');
  await vehicleButton(page).click();
  const options = page.getByRole('dialog', { name: 'Mi vehículo' }).getByLabel('Marca').getByRole('option');
  await expect(options).toHaveText(['Elegí la marca', ...others]);
  expect(await options.allInnerTexts()).not.toContain(first);
});

test('a vehicle kept of before is what the catalogue calls it now, or nobody’s', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = storedVehicle(await vehicleOf(page.request, part));
  await open(page, `/productos/${part.AutopartFamily}`);
  await reloadWith(page, { ...vehicle, yearRange: '1950-1951' });
  const called = [vehicle.brandName, vehicle.name, vehicle.engine, vehicle.yearRange].filter(Boolean).join(' ');
  await expect(vehicleButton(page)).toHaveText(`Mi vehículo: ${called}`);
  await expect(page.getByText(`Compatible con tu ${called}`)).toBeVisible();

  // Its number means another one since the shop began anew.
  await reloadWith(page, { ...vehicle, name: 'Torino' });
  await expect(vehicleButton(page)).toHaveText('Mi vehículo: elegir');
  await expect(page.getByText('Compatible con tu')).toHaveCount(0);

  await reloadWith(page, { ...vehicle, id: 999_999 });
  await expect(vehicleButton(page)).toHaveText('Mi vehículo: elegir');
  await expect(page.getByText('No figura para tu')).toHaveCount(0);
});
