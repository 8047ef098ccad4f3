import type { KeptCard } from '#server/catalogue/cards.service';
import type { Names } from './names.ts';

/** The cards of the catalogue by product id. */
export type KeptCards = {
  set: (card: KeptCard, names: Names) => void;
  get: (id: number, names: Names) => KeptCard | undefined;
  remove: (id: number) => void;
  ids: () => number[];
  count: () => number;
};

/** What all products of a brand or category share is not kept with each, but where `names` does not know it (yet). */
type Packed = Omit<KeptCard, 'brandName' | 'categoryName'> & { brandName?: string; categoryName?: string };

const pack = ({ brandName, categoryName, ...card }: KeptCard, names: Names): string => {
  const packed: Packed = card;
  if (names.of('brandId', card.brandId) !== brandName) packed.brandName = brandName;
  if (names.of('categoryId', card.categoryId) !== categoryName) packed.categoryName = categoryName;
  return JSON.stringify(packed);
};

const unpack = (text: string, names: Names): KeptCard => {
  const packed = JSON.parse(text) as Packed;
  const { brandName, categoryName } = packed;
  return {
    ...packed,
    brandName: brandName ?? names.of('brandId', packed.brandId),
    categoryName: categoryName ?? names.of('categoryId', packed.categoryId),
  };
};

const inABlock = 256;

/**
 * Keeps each card as one text: as objects they would be most of the process's memory, and of its garbage collector's
 * work. Ids count up, so cards stand in blocks by id; one table of all would stop the process each time it grows.
 */
export const openKeptCards = (): KeptCards => {
  const blocks = new Map<number, (string | undefined)[]>();
  let count = 0;
  const blockOf = (id: number): number => Math.floor(id / inABlock);
  const put = (id: number, text: string | undefined): void => {
    const block = blocks.get(blockOf(id)) ?? new Array<string | undefined>(inABlock).fill(undefined);
    blocks.set(blockOf(id), block);
    count += (text === undefined ? 0 : 1) - (block[id % inABlock] === undefined ? 0 : 1);
    block[id % inABlock] = text;
  };
  return {
    set: (card, names) => put(card.id, pack(card, names)),
    get: (id, names) => {
      const text = blocks.get(blockOf(id))?.[id % inABlock];
      return text === undefined ? undefined : unpack(text, names);
    },
    remove: (id) => put(id, undefined),
    ids: () =>
      [...blocks].flatMap(([block, texts]) =>
        texts.flatMap((text, at) => (text === undefined ? [] : [block * inABlock + at])),
      ),
    count: () => count,
  };
};
