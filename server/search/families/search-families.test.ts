import { describe, expect, test } from 'vitest';
import { randomOf } from '#demo/random';
import type { FamilyIndex } from '#server/read-model/families/columns';
import type { FamilyDocument, FamilyView } from '#server/read-model/families/family-document';
import { buildFamilies, putFamilies } from '#server/read-model/families/family-index';
import { aFamilyDocument, aFamilyQuery, anApplication, aView } from '#server/test/search/a-family-document';
import { type FamilyQuery, searchFamilies } from './search-families.ts';

const build = (documents: readonly FamilyDocument[]) =>
  buildFamilies(
    (async function* () {
      for (let at = 0; at < documents.length; at += 40) yield documents.slice(at, at + 40);
    })(),
  );
const codesOf = (index: FamilyIndex, query: FamilyQuery) =>
  searchFamilies(index, query).found.map(({ slot }) => index.families.codes.values[index.slots.family[slot] ?? 0]);

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
  const view = (given: Partial<FamilyView>, name: string) =>
    aView({
      productIds: [place * 10 + (given.forSellers ? 1 : 2)],
      brandIds: [draw.int(3, 7)],
      nameWords: 2,
      categories: path.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')),
      price: draw.int(100, 900),
      inStock: draw.pick([true, false]),
      ...given,
      words: { name, codes: [{ kind: 'own', raw: `C-${place}` }] },
    });
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
    partBrandId: maybe(draw.int(3, 8)),
    vehicleBrandId: maybe(draw.int(1, 5)),
    vehicleId: maybe(draw.int(1, 11)),
    year: maybe(draw.int(1988, 2026)),
    height: maybe(320),
    tolerance: 10,
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
  aFamilyQuery({ filters, text: texts[at % texts.length], rowsMax: 200 }),
);

/** What passes the filters, found the slow way. */
const naive = ({ filters }: FamilyQuery) => {
  const { categoryId, brandId, partBrandId, vehicleBrandId, vehicleId, year, height } = filters;
  return families.filter(({ views, applications, height: own }) => {
    const view = views.find(isSeen);
    if (!view || (categoryId && !view.categories.includes(categoryId))) return false;
    if (partBrandId !== undefined && !view.brandIds.includes(partBrandId)) return false;
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
    const isMade = brandId === undefined || view.brandIds.includes(brandId);
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
        const chosen = searchFamilies(index, { ...query, filters: { ...query.filters, [key]: id } });
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

describe('a text', () => {
  const gol = anApplication({ brandName: 'Volkswagen', name: 'Gol 1.6', from: 2004, to: 2012 });
  const open = () =>
    build([
      aFamilyDocument({ code: 'RIGHT', applications: [anApplication({ name: 'Corsa 1.4' }), gol] }),
      aFamilyDocument({
        code: 'APART',
        applications: [
          { ...gol, from: 1996, to: 2003 },
          { ...gol, name: 'Corsa 1.6' },
        ],
      }),
      aFamilyDocument({ code: 'VAGUE', applications: [{ ...gol, from: null, to: null }] }),
      aFamilyDocument({ code: 'OTHER', views: [aView({ words: { name: 'Manguera' } })], applications: [gol] }),
      aFamilyDocument({
        code: 'CODED',
        views: [aView({ words: { name: 'Bomba', codes: [{ kind: 'original', raw: '21410-1HC0A' }] } })],
      }),
    ]);

  test('matches by the part and by one single application, the year inside a real range', async () => {
    const index = await open();
    const answer = searchFamilies(index, aFamilyQuery({ text: 'radiador gol 1.6 2008' }));
    expect([codesOf(index, aFamilyQuery({ text: 'radiador gol 1.6 2008' })), answer.nearest]).toEqual([
      ['RIGHT'],
      false,
    ]);
    expect(answer.found[0]?.applications).toEqual([1]);
    expect(codesOf(index, aFamilyQuery({ text: 'volkswagen gol' }))).toEqual(['RIGHT', 'APART', 'VAGUE', 'OTHER']);
    expect(codesOf(index, aFamilyQuery({ text: 'golf radiador' }))).toEqual(['RIGHT', 'APART', 'VAGUE']);
  });

  test('that nothing matches whole brings the nearest, and says so', async () => {
    const index = await open();
    const answer = searchFamilies(index, aFamilyQuery({ text: 'manguera gol 2020' }));
    expect([codesOf(index, aFamilyQuery({ text: 'manguera gol 2020' })), answer.nearest]).toEqual([['OTHER'], true]);
  });

  test.each(['21410-1hc0a', '21410 1HC0A', '214101hc0a', 'bomba 21410.1HC0A', 'zzz 214101hc0a'])(
    'that holds the code as %s finds it and says why',
    async (text) => {
      const { found, nearest } = searchFamilies(await open(), aFamilyQuery({ text }));
      expect([found.length, nearest, found[0]?.code]).toEqual([
        1,
        false,
        { kind: 'original', code: '214101hc0a', whole: true },
      ]);
    },
  );

  test('names a year up to the next one; what is later is no year', async () => {
    const index = await build([aFamilyDocument({ code: 'OPEN', applications: [anApplication({ from: 2004 })] })]);
    const isNearest = (text: string) =>
      searchFamilies(index, aFamilyQuery({ text, years: { first: 1990, last: 2040 } })).nearest;
    expect([isNearest('radiador gol 2040'), isNearest('radiador gol 2041')]).toEqual([false, false]);
    expect(isNearest('radiador gol 2042')).toBe(true);
  });

  test('that is typed like a code may be a model', async () => {
    const truck = aFamilyDocument({ code: 'TRUCK', applications: [anApplication({ name: 'F-14000 6.6' })] });
    expect(codesOf(await build([truck]), aFamilyQuery({ text: 'radiador f-14000' }))).toEqual(['TRUCK']);
  });

  test('that is typed like a code nobody has finds nothing by a part of it, only what its other words say', async () => {
    const clio = aFamilyDocument({ code: 'CLIO', applications: [anApplication({ name: 'Clio 1.6' })] });
    const secret = aView({
      roots: [],
      forSellers: true,
      words: { name: 'Bomba', codes: [{ kind: 'original', raw: 'KS37-8005-CL' }] },
    });
    const index = await build([clio, aFamilyDocument({ code: 'SECRET', views: [secret] })]);
    for (const text of ['ZZ-9999-CL', 'KS37-8005-CL', 'ks37.8005.cl', 'CL-9999'])
      expect(searchFamilies(index, aFamilyQuery({ text })).total, text).toBe(0);
    for (const text of ['radiador ZZ-9999-CL', 'KS37-8005-CL clio']) {
      const { nearest } = searchFamilies(index, aFamilyQuery({ text }));
      expect([codesOf(index, aFamilyQuery({ text })), nearest]).toEqual([['CLIO'], true]);
    }
    expect(codesOf(index, aFamilyQuery({ text: 'KS37-8005-CL', isSeller: true }))).toEqual(['SECRET']);
  });

  test('one letter off a code is not that code', async () => {
    const index = await open();
    expect(searchFamilies(index, aFamilyQuery({ text: '214101hc0b' })).total).toBe(0);
    const apart = searchFamilies(index, aFamilyQuery({ text: '21410 1hc0b' }));
    expect([apart.nearest, apart.found[0]?.code?.whole]).toEqual([true, false]);
    expect(searchFamilies(index, aFamilyQuery({ text: '21410-1hc0b' })).total).toBe(0);
  });
});
