import { LRUCache } from 'lru-cache';
import type { Change, Db } from '#server/ctx';
import { fixedText, readFixed, type Varying } from '#server/read-model/card-text';
import { type ProductPage, readPage, readPagesAfter } from './product-pages.store.ts';

/** This process's copy of the products' pages, kept up by the change log. */
export type ProductCache = {
  /** Undefined where no product has that code. */
  find: (code: string) => Promise<ProductPage | undefined>;
  /** The same as text, where it is kept already. */
  findText: (code: string) => ProductText | undefined;
  /** Reads all products, or as many as there is room for, while nobody waits. */
  fill: () => Promise<void>;
  /** For `changes.subscribe`. */
  onChanges: (changes: readonly Change[]) => void;
  close: () => void;
};

/** `fixed` as `fixedText` writes it. */
type ProductText = Varying & { isPublic: boolean; categoryId: string; fixed: string };
type Packed = Omit<ProductText, 'fixed'> & Pick<ProductPage, 'id' | 'branches' | 'relatedIds'> & { bytes: Buffer };

// There are few lists of branches, and a product each.
const branchLists = new Map<string, ProductPage['branches']>();
const oneList = (branches: ProductPage['branches']) => {
  const key = JSON.stringify(branches);
  const known = branchLists.get(key) ?? branches;
  branchLists.set(key, known);
  return known;
};
const none: number[] = [];

const pack = (row: ProductPage): Packed => {
  const { id, price, units, lastSale, isPublic, categoryId } = row;
  return {
    id,
    price,
    units,
    lastSale,
    isPublic,
    categoryId,
    branches: oneList(row.branches),
    relatedIds: row.relatedIds.length > 0 ? row.relatedIds : none,
    bytes: Buffer.from(fixedText(row)),
  };
};

const unpack = ({ id, price, units, lastSale, branches, relatedIds, bytes }: Packed): ProductPage => ({
  ...(readFixed(bytes.toString()) as Omit<ProductPage, 'id' | keyof Varying | 'branches' | 'relatedIds'>),
  id,
  price,
  units,
  lastSale,
  branches,
  relatedIds,
});

type Reading = {
  read: (code: string) => Promise<ProductPage | undefined>;
  readAfter: (id: number, count: number) => Promise<ProductPage[]>;
};

// The pages of some 100,000 products.
const megabytesMax = 192;
const atOnce = 200;

/** Keeps products as bytes by code, the last asked for where there is no room for all. */
export const cacheProducts = ({ read, readAfter }: Reading, bytesMax = megabytesMax * 2 ** 20): ProductCache => {
  const codes = new Map<number, string>();
  const cache = new LRUCache<string, Packed>({
    maxSize: bytesMax,
    sizeCalculation: ({ bytes }) => bytes.length + 400,
    dispose: ({ id }) => codes.delete(id),
  });
  let heard = 0;
  let closed = false;

  /** Keeps what was read, unless something has changed since the reading began. */
  const store = (rows: readonly ProductPage[], since: number) => {
    if (since !== heard) return;
    for (const row of rows) {
      cache.set(row.code, pack(row));
      codes.set(row.id, row.code);
    }
  };

  return {
    find: async (code) => {
      const known = cache.get(code);
      if (known) return unpack(known);
      const since = heard;
      const product = await read(code);
      if (product) store([product], since);
      return product;
    },
    findText: (code) => {
      const known = cache.get(code);
      return known && { ...known, fixed: known.bytes.toString() };
    },
    fill: async () => {
      let last = 0;
      while (!closed && cache.calculatedSize < 0.9 * bytesMax) {
        const since = heard;
        const rows = await readAfter(last, atOnce);
        store(rows, since);
        if (rows.length < atOnce) return;
        last = rows.at(-1)?.id ?? last;
      }
    },
    onChanges: (changes) => {
      heard += 1;
      for (const { entity, id } of changes) {
        if (entity === 'product' || entity === 'stock') cache.delete(codes.get(Number(id)) ?? '');
        // Stock is noted where visitors see it change: once "the last ones" means others, units that were alike differ.
        const isAny =
          entity === 'brand' ||
          entity === 'provider' ||
          entity === 'category' ||
          (entity === 'setting' && id.endsWith('.lowStock'));
        if (isAny) cache.clear();
      }
    },
    close: () => {
      closed = true;
    },
  };
};

export const openProductCache = (db: Db): ProductCache =>
  cacheProducts({
    read: (code) => readPage(db, code),
    readAfter: (id, count) => readPagesAfter(db, id, count),
  });
