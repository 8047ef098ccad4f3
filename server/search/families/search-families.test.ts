import { expect, test } from 'vitest';
import { randomOf } from '#demo/random';
import type { FamilyDocument, FamilyView } from '#server/read-model/families/family-document';
import { putFamilies } from '#server/read-model/families/family-index';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from '#server/test/search/a-family-document';
import { build, codesOf } from '#server/test/search/a-family-index';
import { type FamilyQuery, searchFamilies } from './search-families.ts';

const models = ['Gol', 'Gol Trend', 'Corsa', 'Clio', 'Kangoo', 'Uno', 'Palio', 'Fiesta', 'Ka', 'Saveiro'];
const things = ['Radiador de agua', 'Electroventilador', 'Radiador de aceite', 'Manguera', 'Termostato'];

/** Whether one view of a family exists for visitors of root 2. */
const isSeen = ({ roots }: FamilyView) => roots.includes('2');

const randomFamily = (place: number, salt = 0): FamilyDocument => {
  const draw = randomOf('family', place, salt);
  const thing = draw.pick(things);
  const applications = Array.from({ length: draw.int(0, 5) }, () => {
    const model = draw.int(0, models.length - 1);
    const from = draw.pick([null, draw.int(1990, 2020)]);
    return anApplication({
      vehicleId: draw.pick([null, model + 1]),
      brandId: draw.pick([null, 1 + (model % 4)]),
      brandName: `Marca${model % 4}`,
      name: `${models[model]} ${draw.pick(['1.0', '1.6'])}`,
      from,
      to: draw.pick([null, (from ?? 2000) + draw.int(0, 8)]),
    });
  });
  const path = draw.pick(['2.301', '2.302', '2.301.5']);
  const view = (given: Partial<FamilyView>, name: string) => {
    const offers = Array.from({ length: draw.int(1, 3) }, () => ({
      brandId: draw.int(3, 7),
      price: draw.pick([0, draw.int(100, 900), draw.int(100, 900)]),
      inStock: draw.pick([true, false]),
    }));
    return aView({
      productIds: [place * 10 + (given.forSellers ? 1 : 2)],
      brandIds: [...new Set(offers.map(({ brandId }) => brandId))],
      offers,
      nameWords: 2,
      categories: path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')),
      price: draw.int(100, 900),
      inStock: draw.pick([true, false]),
      ...given,
      words: { name, codes: [{ kind: 'own', raw: `C-${place}` }] },
    });
  };
  const audience = draw.int(0, 3);
  return aFamilyDocument({
    code: `F${place}`,
    height: draw.pick([null, draw.int(300, 340)]),
    applications,
    views:
      audience === 0
        ? [view({ roots: [], forSellers: true }, `Secreto ${thing}`)]
        : audience === 1
          ? [view({ roots: [], forSellers: true }, `Secreto ${thing}`), view({ forSellers: false }, thing)]
          : [view({}, thing)],
  });
};
const families = Array.from({ length: 160 }, (_, place) => randomFamily(place));

const filterSets: FamilyQuery['filters'][] = Array.from({ length: 60 }, (_, at) => {
  const draw = randomOf('filters', at);
  const maybe = <T>(value: T): T | undefined => (draw.int(0, 2) === 0 ? value : undefined);
  return {
    categoryId: maybe(draw.pick(['2', '2.301', '2.302', '2.9'])),
    brandId: maybe(draw.int(1, 7)),
    partBrandId: maybe(draw.int(0, 1) === 0 ? [draw.int(3, 8)] : [draw.int(3, 5), draw.int(6, 8)]),
    vehicleBrandId: maybe(draw.int(1, 5)),
    vehicleId: maybe(draw.int(1, 11)),
    year: maybe(draw.int(1988, 2026)),
    height: maybe(320),
    tolerance: 10,
    priceFrom: maybe(draw.int(100, 500)),
    priceTo: maybe(draw.int(300, 900)),
    inStock: maybe(draw.pick([true, false])),
  };
});
const texts = [
  undefined,
  'radiador',
  'gol 1.6',
  'radiador gol 2005',
  'corsa 1999',
  'secreto',
  'raidador kangoo',
  'c12',
  'termostato kangoo 1.6 1992 secreto',
];
const queries = filterSets.map((filters, at) =>
  aFamilyQuery({ filters, text: texts[at % texts.length], rowsMax: 200, pricesVisible: at % 4 !== 0 }),
);

