import { everyVehicle } from '#server/autoparts/save-vehicles.service';
import type { StoredVehicle } from '#server/autoparts/vehicle-names';
import {
  everyFamily,
  everyRelation,
  findOriginalCodes,
  findOwnFitments,
  findWholeFamilies,
  type Relation,
} from '#server/autoparts/whole-families.service';
import { yearRangeText } from '#server/autoparts/year-range';
import { everyBrand } from '#server/catalogue/brands.service';
import type { Ctx } from '#server/ctx';
import { escaped } from '#server/import/export-cells';
import type { Rows } from '#server/import/export-rows';
import { exactText } from '#server/import/read-words';
import { columnsOf, type PartsField, type PartsForm } from './columns.ts';
import { pagesOf } from './gathering.ts';
import { measureText } from './read-measure.ts';
import type { Years } from './read-years.ts';

/** Cells by the field that each fills; those that are absent are empty. */
type Cells<F extends PartsForm> = Partial<Record<PartsField<F>, string | null>>;

const yearsText = ({ from, to }: Years) => (from === null && to === null ? '' : yearRangeText({ from, to }));
const listed = (codes: readonly string[]) => codes.map((code) => escaped(exactText(code))).join(' | ');
const exact = new Set<PartsField>(['family', 'code', 'model', 'engine', 'externalId']);
const cellText = (field: PartsField, text = '') => (exact.has(field) ? exactText(text) : text);

/** Yields the rows of a list: of all families, or of all vehicles. */
const rowsOf = <F extends PartsForm, T>(
  form: F,
  things: readonly T[],
  cellsOf: (ctx: Ctx, page: readonly T[]) => Promise<Cells<F>[]> | Cells<F>[],
): Rows =>
  async function* (ctx, report) {
    const columns = columnsOf(form);
    for (const page of pagesOf(things)) {
      for (const cells of await cellsOf(ctx, page))
        yield columns.map(([field]) => cellText(field, (cells as Cells<PartsForm>)[field] ?? ''));
      report(page.length);
    }
  };

/** The families, or the brand whose vehicles are exported; by default all are, of whatever site. */
type Some = { families?: readonly string[] | undefined; brandId?: number | undefined };

/** How many families or vehicles there are, and their rows. */
export const exportParts = async (ctx: Ctx, form: PartsForm, some: Some): Promise<readonly [number, Rows]> => {
  if (form === 'vehicles') {
    const [all, brands] = [await everyVehicle(ctx), await brandNames(ctx)];
    const vehicles = all.filter(({ brandId }) => some.brandId === undefined || brandId === some.brandId);
    return [vehicles.length, rowsOf('vehicles', vehicles, (_, page) => page.map((one) => vehicleCells(one, brands)))];
  }
  const families = some.families ?? (await everyFamily(ctx));
  return [families.length, await familyRows[form](ctx, families)];
};

const brandNames = async (ctx: Ctx) => {
  const brands = new Map((await everyBrand(ctx)).map(({ id, name }) => [id, name]));
  return (id: number | null) => (id === null ? '' : (brands.get(id) ?? ''));
};

const vehicleCells = (
  { brandId, model, engine, externalSource, externalId, ...years }: StoredVehicle,
  brandName: (id: number) => string,
): Cells<'vehicles'> => ({
  brand: brandName(brandId),
  model,
  engine,
  years: yearsText(years),
  externalSource,
  externalId,
});

const familyRows: Record<Exclude<PartsForm, 'vehicles'>, (ctx: Ctx, families: readonly string[]) => Promise<Rows>> = {
  families: async (ctx, families) => {
    const relations = Map.groupBy(await everyRelation(ctx), ({ family }) => family);
    const related = (family: string, kind: Relation['kind']) =>
      listed((relations.get(family) ?? []).filter((one) => one.kind === kind).map((one) => one.related));
    return rowsOf('families', families, async (now, page) => {
      const stored = await findWholeFamilies(now, page);
      return page.flatMap((family) => {
        const own = stored.get(family);
        if (!own) return [];
        const { description, system } = own;
        const measures = { height: measureText(own.height), width: measureText(own.width) };
        const others = { replaces: related(family, 'replaces'), equivalent: related(family, 'equivalent') };
        return [{ family, description, system, ...measures, ...others }];
      });
    });
  },
  codes: async (_, families) =>
    rowsOf('codes', families, async (now, page) => {
      const stored = await findOriginalCodes(now, page);
      return page.flatMap((family) => (stored.get(family) ?? []).map((code) => ({ family, code })));
    }),
  fitments: async (ctx, families) => {
    const vehicles = new Map((await everyVehicle(ctx)).map((one) => [one.id, one]));
    const brandName = await brandNames(ctx);
    return rowsOf('fitments', families, async (now, page) => {
      const stored = await findOwnFitments(now, page);
      return page.flatMap((family) =>
        (stored.get(family) ?? []).map(({ vehicleId, application, brandId, qualifier, source, ...years }) => {
          const vehicle = vehicleId === null ? undefined : vehicles.get(vehicleId);
          const notes = { family, qualifier, source };
          if (!vehicle) return { ...notes, brand: brandName(brandId), application, years: yearsText(years) };
          const { model, engine } = vehicle;
          const named = { brand: brandName(vehicle.brandId), model, engine, years: yearsText(vehicle) };
          return { ...notes, ...named, onlyYears: yearsText(years) };
        }),
      );
    });
  },
};
