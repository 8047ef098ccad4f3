import { everyVehicle, noteVehicles, type VehicleToSave, writeVehicles } from '#server/autoparts/save-vehicles.service';
import type { Inside } from '#server/ctx';
import { keyOf, type Names } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import type { Gathered, Gathering, Unit } from './gathering.ts';
import { labelOfPart } from './parts-header.ts';
import { planVehicles, type VehicleRow } from './plan-vehicles.ts';
import type { PartsRow } from './read-parts-row.ts';

type VehicleUnit = Unit & { vehicle: VehicleRow };

/** Gathers vehicles: by what another catalogue calls them where that is known, else by brand, model, engine and years. */
export const gatherVehicles = ({ ctx, parts, names }: Gathered): Gathering<'vehicles', VehicleUnit> => {
  const rows: VehicleRow[] = [];
  const take = ({ row, values, isWrong }: PartsRow<'vehicles'>): Problem[] => {
    const { brand, model, engine, years, externalSource, externalId } = values;
    if (isWrong || !brand || !model) return [];
    if (!externalSource !== !externalId) {
      const column = labelOfPart(parts, externalSource ? 'externalId' : 'externalSource');
      return [{ row, column, says: 'está vacía: un vehículo de otro catálogo lleva su nombre y el código' }];
    }
    const isForgotten = externalSource === null || externalId === null;
    const external = externalSource && externalId ? { source: externalSource, id: externalId } : undefined;
    rows.push({
      row,
      brand,
      brandId: names.brand(brand) ?? keyOf(brand),
      model,
      engine: engine ?? '',
      from: years?.from ?? null,
      to: years?.to ?? null,
      external: isForgotten ? null : external,
    });
    return [];
  };
  return {
    take,
    plan: async () => {
      const { units, wrong, unchanged } = planVehicles(rows, await everyVehicle(ctx));
      const problems = wrong.map(({ row, field, says }) => ({ row, column: labelOfPart(parts, field), says }));
      // A vehicle may take the name that another gives up: those that get another name are written in one.
      const moved = units.filter(({ isMoved }) => isMoved);
      const ordered = [...moved, ...units.filter(({ isMoved }) => !isMoved)].map(({ vehicle, outcome }) => ({
        row: vehicle.row,
        outcome,
        vehicle,
        brands: typeof vehicle.brandId === 'string' ? [vehicle.brand] : [],
      }));
      return { problems, units: ordered, together: moved.length, unchanged, write };
    },
  };
};

const write = async (inside: Inside, units: readonly VehicleUnit[], names: Names, step: (units: number) => void) => {
  const toSave = ({ vehicle: { brand, brandId, model, engine, from, to, external } }: VehicleUnit): VehicleToSave => ({
    brandId: typeof brandId === 'string' ? (names.brand(brand) ?? 0) : brandId,
    model,
    engine,
    from,
    to,
    ...(external !== undefined && { external }),
  });
  const ids = await writeVehicles(inside, units.map(toSave), (page) => step(page));
  await noteVehicles(inside, ids);
};
