import type { APIRequestContext } from '@playwright/test';
import { aCustomer, signInAs } from './accounts.ts';
import { expect, expectAccessible, open, test } from './fixtures.ts';
import {
  aPart,
  hasVehicle,
  type Part,
  partsShop,
  reloadWith,
  someParts,
  storedVehicle,
  type Vehicle,
  vehicleOf,
} from './parts.ts';

test.use({ baseURL: partsShop });

const isToBuy = (part: Part) =>
  part.AutopartIsPublic &&
  part.Products.length === 1 &&
  part.Products[0]?.ProductAvailable === 'AV' &&
  hasVehicle(part);

test('the home page opens the choice of the vehicle, which may begin with its year', async ({ page }) => {
  const part = await aPart(page.request, isToBuy);
  const vehicle = await vehicleOf(page.request, part);
  const year = vehicle.range.slice(0, 4);
  await open(page, '/');
  const finder = page.getByLabel('Por vehículo: ¿qué buscás?');
  const [category] = await finder.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Elegir vehículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mi vehículo' });
  await dialog.getByLabel('Año del tuyo').selectOption(year);
  await dialog.getByLabel('Marca').selectOption({ label: vehicle.BrandName });
  await dialog.getByLabel('Modelo').selectOption(vehicle.VehicleName);
  await dialog.getByLabel('Motor y años').selectOption(String(vehicle.VehicleId));
  await expect(dialog.getByLabel('Año del tuyo')).toHaveValue(year);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(`/productos?c=${category}&v=${vehicle.VehicleId}&y=${year}`);

  // Without a category it leads to all that fits.
  await open(page, '/');
  await page.getByRole('button', { name: 'Elegir vehículo' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(`/productos?v=${vehicle.VehicleId}&y=${year}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Autopartes para');
});

/** A brand of vehicles and a year within the last 50 in which it built none of them. */
const noneOfYear = async (request: APIRequestContext) => {
  const ask = async (call: string, data: object) =>
    ((await (await request.post(`/rest/${call}`, { data })).json()) as { data: Vehicle[] }).data;
  const firstYear = new Date().getFullYear() - 49;
  for (const brand of await ask('brand/listByCategory', { categoryId: '2' })) {
    const begun = (await ask('vehicle/filter', { brandId: brand.BrandId })).map(({ VehicleYearRange }) =>
      Number(/^\d{4}/.exec(VehicleYearRange)?.[0] ?? 0),
    );
    if (Math.min(...begun) > firstYear) return { name: brand.BrandName, year: String(firstYear) };
  }
  throw new Error('Every brand may have vehicles of each year.');
};

test('a brand that has no vehicles of the chosen year says so, and how to go on', async ({ page }) => {
  const { name, year } = await noneOfYear(page.request);
  await open(page, '/');
  await page.getByRole('button', { name: 'Elegir vehículo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mi vehículo' });
  const why = dialog
    .getByRole('status')
    .getByText(`${name} no tiene vehículos de ${year}. Elegí otro año u otra marca.`);
  await dialog.getByLabel('Año del tuyo').selectOption(year);
  await dialog.getByLabel('Marca').selectOption({ label: name });
  await expect(why).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Año del tuyo').selectOption('No sé');
  await expect(why).toBeHidden();
  await expect(dialog.getByLabel('Modelo')).toBeEnabled();
});

test('cards say whether they fit one’s vehicle while its switch is off; the cart names what does not figure', async ({
  page,
}) => {
  const part = await aPart(page.request, isToBuy);
  const vehicle = await vehicleOf(page.request, part);
  const isOfOthers = (other: Part) =>
    isToBuy(other) &&
    other.Applications.every(({ BrandId, VehicleId }) => BrandId !== null && BrandId !== vehicle.BrandId && VehicleId);
  const other = await aPart(page.request, isOfOthers);
  await open(page, `/productos?t=${encodeURIComponent(part.AutopartCode)}`);
  await reloadWith(page, { ...storedVehicle(vehicle), year: Number(vehicle.range.slice(0, 4)) });
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText('Compatible', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Solo para mi / })).not.toBeChecked();
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Agregar al carrito/ }).click();
  await open(page, `/productos?t=${encodeURIComponent(other.AutopartCode)}`);
  await expect(card.getByText('No figura', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Agregar al carrito/ }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mi compra: 2 items/ })
    .click();
  const lines = page.getByRole('dialog', { name: /^Mi compra/ }).getByRole('listitem');
  const said = /No figura para tu /;
  await expect(lines.filter({ hasText: other.Products[0]?.ProductCode ?? '' })).toContainText(said);
  await expect(lines.filter({ hasText: part.Products[0]?.ProductCode ?? '' })).toContainText(
    `para tu ${vehicle.VehicleName} ${vehicle.VehicleEngine}`.trim(),
  );
  await open(page, '/mi-compra');
  await expect(page.getByText(said)).toHaveCount(1);
  await signInAs(page, await aCustomer(page.request));
  await open(page, '/mi-compra?detail');
  const named = new RegExp(`${other.Products[0]?.ProductCode}|${other.Applications[0]?.ApplicationName}`);
  await expect(page.getByText(said)).toHaveText(named);
});

/** A public part, a vehicle that it fits, and a part of another category that fits it too. */
const ofTwoCategories = async (request: APIRequestContext) => {
  for (const part of await someParts(request, (one) => one.AutopartIsPublic && hasVehicle(one))) {
    const vehicle = await vehicleOf(request, part);
    const isOther = (one: Part) => one.AutopartIsPublic && one.CategoryId !== part.CategoryId;
    const [other] = await someParts(request, isOther, { vehicleId: vehicle.VehicleId }).catch(() => []);
    if (other) return { part, vehicle, other };
  }
  throw new Error('No vehicle has parts of two categories.');
};

test('a list whose cards are marked is light too', async ({ page }) => {
  const vehicle = await vehicleOf(page.request, await aPart(page.request, isToBuy));
  await open(page, '/');
  await reloadWith(page, storedVehicle(vehicle));
  for (const path of ['/productos?search', '/productos?c=2.301', '/productos?t=radiador']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(/^(Compatible|No figura)$/)).not.toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThan(1500);
  }
});

test('on a phone the first card of a list for one’s vehicle begins above 500 of 800 px', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = await vehicleOf(page.request, part);
  await open(page, '/');
  await reloadWith(page, storedVehicle(vehicle));
  await open(page, `/productos?c=${part.CategoryId}&v=${vehicle.VehicleId}`);
  await expect(page.getByRole('switch', { name: /^Solo para mi / })).toBeChecked();
  await expectAccessible(page);
  const first = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(500);
});

test('what is typed brings the vehicles into sight, and leads to what other categories have', async ({ page }) => {
  const { part, vehicle, other } = await ofTwoCategories(page.request);
  await open(page, `/productos?rubro=${part.CategoryId}&marca=${vehicle.BrandId}`);
  const vehicles = page.getByRole('region', { name: 'Vehículos' });
  const [word = ''] = vehicle.VehicleName.toLowerCase().split(/[\s/-]+/);
  await vehicles.getByLabel('Modelo').fill(`${word} `);
  await expect(vehicles.getByRole('heading', { name: 'Vehículos' })).toBeInViewport();
  const rows = vehicles.locator('tbody tr');
  const wordsOfRows = async () => (await rows.allInnerTexts()).map((text) => text.toLowerCase().split(/[\s/-]+/));
  await expect.poll(async () => (await wordsOfRows()).every((words) => words.includes(word))).toBe(true);
  await expect(rows.first()).toBeInViewport();

  const { VehicleId } = vehicle;
  await open(page, `/productos?c=${part.CategoryId}&v=${VehicleId}`);
  const more = page.getByRole('region', { name: /^Más para / });
  const toOther = more.getByRole('link', { name: new RegExp(`^${other.CategoryName}`) });
  await toOther.click();
  await expect(page).toHaveURL(`/productos?c=${other.CategoryId}&v=${VehicleId}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // The page of a part leads on too, for one's own vehicle.
  await open(page, '/');
  await reloadWith(page, storedVehicle(vehicle));
  await open(page, `/productos/${part.AutopartFamily}`);
  await expectAccessible(page);
  await toOther.click();
  await expect(page).toHaveURL(`/productos?c=${other.CategoryId}&v=${VehicleId}`);
});

/** A category, a brand, and one of its vehicles that has parts in other categories alone. */
const ofAnotherCategory = async (request: APIRequestContext) => {
  const vehiclesOf = async (data: object) =>
    ((await (await request.post('/rest/vehicle/filter', { data })).json()) as { data: Vehicle[] }).data;
  for (const part of await someParts(request, (one) => one.AutopartIsPublic && hasVehicle(one))) {
    const { BrandId: brandId } = await vehicleOf(request, part);
    const here = await vehiclesOf({ brandId, categoryId: part.CategoryId.split('.').at(-1) });
    const isElsewhere = ({ VehicleId }: Vehicle) => here.every((one) => one.VehicleId !== VehicleId);
    const vehicle = (await vehiclesOf({ brandId })).find(isElsewhere);
    if (vehicle) return { category: part.CategoryId, vehicle };
  }
  throw new Error('Every brand has all its vehicles in each of its categories.');
};

test('a model that has nothing in the chosen category leads to what it has in others', async ({ page }) => {
  const { category, vehicle } = await ofAnotherCategory(page.request);
  await open(page, `/productos?rubro=${category}&marca=${vehicle.BrandId}`);
  await page.getByRole('region', { name: 'Vehículos' }).getByLabel('Modelo').fill(vehicle.VehicleName);
  const others = page.getByRole('region', { name: 'En otras categorías' });
  await others.getByRole('link', { name: vehicle.VehicleName }).first().click();
  await expect(page).toHaveURL(/\/productos\?v=\d+$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