/** Families that pass the filters, found the slow way. */
const naive = ({ filters, pricesVisible }: FamilyQuery) => {
  const { categoryId, brandId, partBrandId, vehicleBrandId, vehicleId, year, height, inStock } = filters;
  const [from, to] = pricesVisible ? [filters.priceFrom, filters.priceTo] : [];
  const isInRange = (price: number) =>
    (from === undefined && to === undefined) || (price > 0 && price >= (from ?? 0) && price <= (to ?? price));
  return families.filter(({ views, applications, height: own }) => {
    const view = views.find(isSeen);
    if (!view || (categoryId && !view.categories.includes(categoryId))) return false;
    const offered = view.offers.filter((one) => (one.inStock || !inStock) && isInRange(one.price));
    const makers = offered.map((one) => one.brandId);
    if (offered.length === 0) return false;
    if (partBrandId !== undefined && !partBrandId.some((one) => makers.includes(one))) return false;
    if (height !== undefined && (own === null || Math.abs(own - height) > 10)) return false;
    const fits = (brand?: number) =>
      applications.some(
        (one) =>
          (vehicleId === undefined || one.vehicleId === vehicleId) &&
          (vehicleBrandId === undefined || one.brandId === vehicleBrandId) &&
          (brand === undefined || one.brandId === brand) &&
          (year === undefined ||
            ((one.from !== null || one.to !== null) && (one.from ?? 0) <= year && (one.to ?? 9999) >= year)),
      );
    const isFitAsked = (vehicleId ?? vehicleBrandId ?? year) !== undefined;
    const isMade = brandId === undefined || makers.includes(brandId);
    return isMade ? !isFitAsked || fits() : fits(brandId);
  });
};

test('finds without a text exactly what passes all filters, vehicle and year of one application', async () => {
  const index = await build(families);
  for (const query of queries.map((one) => ({ ...one, text: undefined }))) {
    const wanted = naive(query).map(({ code }) => code);
    expect(new Set(codesOf(index, query)), JSON.stringify(query.filters)).toEqual(new Set(wanted));
    expect(searchFamilies(index, query).total).toBe(wanted.length);
  }
});

test('where no row is asked for none is made, in whatever order', async () => {
  const index = await build(families);
  for (const order of ['relevance', 'ascending', 'descending'] as const) {
    const { found, total } = searchFamilies(index, aFamilyQuery({ order, rowsMax: 0 }));
    expect([order, found, total]).toEqual([order, [], families.filter(({ views }) => views.some(isSeen)).length]);
  }
});

test('a count is what choosing it gives, alone in its facet', async () => {
  const index = await build(families);
  let counts = 0;
  for (const query of queries) {
    for (const [key, items] of Object.entries(searchFamilies(index, query).facets))
      for (const { id, count } of items) {
        const chosen = searchFamilies(index, {
          ...query,
          filters: { ...query.filters, [key]: key === 'partBrandId' ? [id] : id },
        });
        expect(chosen.total, `${JSON.stringify(query)} ${key} ${id}`).toBe(count);
        counts++;
      }
  }
  expect(counts).toBeGreaterThan(500);
});

test('what a visitor gets is the same with and without what is hidden from him', async () => {
  const shown = families.flatMap((family) => {
    const view = family.views.find(isSeen);
    return view ? [{ ...family, views: [{ ...view, forSellers: true }] }] : [];
  });
  const [all, less] = [await build(families), await build(shown)];
  for (const query of queries) {
    const [one, other] = [searchFamilies(all, query), searchFamilies(less, query)];
    const comparable = ({ facets, measures, total, nearest, found }: typeof one) => ({
      facets,
      measures,
      total,
      nearest,
      why: found.map(({ applications, code }) => ({ applications, code })),
    });
    expect(comparable(one)).toEqual(comparable(other));
    expect(codesOf(all, query)).toEqual(codesOf(less, query));
  }
  const seller = aFamilyQuery({ text: 'secreto', isSeller: true });
  expect(searchFamilies(all, seller).total).toBeGreaterThan(20);
});

test('changes one by one answer as an index built of what came of them', async () => {
  const changed = families.map((family, place) => (place % 3 === 0 ? randomFamily(place, 1) : family));
  const index = await build(families);
  for (const document of changed.filter((_, place) => place % 3 === 0)) putFamilies(index, [document]);
  const anew = await build(changed);
  for (const query of queries) {
    const [one, other] = [searchFamilies(index, query), searchFamilies(anew, query)];
    expect([one.total, one.nearest, one.facets, one.measures]).toEqual([
      other.total,
      other.nearest,
      other.facets,
      other.measures,
    ]);
    expect(codesOf(index, query)).toEqual(codesOf(anew, query));
  }
});
