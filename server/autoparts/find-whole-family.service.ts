import type { WholeFamily } from '#contract/families';
import { everyBrand } from '#server/catalogue/brands.service';
import type { Ctx } from '#server/ctx';
import { cardFor, cardsOf } from '#server/read-model/cards.service';
import { productsOfFamily, storedVehicles } from '#server/read-model/families/stored-families.service';
import { sightOf } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';
import { findOriginalCodes, findOwnFitments, findRelations, findWholeFamilies } from './whole-families.service.ts';
import { yearRangeText } from './year-range.ts';

/** A family as it is stored, for sellers; undefined where there is no such row. It may have no product. */
export const storedWhole = async (ctx: Ctx, family: string): Promise<WholeFamily | undefined> => {
  const own = (await findWholeFamilies(ctx, [family])).get(family);
  if (!own) return undefined;
  return {
    ...own,
    applications: await applicationsOf(ctx, family),
    originalCodes: ((await findOriginalCodes(ctx, [family])).get(family) ?? []).map((code) => ({ code })),
    relations: await findRelations(ctx, family),
    products: (await cardsOf(ctx.db, await productsOfFamily(ctx.db, family, sightOf(ctx)))).map((card) =>
      cardFor(ctx, card),
    ),
  };
};

/** The same of a family that is there. Throws autopart.notFound where it has no product. */
export const findWholeFamily = async (ctx: Ctx, family: string): Promise<WholeFamily> => {
  const whole = await storedWhole(ctx, family);
  if (!whole || whole.products.length === 0) throw new Refusal('autopart.notFound');
  return whole;
};

const applicationsOf = async (ctx: Ctx, family: string): Promise<WholeFamily['applications']> => {
  const fitments = (await findOwnFitments(ctx, [family])).get(family) ?? [];
  const ids = [...new Set(fitments.flatMap(({ vehicleId }) => vehicleId ?? []))];
  const vehicles = new Map(ids.length === 0 ? [] : (await storedVehicles(ctx.db, ids)).map((one) => [one.id, one]));
  const isNamed = fitments.some(({ brandId }) => brandId !== null);
  const brands = new Map(isNamed ? (await everyBrand(ctx)).map(({ id, name }) => [id, name]) : []);
  return fitments.map(({ id, vehicleId, application, brandId, from, to, qualifier, source }, at) => {
    const vehicle = vehicles.get(vehicleId ?? 0);
    return {
      id,
      vehicleId,
      name: vehicle ? [vehicle.model, vehicle.engine].filter(Boolean).join(' ') : (application ?? ''),
      brandId: vehicle?.brandId ?? brandId,
      brandName: vehicle?.brandName ?? brands.get(brandId ?? 0) ?? '',
      yearRange: vehicle ? yearRangeText(vehicle) : '',
      yearFrom: from,
      yearTo: to,
      qualifier,
      source,
      isDefault: at === 0,
    };
  });
};
