import type { DemoFamily } from '#demo/autoparts/families';
import { demoVehicles } from '#demo/autoparts/vehicles';
import { seedNames } from '#demo/seed/catalogue';
import { idsBy, valueOf } from '#demo/seed/insert';
import { saveFamilies } from '#server/autoparts/save-families.service';
import { saveVehicles } from '#server/autoparts/save-vehicles.service';
import type { Transaction } from '#server/ctx';

/** Writes the vehicles and the families of autoparts with what they fit; their products come after them. */
export async function seedAutoparts(db: Transaction, families: readonly DemoFamily[]) {
  await seedNames(
    db,
    'brand',
    demoVehicles.map(({ brand }) => brand),
  );
  const brands = await idsBy(db, 'brand', 'name');
  const vehicleIds = await saveVehicles(
    { db },
    demoVehicles.map(({ brand, model, engine, from, to }) => ({
      brandId: valueOf(brands, brand),
      model,
      engine,
      from,
      to,
    })),
  );
  await saveFamilies(
    { db },
    families.map(({ family, description, height, width, system, originalCodes, fitments, relations }) => ({
      family,
      description,
      height,
      width,
      system,
      originalCodes,
      relations,
      fitments: fitments.map(({ from, to, qualifier, source, ...what }) => ({
        ...('vehicle' in what
          ? { vehicleId: vehicleIds[what.vehicle] ?? 0 }
          : { application: what.application, brandId: what.brand ? valueOf(brands, what.brand) : null }),
        from: from ?? null,
        to: to ?? null,
        qualifier,
        source,
      })),
    })),
  );
}
