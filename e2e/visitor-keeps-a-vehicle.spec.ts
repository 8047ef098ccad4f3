import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { aPart, hasVehicle, partsShop, type Vehicle, vehicleButton, vehicleOf } from './parts.ts';

test.use({ baseURL: partsShop });

const keptBy = ({ VehicleId, VehicleName, VehicleEngine, VehicleYearRange, BrandId, BrandName }: Vehicle) => ({
  ...{ id: VehicleId, name: VehicleName, engine: VehicleEngine, yearRange: VehicleYearRange },
  ...{ brandId: BrandId, brandName: BrandName },
});
/** The page again, with a vehicle that this browser keeps since a visit of before. */
const reloadWith = async (page: Page, vehicle: object) => {
  await page.evaluate((text) => localStorage.setItem('vehicle', text), JSON.stringify(vehicle));
  await page.reload();
};

test('a vehicle kept of before is what the catalogue calls it now, or nobody’s', async ({ page }) => {
  const part = await aPart(page.request, (one) => one.AutopartIsPublic && hasVehicle(one));
  const vehicle = keptBy(await vehicleOf(page.request, part));
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
