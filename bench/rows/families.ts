import type { Input } from '#contract/contract';
import { randomOf } from '#demo/random';
import { type BenchFamily, familyAt, vehicles } from '../data/families.ts';
import type { FamilyIds } from '../data/prepare.ts';
import { somePlaces } from '../data/products.ts';
import type { Question } from '../load.ts';
import {
  type Amount,
  again,
  callQuestion,
  eachOnce,
  firstTimeLimit,
  mustBe,
  pageQuestion,
  type Row,
  wanted,
  wantedSlow,
} from './row.ts';

type List = Input<'autopart/filter'>;
type Draw = ReturnType<typeof randomOf>;

const pageSize = 18;

const lookup = (brandId: number, categoryId: number): Question =>
  callQuestion('vehicle/filter', { brandId, categoryId }, ({ data }) =>
    mustBe(Array.isArray(data) && data.length > 0, `no vehicle of ${brandId} in ${categoryId}`),
  );

// So many that a round of each, and half of one before them, are different ones at 20,000 families.
const lookupsMost = 200;

/** Brands of vehicles in categories, and in those above them, in which visitors find something that fits. */
const lookups = (size: number, count: number, { brandIds }: FamilyIds): Question[] => {
  const found = new Map<string, Question>();
  for (const place of somePlaces('lookups', size, size)) {
    const { category, fitments, isPublic } = familyAt(place);
    if (!isPublic) continue;
    // The first is the site's root, which has no number to ask for.
    const numbers = category.split('.').slice(1).map(Number);
    for (const { vehicle } of fitments) {
      const brand = vehicles[vehicle]?.brand ?? '';
      for (const number of numbers) found.set(`${brand} ${number}`, lookup(brandIds.get(brand) ?? 0, number));
    }
    if (found.size >= count) break;
  }
  return [...found.values()];
};

const lookupLimit = { times: 10, beside: 'bare' } as const;

/** Which vehicles of a brand something in a category fits, each asked once. */
export const vehicleRow = (size: number, amount: Amount, ids: FamilyIds): Row => {
  const each = Math.min(amount.questions, lookupsMost);
  return {
    name: 'Vehicle lookup',
    limit: lookupLimit,
    ...eachOnce(lookups(size, wanted(amount, each), ids), amount, each),
  };
};

export const vehicleAgainRow = (size: number, amount: Amount, ids: FamilyIds): Row => ({
  name: 'Vehicle lookup, the same again',
  limit: lookupLimit,
  ...again(lookups(size, 20, ids), amount, amount.questions),
});

type Filters = List['filters'];
type Chosen = { family: BenchFamily; vehicle: number; year: number; ids: FamilyIds };

const thing = ({ name }: BenchFamily) => name.split(' ')[0] ?? name;
const vehicleOf = ({ vehicle }: Chosen) => {
  const found = vehicles[vehicle];
  if (!found) throw new Error(`No vehicle ${vehicle}.`);
  return found;
};
const brandOf = (chosen: Chosen) => chosen.ids.brandIds.get(vehicleOf(chosen).brand);
const idOf = ({ vehicle, ids }: Chosen) => ids.vehicleIds[vehicle];

/** Ways to come to a family: by the picker, by filters, by what a clerk types. */
const ways: ((chosen: Chosen) => Filters)[] = [
  (chosen) => ({ categoryId: chosen.family.category, vehicleId: idOf(chosen) }),
  (chosen) => ({ vehicleId: idOf(chosen), year: chosen.year }),
  (chosen) => ({ categoryId: chosen.family.category, vehicleBrandId: brandOf(chosen), year: chosen.year }),
  (chosen) => ({ categoryId: chosen.family.category, vehicleBrandId: brandOf(chosen) }),
  ({ family, ids }) => ({ categoryId: family.category, brandId: ids.brandIds.get(family.maker) }),
  (chosen) => ({ text: `${thing(chosen.family)} ${vehicleOf(chosen).model}` }),
  (chosen) => ({
    text: `${thing(chosen.family)} ${vehicleOf(chosen).model} ${vehicleOf(chosen).engine.split(' ')[0]} ${chosen.year}`,
  }),
  (chosen) => ({ text: `${vehicleOf(chosen).brand} ${vehicleOf(chosen).model}`, categoryId: chosen.family.category }),
  ({ family }) => ({ text: family.originalCodes[0]?.toLowerCase() }),
  ({ family }) => ({ text: family.code.replaceAll('-', ' ') }),
];

const lists = (size: number, count: number, ids: FamilyIds): List[] => {
  const found = new Map<string, List>();
  for (const place of somePlaces('family lists', size, count * 3)) {
    const family = familyAt(place);
    if (!family.isPublic) continue;
    const draw: Draw = randomOf('list', place);
    const { vehicle, from, to } = draw.pick(family.fitments);
    const way = ways[found.size % ways.length] ?? ways[0];
    const filters = way?.({ family, vehicle, year: draw.int(from, to), ids }) ?? {};
    const list: List = { filters, rowIndex: 0, rowsMax: pageSize, orderBy: 'REL' };
    found.set(JSON.stringify(list), list);
    if (found.size === count) break;
  }
  return [...found.values()];
};

const listQuestion = (list: List): Question =>
  callQuestion('autopart/filter', list, ({ data, resultCount, resultFilters, nearest }) => {
    const asked = JSON.stringify(list);
    mustBe(Number(resultCount) > 0 && nearest === false, `nothing found by ${asked}`);
    mustBe(Array.isArray(data) && data.length > 0 && data.length <= pageSize, `no page of ${asked}`);
    mustBe(Array.isArray(resultFilters) && resultFilters.length === 5, `no facets of ${asked}`);
  });

/** Lists of families as people come to them, each with facets and found once. */
export const familyRow = (size: number, amount: Amount, ids: FamilyIds): Row => ({
  name: 'List of families with facets',
  limit: { times: 20, beside: 'bare' },
  ...eachOnce(lists(size, wanted(amount, amount.questions), ids).map(listQuestion), amount, amount.questions),
});

const listAddress = ({ filters }: List): string => {
  const { text, categoryId, brandId, vehicleBrandId, vehicleId, year } = filters;
  const chosen = { t: text, c: categoryId, b: brandId, vb: vehicleBrandId, v: vehicleId, y: year };
  const query = Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return `/productos?${new URLSearchParams(query)}`;
};

/** The pages of such lists, each asked once. */
export const familyListPageRow = (size: number, amount: Amount, ids: FamilyIds): Row => {
  const addresses = new Set(lists(size, wantedSlow(amount), ids).map(listAddress));
  return {
    name: 'List of families (page), first time',
    limit: firstTimeLimit,
    ...eachOnce([...addresses].map(pageQuestion), amount, amount.slow),
  };
};

/** The pages of families, each asked once. */
export const partPageRow = (size: number, amount: Amount): Row => {
  const families = somePlaces('part pages', size, wantedSlow(amount) * 2)
    .map(familyAt)
    .filter(({ isPublic }) => isPublic)
    .slice(0, wantedSlow(amount));
  const pages = families.map(({ family }) => pageQuestion(`/productos/${family}`));
  return { name: 'Part (page), first time', limit: firstTimeLimit, ...eachOnce(pages, amount, amount.slow) };
};
