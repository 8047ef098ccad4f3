import { product } from '#contract/catalogue.names';
import { memberOf } from '#contract/wire';
import { fixedText, type Onlooker, readFixed, titleIn, type Varying, varyingText } from '#server/read-model/card-text';
import type { StoredCard } from '#server/read-model/cards.service';
import { type Names, rootOf } from './names.ts';

/** Facts that decide in which lists a product stands. `words` is a fingerprint of its searched words. */
export type Listed = Pick<StoredCard, 'categoryId' | 'brandId' | 'price' | 'isPublic'> & { words: number };

/** The cards of the catalogue by product id. */
export type CardCache = {
  /** `words`: the fingerprint of what the product is found by. */
  set: (card: StoredCard, names: Names, words?: number) => void;
  get: (id: number, names: Names) => StoredCard | undefined;
  /** The card as who looks may see it, as text on the wire: what `cardFor` makes of `get`. */
  text: (id: number, names: Names, who: Onlooker) => string | undefined;
  /** The root whose visitors see the product; none does where it is hidden, or no more. */
  seenIn: (id: number) => string | undefined;
  categoryOf: (id: number) => string | undefined;
  listed: (id: number) => Listed | undefined;
  /** The code and name in which marks are told. */
  title: (id: number) => { id: number; code: string; name: string } | undefined;
  remove: (id: number) => void;
  ids: () => number[];
  count: () => number;
};

const inABlock = 256;

/** Cards of neighbouring ids: a text each of what all may see, and at the same places what the text leaves out. */
type Block = {
  texts: (string | undefined)[];
  prices: Float64Array;
  units: Float64Array;
  branches: string[][];
  lastSales: (string | null)[];
  brands: Float64Array;
  words: Float64Array;
  categories: string[];
  isPublic: Uint8Array;
};

const inEach = <T>(value: T): T[] => Array.from({ length: inABlock }, () => value);
const newBlock = (): Block => ({
  texts: inEach<string | undefined>(undefined),
  prices: new Float64Array(inABlock),
  units: new Float64Array(inABlock),
  branches: inEach<string[]>([]),
  lastSales: inEach<string | null>(null),
  brands: new Float64Array(inABlock),
  words: new Float64Array(inABlock),
  categories: inEach(''),
  isPublic: new Uint8Array(inABlock),
});

const brandMember = memberOf(product, 'brandName');
const categoryMember = memberOf(product, 'categoryName');

/** The names that all products of a brand or category share are not kept with each, but where names do not know them (yet). */
type Own = { brandName?: string; categoryName?: string };

const ownOf = ({ brandId, brandName, categoryId, categoryName }: StoredCard, names: Names): Own | undefined => {
  const own: Own = {
    ...(names.of('brandId', brandId) !== brandName && { brandName }),
    ...(names.of('categoryId', categoryId) !== categoryName && { categoryName }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
};

/**
 * Keeps each card as one text: as objects they would be most of the process's memory, and of its garbage collector's
 * work. Ids count up, so cards stand in blocks by id; one table of all would stop the process each time it grows.
 */
export const openCardCache = (): CardCache => {
  const blocks = new Map<number, Block>();
  const ownNames = new Map<number, Own>();
  // There are few of these lists, and a product each.
  const branchLists = new Map<string, string[]>();
  let count = 0;
  const blockOf = (id: number): number => Math.floor(id / inABlock);

  const fixedOf = (id: number): { fixed: string; block: Block; at: number } | undefined => {
    const block = blocks.get(blockOf(id));
    const fixed = block?.texts[id % inABlock];
    return block && fixed !== undefined ? { fixed, block, at: id % inABlock } : undefined;
  };
  const varyingOf = ({ prices, units, lastSales }: Block, at: number): Varying => ({
    price: prices[at] ?? 0,
    units: units[at] ?? 0,
    lastSale: lastSales[at] ?? null,
  });
  const namesOf = (id: number, { brands, categories }: Block, at: number, names: Names) => {
    const own = ownNames.get(id);
    return {
      brandName: own?.brandName ?? names.of('brandId', brands[at] ?? 0),
      categoryName: own?.categoryName ?? names.of('categoryId', categories[at] ?? ''),
    };
  };

  return {
    set: (card, names, words = 0) => {
      const { brandName: _, categoryName: __, ...rest } = card;
      const block = blocks.get(blockOf(card.id)) ?? newBlock();
      blocks.set(blockOf(card.id), block);
      const at = card.id % inABlock;
      if (block.texts[at] === undefined) count += 1;
      block.texts[at] = fixedText(rest);
      block.prices[at] = card.price;
      block.units[at] = card.units;
      const branches = card.branches.join('\n');
      if (!branchLists.has(branches)) branchLists.set(branches, card.branches);
      block.branches[at] = branchLists.get(branches) ?? [];
      block.lastSales[at] = card.lastSale;
      block.brands[at] = card.brandId;
      block.words[at] = words;
      block.categories[at] = card.categoryId;
      block.isPublic[at] = card.isPublic ? 1 : 0;
      const own = ownOf(card, names);
      if (own) ownNames.set(card.id, own);
      else ownNames.delete(card.id);
    },
    get: (id, names) => {
      const found = fixedOf(id);
      if (!found) return undefined;
      const { fixed, block, at } = found;
      type Fixed = Omit<StoredCard, 'id' | 'brandName' | 'categoryName' | 'branches' | keyof Varying>;
      const [own, branches] = [readFixed(fixed) as Fixed, block.branches[at] ?? []];
      return { id, ...own, branches, ...namesOf(id, block, at, names), ...varyingOf(block, at) };
    },
    text: (id, names, who) => {
      const found = fixedOf(id);
      if (!found) return undefined;
      const { fixed, block, at } = found;
      const { brandName, categoryName } = namesOf(id, block, at, names);
      const varying = varyingText(varyingOf(block, at), who);
      return `{${fixed},${brandMember(brandName)},${categoryMember(categoryName)},${varying}}`;
    },
    seenIn: (id) => {
      const found = fixedOf(id);
      return found?.block.isPublic[found.at] === 1 ? rootOf(found.block.categories[found.at] ?? '') : undefined;
    },
    categoryOf: (id) => {
      const found = fixedOf(id);
      return found?.block.categories[found.at];
    },
    listed: (id) => {
      const found = fixedOf(id);
      if (!found) return undefined;
      const { at, block } = found;
      return {
        categoryId: block.categories[at] ?? '',
        brandId: block.brands[at] ?? 0,
        price: block.prices[at] ?? 0,
        isPublic: block.isPublic[at] === 1,
        words: block.words[at] ?? 0,
      };
    },
    title: (id) => {
      const found = fixedOf(id);
      return found && { id, ...titleIn(found.fixed) };
    },
    remove: (id) => {
      const found = fixedOf(id);
      if (!found) return;
      found.block.texts[found.at] = undefined;
      ownNames.delete(id);
      count -= 1;
    },
    ids: () =>
      [...blocks].flatMap(([block, { texts }]) =>
        texts.flatMap((text, at) => (text === undefined ? [] : [block * inABlock + at])),
      ),
    count: () => count,
  };
};
