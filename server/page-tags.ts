import { sql } from 'kysely';
import type { Autopart } from '#contract/autoparts';
import type { CallPath, Output } from '#contract/contract';
import type { Change, Db } from '#server/ctx';
import type { Changes } from '#server/database/changes';

// What pages show and what changes, in the same words:
// product:CODE   what a visitor sees of that product, its stock among it
// catalogue      a list that any product may enter or leave
// family         what families say beside their products: vehicles, codes, measures
// menu           categories, and the brands that visitors find, with how much there is of each
// content        banners, releases and other texts that the shop's people set
// site:ID        the settings of a site; every page of it shows them

type Shown<P extends CallPath> = (output: Output<P>) => string[];

const cards = (output: { data: readonly { code: string }[] }) => [
  'catalogue',
  ...output.data.map(({ code }) => `product:${code}`),
];

const autoparts = (output: { data: readonly Autopart[] }) => [
  'family',
  ...output.data.flatMap(({ products }) => cards({ data: products })),
  'catalogue',
];

const shown: { [P in CallPath]?: Shown<P> } = {
  'product/find': ({ data }) => [`product:${data.code}`],
  'stock/find': ({ data }) => [`product:${data.code}`],
  'product/filter': cards,
  'product/listRelated': cards,
  'autopart/findByFamily': ({ data }) => autoparts({ data: [data] }),
  'autopart/filter': autoparts,
  'autopart/suggest': autoparts,
  'autopart/listRelated': autoparts,
  'vehicle/filter': () => ['family', 'catalogue', 'menu'],
  'vehicle/find': () => ['family', 'catalogue', 'menu'],
  'release/list': ({ data }) => [
    'content',
    ...data.flatMap(({ items }) => [
      ...cards({ data: items }),
      ...(items.some(({ family }) => family !== undefined) ? ['family'] : []),
    ]),
  ],
  'config/getPublic': () => ['content'],
  'category/list': () => ['menu'],
  'category/find': () => ['menu'],
  'brand/list': () => ['menu'],
  // Vehicles are counted by what families say of them; a price or a stock counts nothing.
  'brand/count': ({ data }) => ['menu', ...(data.some(({ key }) => key === 'vehicleBrandId') ? ['family'] : [])],
  'brand/listByCategory': () => ['menu', 'catalogue'],
};

/** The tags of what a page shows when it uses this answer of a call. */
export const tagsShown = <P extends CallPath>(path: P, output: Output<P>): string[] => shown[path]?.(output) ?? [];

/** The tags of pages that such changes make old. */
export const tagsChanged = async (db: Db, changes: readonly Change[]): Promise<string[]> => {
  const ids = changes.flatMap(({ entity, id }) => (entity === 'product' || entity === 'stock' ? Number(id) : []));
  const codes = new Map<string, string[]>();
  if (ids.length > 0) {
    const { rows } = await sql<{ id: number; code: string }>`
      select id, code from product where id = any(${ids}::bigint[])
      union all select product_id, code from product_previous_code where product_id = any(${ids}::bigint[])`.execute(
      db,
    );
    for (const { id, code } of rows) codes.set(String(id), [...(codes.get(String(id)) ?? []), code]);
  }
  // A product that is gone can no longer be named: every page that shows one is made anew.
  const product = (id: string) => codes.get(id)?.map((code) => `product:${code}`) ?? ['product'];
  return changes.flatMap(({ entity, id }) => {
    if (entity === 'product') return [...product(id), 'catalogue'];
    if (entity === 'stock') return product(id);
    if (entity === 'category' || entity === 'brand') return ['menu', 'catalogue', 'product'];
    if (entity === 'family' || entity === 'vehicle') return ['family'];
    if (entity === 'menu') return ['menu'];
    if (entity === 'setting') return [`site:${id.split('.')[0]}`];
    return entity === 'config' ? ['content'] : [];
  });
};

type Followed = {
  database: { db: Db };
  changes: Pick<Changes, 'subscribe'>;
  searched: { onRenewed: (listener: () => void) => void };
};

/**
 * Drops the pages that a change makes old, before the call that made it answers; and once a new index of search has taken
 * an old one's place those with lists, which may have been made of the old one after that.
 */
export const dropOldPages = (shop: Followed, pages: { drop: (tags: Iterable<string>) => void }): void => {
  shop.changes.subscribe(async (changes) => pages.drop(await tagsChanged(shop.database.db, changes)));
  shop.searched.onRenewed(() => pages.drop(['catalogue', 'menu']));
};
