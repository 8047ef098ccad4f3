import { expect, test } from 'vitest';
import { aDocument, testSchema } from '#server/test/search/a-document';
import { manyDocuments } from '#server/test/search/many-documents';
import type { AlikeQuery, SearchDocument } from '../search-engine.ts';
import { findAlike } from './alike.ts';
import { applyChanges, openIndex, startBuild } from './memory-index.ts';

const likeOf = ({ values }: SearchDocument): AlikeQuery['like'] =>
  ['categoryId', 'brandId'].map((facet) => ({ facet, value: values[facet] ?? '' }));

/** The rule as it is written, over all documents. */
const naive = (all: readonly SearchDocument[], { id, like, amount, most }: AlikeQuery) => {
  const [category, brand] = like.map(({ value }) => value);
  const away = (one: SearchDocument) => (amount === undefined ? 0 : Math.abs(one.amount - amount));
  const rank = (one: SearchDocument) => (one.values.categoryId === category ? 0 : 1);
  return all
    .filter((one) => one.id !== id && one.isPublic && String(one.values.categoryId).startsWith('1.'))
    .filter((one) => one.values.categoryId === category || one.values.brandId === brand)
    .sort((one, other) => rank(one) - rank(other) || away(one) - away(other) || one.id - other.id)
    .slice(0, most)
    .map((one) => one.id);
};

test('finds what is of the same category, then of the same brand, nearest in price first, as changes come', () => {
  const all = new Map(manyDocuments(1500).map((one) => [one.id, one]));
  const builder = startBuild(testSchema);
  builder.add([...all.values()]);
  const index = openIndex(builder.finish());
  const check = () => {
    for (let at = 1; at < 1500; at += 37) {
      const own = all.get(at) ?? aDocument();
      for (const amount of [own.amount, undefined]) {
        const query = { id: own.id, like: likeOf(own), roots: ['1'], amount, most: 12 };
        expect(findAlike(index, query)).toEqual(naive([...all.values()], query));
      }
    }
  };
  check();
  const put: SearchDocument[] = [...all.values()].slice(0, 400).map((one, at) => ({
    ...one,
    values: { categoryId: at % 3 === 0 ? '2.301' : '1.3.120', brandId: at % 5, providerId: null },
    amount: at * 10,
    isPublic: at % 7 > 0,
  }));
  const lonely = aDocument({ id: 9000, categoryId: '1.9.999', brandId: 500 });
  put.push(lonely);
  applyChanges(index, { put, remove: [401, 402] });
  for (const one of put) all.set(one.id, one);
  for (const id of [401, 402]) all.delete(id);
  check();
  const alone = { roots: ['1'], id: 9000, like: likeOf(lonely), most: 12 };
  expect(findAlike(index, alone)).toEqual([]);
  expect(findAlike(index, { ...alone, like: likeOf(aDocument({ categoryId: '1.77', brandId: 777 })) })).toEqual([]);
});
