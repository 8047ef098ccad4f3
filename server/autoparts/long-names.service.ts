import { longPartName } from '#contract/plain/item-name';
import { isRange, mayBeIn } from '#contract/plain/year-range';
import type { Ctx } from '#server/ctx';
import { fitmentsOf, type StoredFamily } from '#server/read-model/families/stored-families.service';
import { readParts } from './long-names.store.ts';
import { yearRangeText } from './year-range.ts';

type Line = { code: string; vehicleId?: number | undefined; vehicleYear?: number | undefined };
type Fitment = StoredFamily['fitments'][number];

/**
 * Long names of products in the cart, by code, where the site sells them as parts. Products without one are left out. A
 * name ends with the line's vehicle where the part goes into it and the first application is not of it.
 */
export const longNamesOf = async (ctx: Ctx, lines: readonly Line[]): Promise<Map<string, string>> => {
  if (ctx.site.kind !== 'autoparts' || lines.length === 0) return new Map();
  const parts = await readParts(
    ctx.db,
    lines.map(({ code }) => code),
  );
  const fitments = await fitmentsOf(
    ctx.db,
    parts.map(({ family }) => family),
  );
  return new Map(
    parts.flatMap(({ code, family, ...part }) => {
      const all = fitments.get(family) ?? [];
      const line = lines.find((one) => one.code === code);
      const application = all[0] && { brandName: all[0].brandName ?? '', name: nameOf(all[0]) };
      const long = longPartName({ ...part, application, count: all.length, vehicle: line && vehicleOf(line, all) });
      return long === undefined ? [] : [[code, long] as const];
    }),
  );
};

const nameOf = ({ application, model, engine }: Fitment) => application ?? [model, engine].filter(Boolean).join(' ');

/** As the page called it: 'Volkswagen Gol G4 1.6 8v 2008', or with the years of the application. */
const vehicleOf = ({ vehicleId, vehicleYear }: Line, all: readonly Fitment[]) => {
  const found = all.find((one) => one.vehicleId === vehicleId && mayBeIn(yearRangeText(one), vehicleYear));
  if (vehicleId === undefined || !found || all[0]?.vehicleId === vehicleId) return undefined;
  const range = yearRangeText(found);
  return [found.brandName, nameOf(found), vehicleYear ?? (isRange(range) ? range : '')].filter(Boolean).join(' ');
};
