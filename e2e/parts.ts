import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { random } from './random.ts';
import { callAs, sellerToken } from './shopping.ts';
import { originOf } from './sites.ts';

/** The shop of autoparts, on the same process as the one of electronics: `test.use({ baseURL: partsShop })`. */
export const partsShop = originOf('NAM');

type Application = {
  ApplicationName: string;
  ApplicationBrandName: string;
  ApplicationYearRange: string;
  ApplicationQualifier: string;
  BrandId: number | null;
  VehicleId: number | null;
};
export type Part = {
  AutopartCode: string;
  AutopartFamily: string;
  AutopartIsPublic: boolean;
  AutopartAvailable: string;
  CategoryId: string;
  CategoryName: string;
  Products: { ProductCode: string; BrandName: string; ProductAvailable: string; ProductIsPublic: boolean }[];
  Applications: Application[];
  OriginalCodes: { OriginalCodeCode: string }[];
};
export type Vehicle = {
  VehicleId: number;
  VehicleName: string;
  VehicleEngine: string;
  VehicleYearRange: string;
  BrandId: number;
  BrandName: string;
};

/** Whether it names a vehicle of known years without conditions. */
export const hasVehicle = ({ Applications }: Part) =>
  Applications.some(
    (one) => one.VehicleId !== null && one.ApplicationQualifier === '' && /^\d+-\d+$/.test(one.ApplicationYearRange),
  );

/** Parts as a seller sees them, from a place in the list that is another each time, all of them at last. */
export const someParts = async (
  request: APIRequestContext,
  isWanted: (part: Part) => boolean,
  filters: object = {},
) => {
  const token = await sellerToken(request);
  const list = Object.entries(filters).map(([FilterKey, FilterValue]) => ({ FilterKey, FilterValue }));
  const read = async (rowIndex: number, rowsMax = 100) =>
    (await callAs(request, token, 'autopart/filter', { filters: list, rowIndex, rowsMax })) as unknown as {
      data: Part[];
      resultCount: number;
    };
  const { resultCount } = await read(0, 1);
  const pages = Math.ceil(resultCount / 100);
  const first = random().int(0, pages - 1);
  for (let at = 0; at < pages; at++) {
    const found = (await read(((first + at) % pages) * 100)).data.filter(isWanted);
    if (found.length > 0) return found;
  }
  throw new Error('No part is like that.');
};

/** One part like that. */
export const aPart = async (request: APIRequestContext, isWanted: (part: Part) => boolean, filters: object = {}) => {
  const [part] = await someParts(request, isWanted, filters);
  if (!part) throw new Error('No part is like that.');
  return part;
};

/** The first application of a part that names a vehicle without conditions, and that vehicle. */
export const vehicleOf = async (request: APIRequestContext, { Applications }: Part) => {
  const application = Applications.find((one) => one.VehicleId !== null && one.ApplicationQualifier === '');
  const answer = await request.post('/rest/vehicle/find', { data: { vehicleId: application?.VehicleId } });
  const { data } = (await answer.json()) as { data: Vehicle };
  return { ...data, range: application?.ApplicationYearRange ?? '' };
};

/** Chooses a vehicle by the dialog behind a button of the page, and gives how the shop calls it then. */
export const chooseVehicle = async (page: Page, vehicle: Vehicle, year: number) => {
  const dialog = page.getByRole('dialog', { name: 'Mi vehículo' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Marca').selectOption({ label: vehicle.BrandName });
  await dialog.getByLabel('Modelo').selectOption(vehicle.VehicleName);
  await dialog.getByLabel('Motor y años').selectOption(String(vehicle.VehicleId));
  await dialog.getByLabel('Año del tuyo').selectOption(String(year));
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  return [vehicle.BrandName, vehicle.VehicleName, vehicle.VehicleEngine, year].filter(Boolean).join(' ');
};

/** The vehicle in the header; there is one place for phones and one for wide screens. */
export const vehicleButton = (page: Page) =>
  page.getByRole('button', { name: /^Mi vehículo:/ }).filter({ visible: true });

/** A vehicle as the browser keeps it. */
export const storedVehicle = (vehicle: Vehicle) => ({
  id: vehicle.VehicleId,
  name: vehicle.VehicleName,
  engine: vehicle.VehicleEngine,
  yearRange: vehicle.VehicleYearRange,
  brandId: vehicle.BrandId,
  brandName: vehicle.BrandName,
});

/** The page again, with a vehicle that this browser keeps since a visit of before. */
export const reloadWith = async (page: Page, vehicle: object) => {
  await page.evaluate((text) => localStorage.setItem('vehicle', text), JSON.stringify(vehicle));
  await page.reload();
};
