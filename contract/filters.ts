import { z } from 'zod';
import { categoryId, shape } from '#contract/fields';
import { type FacetKind, type FacetOf, facetsOf } from '#contract/plain/facets';
import { withoutInvisible } from '#contract/plain/invisible';
import { readWallTime, wallTime } from '#contract/plain/wall-time';

export const rowIndex = z.number().refine((value) => Number.isSafeInteger(value) && value >= 0, shape);
export const rowsMax = z
  .number()
  .refine((value) => Number.isSafeInteger(value) && value > 0, shape)
  .transform((value) => Math.min(value, 100));

/** A list call (W4): filters by plain key, a row index from 0, at most 100 rows. */
export const listInput = <T extends z.ZodRawShape>(filters: T) =>
  z.object({
    filters: z.strictObject(filters).partial(),
    rowIndex,
    rowsMax,
    orderBy: z.enum(['REL', 'PLO', 'PHI']).default('REL'),
  });

/** So many characters of a search count; what is longer is cut. */
const searchMax = 200;
export const filterText = z
  .string()
  .overwrite(withoutInvisible)
  .transform((value) => value.slice(0, searchMax).replace(/[\uD800-\uDBFF]$/, ''));
/** A moment as lists are asked for it, `MM/DD/YYYY hh:mm:ss.s` in Montevideo. */
const filterMoment = z
  .string()
  .refine((value) => readWallTime(value) !== undefined, shape)
  .transform((value) => readWallTime(value) as Date);
/** From `startDate` on until `endDate`, whose tenth of a second belongs to it; midnight as `endDate` ends the day before. */
export const filterDates = {
  startDate: filterMoment,
  endDate: filterMoment.transform((end) =>
    wallTime(end).endsWith(' 00:00:00.0') ? end : new Date(end.getTime() + 100),
  ),
};
/** Filter values come as numbers or as the digits of an address bar. */
export const filterId = z
  .union([
    z.number().refine(Number.isSafeInteger, shape),
    z.string().refine((value) => /^\d{1,15}$/.test(value), shape),
  ])
  .transform(Number);
/** So many values of one filter are alternatives at most. */
const alternativesMax = 20;
const isIdList = (value: string) => /^\d{1,15}(,\d{1,15})*$/.test(value) && value.split(',').length <= alternativesMax;
/** One or several ids: as numbers, or as an address has them, joined by commas. */
const filterIds = z.union([
  filterId.transform((one) => [one]),
  z.array(filterId).refine((ids) => ids.length > 0 && ids.length <= alternativesMax, shape),
  z
    .string()
    .refine(isIdList, shape)
    .transform((value) => value.split(',').map(Number)),
]);

/** So many properties are asked for at most, of so many groups: each group is counted by itself. */
const propertiesMax = 40;
const propertyGroupsMax = 6;
const isProperty = (value: string) => value.length <= 300 && value.indexOf(':') > 0;
const groupCount = (all: readonly string[]) => new Set(all.map((value) => value.slice(0, value.indexOf(':')))).size;
/** Properties as an address has them, 'Voltaje:12 V|Color:rojo', or as a list. */
export const filterProperties = z
  .union([
    z.array(z.string().overwrite(withoutInvisible)),
    z.string().transform((value) => withoutInvisible(value).split('|')),
  ])
  .refine((all) => all.length > 0 && all.length <= propertiesMax && all.every(isProperty), shape)
  .refine((all) => groupCount(all) <= propertyGroupsMax, shape);

/** A price in the site's currency as people write it, with two decimals at most; in cents here. */
export const filterPrice = z
  .union([
    z.number().refine((value) => value >= 0 && value <= 10_000_000, shape),
    z.string().refine((value) => /^\d{1,8}([.,]\d{1,2})?$/.test(value), shape),
  ])
  .transform((value) => Math.round(Number(String(value).replace(',', '.')) * 100));

/** A measure in millimetres with one decimal, as number or as the digits of an address bar. */
export const filterMillimetres = z
  .union([
    z.number().refine((value) => value >= 0 && value < 100_000, shape),
    z.string().refine((value) => /^\d{1,5}([.,]\d{1,3})?$/.test(value), shape),
  ])
  .transform((value) => Math.round(Number(String(value).replace(',', '.')) * 10) / 10);

const facetShapes = { path: categoryId, id: filterId, number: filterId };
type FacetShape<F> = F extends { several: true }
  ? typeof filterIds
  : F extends { value: keyof typeof facetShapes }
    ? (typeof facetShapes)[F['value']]
    : never;
type FacetShapes<K extends FacetKind> = { [F in FacetOf<K> as F['key']]: FacetShape<F> };

/** The filters by the facets of a kind of list. */
export const facetFilters = <K extends FacetKind>(kind: K): FacetShapes<K> =>
  Object.fromEntries(
    facetsOf(kind).map(({ key, value, several }) => [key, several ? filterIds : facetShapes[value]]),
  ) as FacetShapes<K>;
