import type { Input } from '#contract/contract';
import { randomOf } from '#demo/random';
import { type BenchProduct, productAt, somePlaces } from '../data/products.ts';
import type { Question } from '../load.ts';
import { type Amount, again, callQuestion, eachOnce, mustBe, type Row, wanted } from './row.ts';

type Search = Input<'product/filter'>;
type Draw = ReturnType<typeof randomOf>;

const pageSize = 18;
const orders = ['REL', 'PLO', 'PHI'] as const;

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/** Ways to look for a product; each finds at least that one. */
const terms: ((product: BenchProduct, draw: Draw) => string)[] = [
  ({ name }) => wordsOf(name)[0] ?? name,
  ({ name }) => wordsOf(name).slice(0, 2).join(' '),
  ({ name }, draw) => `${wordsOf(name)[0] ?? name} ${draw.pick(wordsOf(name))}`,
  ({ name, brand }) => `${wordsOf(name)[0] ?? name} ${brand}`,
  ({ name }, draw) => draw.some(wordsOf(name), 3).join(' '),
  ({ code }) => code.toLowerCase(),
];

/** Filters that the product passes. */
const filters: ((product: BenchProduct) => Search['filters'])[] = [
  () => ({}),
  ({ category }) => ({ categoryId: category }),
  ({ category }) => ({ categoryId: category.split('.').slice(0, 2).join('.') }),
  () => ({ categoryId: '1' }),
];

/** Different searches with facets: term × filter × order, each of which finds something. */
export const searches = (size: number, count: number): Search[] => {
  const found = new Map<string, Search>();
  const places = somePlaces('search', size, Math.min(size, count * 6));
  for (const [at, place] of places.entries()) {
    const product = productAt(place);
    if (!product.isPublic) continue;
    const draw = randomOf('term', place);
    const text = (terms[at % terms.length] ?? terms[0])?.(product, draw) ?? product.name;
    const search: Search = {
      filters: { text, ...draw.pick(filters)(product) },
      rowIndex: 0,
      rowsMax: pageSize,
      orderBy: draw.pick(orders),
    };
    found.set(JSON.stringify(search), search);
    if (found.size === count) break;
  }
  return [...found.values()];
};

/** Different lists by price: category × order × page, each of which shows something. */
export const categoryLists = (size: number, count: number): Search[] => {
  const shown = new Map<string, number>();
  for (let at = 0; at < size; at += 1) {
    const { category, isPublic } = productAt(at);
    if (!isPublic) continue;
    const steps = category.split('.');
    for (let depth = 1; depth <= steps.length; depth += 1) {
      const id = steps.slice(0, depth).join('.');
      shown.set(id, (shown.get(id) ?? 0) + 1);
    }
  }
  const lists = [...shown].flatMap(([categoryId, products]) =>
    Array.from({ length: Math.min(40, Math.ceil(products / pageSize)) }, (_, page) =>
      (['PLO', 'PHI'] as const).map(
        (orderBy): Search => ({
          filters: { categoryId },
          rowIndex: page * pageSize,
          rowsMax: pageSize,
          orderBy,
        }),
      ),
    ).flat(),
  );
  return randomOf('lists').some(lists, count);
};

const questionOf = (search: Search): Question =>
  callQuestion('product/filter', search, ({ data, resultCount, resultFilters }) => {
    const asked = JSON.stringify(search);
    mustBe(Number(resultCount) > 0, `nothing found by ${asked}`);
    mustBe(Array.isArray(data) && data.length > 0 && data.length <= pageSize, `no page of ${asked}`);
    mustBe(Array.isArray(resultFilters) && resultFilters.length > 0, `no facets of ${asked}`);
  });

export const searchRow = (size: number, amount: Amount): Row => ({
  name: 'Search with facets',
  limit: { times: 20, beside: 'bare' },
  ...eachOnce(searches(size, wanted(amount, amount.questions)).map(questionOf), amount, amount.questions),
});

export const searchAgainRow = (size: number, amount: Amount): Row => ({
  name: 'Search, the same again',
  ...again(searches(size, 20).map(questionOf), amount, amount.questions),
});

export const categoryRow = (size: number, amount: Amount): Row => ({
  name: 'Category by price',
  limit: { times: 20, beside: 'bare' },
  ...eachOnce(categoryLists(size, wanted(amount, amount.questions)).map(questionOf), amount, amount.questions),
});

export const categoryAgainRow = (size: number, amount: Amount): Row => ({
  name: 'Category, the same again',
  ...again(categoryLists(size, 20).map(questionOf), amount, amount.questions),
});
