import { expect, test } from 'vitest';
import { aDocument } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import type { AlikeQuery, SearchDocument } from '../catalog-search.ts';
import { findAlike } from './alike.ts';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';

/** The rule as it is written, over all documents. */
const naive = (all: readonly SearchDocument[], { id, categoryPath, brandId, priceCents, most }: AlikeQuery) => {
  const away = (one: SearchDocument) => (priceCents === undefined ? 0 : Math.abs(one.priceCents - priceCents));
  const rank = (one: SearchDocument) => (one.categoryPath === categoryPath ? 0 : 1);
  return all
    .filter((one) => one.id !== id && one.isPublic && one.categoryPath.startsWith('1.'))
    .filter((one) => one.categoryPath === categoryPath || one.brandId === brandId)
    .sort((one, other) => rank(one) - rank(other) || away(one) - away(other) || one.id - other.id)
    .slice(0, most)
    .map((one) => one.id);
};

test('finds what is of the same category, then of the same brand, nearest in price first, as changes come', () => {
  const all = new Map(manyDocuments(1500).map((one) => [one.id, one]));
  const builder = startBuild();
  builder.add([...all.values()]);
  const index = openIndex(builder.finish());
  const check = () => {
    for (let at = 1; at < 1500; at += 37) {
      const own = all.get(at) ?? aDocument();
      for (const priceCents of [own.priceCents, undefined]) {
        const query = { ...own, roots: ['1'], priceCents, most: 12 };
        expect(findAlike(index, query)).toEqual(naive([...all.values()], query));
      }
    }
  };
  check();
  const put = [...all.values()].slice(0, 400).map((one, at) => ({
    ...one,
    categoryPath: at % 3 === 0 ? '2.301' : '1.3.120',
    brandId: at % 5,
    priceCents: at * 10,
    isPublic: at % 7 > 0,
  }));
  put.push(aDocument({ id: 9000, categoryPath: '1.9.999', brandId: 500 }));
  applyChanges(index, { put, remove: [401, 402] });
  for (const one of put) all.set(one.id, one);
  for (const id of [401, 402]) all.delete(id);
  check();
  const alone = { roots: ['1'], id: 9000, categoryPath: '1.9.999', brandId: 500, most: 12 };
  expect(findAlike(index, alone)).toEqual([]);
  expect(findAlike(index, { ...alone, categoryPath: '1.77', brandId: 777 })).toEqual([]);
});
