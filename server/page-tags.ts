import { sql } from 'kysely';
import type { Autopart } from '#contract/autoparts';
import type { Input, Output, VisitorCallPath } from '#contract/contract';
import type { Change, Db } from '#server/ctx';
import type { Changes } from '#server/database/changes';
import type { Move, ReadModel } from '#server/read-model/read-model';
import { isOtherMember, tagsOfAlike, tagsOfList, tagsOfMove } from './list-tags.ts';

// What pages show and what changes, in the same words:
// product:CODE   what a visitor sees of that product, its stock among it
// catalogue      a list that products may enter or leave; see list-tags.ts for which of them
// family         what families say beside their products: vehicles, codes, measures
// menu           categories, and the brands that visitors find, with how much there is of each
// content        banners, releases and other texts that the shop's people set
// site:ID        the settings of a site; every page of it shows them

/** What was asked, and the root of the site's part of the tree. */
type Asked<P extends VisitorCallPath> = { input: Input<P>; root: string };
type Shown<P extends VisitorCallPath> = (output: Output<P>, asked: Asked<P>) => string[];

const cards = (output: { data: readonly { code: string }[] }) => [
  'catalogue',
  ...output.data.map(({ code }) => `product:${code}`),
];

// Whatever changes of a family's products may change where it is listed: all lists of the site are made anew.
const autoparts = (output: { data: readonly Autopart[] }, { root }: { root: string }) => [
  'family',
  ...output.data.flatMap(({ products }) => cards({ data: products })),
  'catalogue',
  `in:${root}`,
];
const vehicles = (_: unknown, { root }: { root: string }) => ['family', 'catalogue', 'menu', `in:${root}`];

/** Whose answer no change of the shop makes old, or no page shows. */
const nothing = () => [];

const shown: { [P in VisitorCallPath]: Shown<P> } = {
  'product/find': ({ data }) => [`product:${data.code}`, ...tagsOfAlike(data)],
  'stock/find': ({ data }) => [`product:${data.code}`],
  'stock/listByCodes': ({ data }) => data.map(({ code }) => `product:${code}`),
  'product/filter': (output, { input, root }) => [...cards(output), ...tagsOfList(input.filters, root)],
  'product/listRelated': cards,
  'product/suggest': (output, { root }) => [...cards(output), 'menu', `in:${root}`],
  'autopart/findByFamily': ({ data }, asked) => autoparts({ data: [data] }, asked),
  'autopart/filter': autoparts,
  'autopart/suggest': autoparts,
  'autopart/listRelated': autoparts,
  'vehicle/filter': vehicles,
  'vehicle/find': vehicles,
  'release/list': ({ data }, { root }) => [
    'content',
    'catalogue',
    // What is hidden is not named here, and may be shown once it is public; a family's may be another product of it.
    `members:${root}`,
    ...data.flatMap(({ items }) => [
      ...cards({ data: items }),
      ...(items.some(({ family }) => family !== undefined) ? ['family', `in:${root}`] : []),
    ]),
  ],
  // Asked by browsers alone: what they remember stands on no page of the server's.
  'product/listByCodes': nothing,
  'config/getPublic': () => ['content'],
  'category/list': () => ['menu'],
  'category/find': () => ['menu'],
  // Of a category without a picture any product may get one.
  'category/listTop': ({ data }, { root }) => [
    'family',
    'menu',
    'catalogue',
    ...(data.every(({ code }) => code !== null) ? [`members:${root}`] : [`in:${root}`]),
    ...data.flatMap(({ code }) => (code === null ? [] : [`product:${code}`])),
  ],
  'brand/list': () => ['menu'],
  // Vehicles are counted by what families say of them; a price or a stock counts nothing.
  'brand/count': ({ data }) => ['menu', ...(data.some(({ key }) => key === 'vehicleBrandId') ? ['family'] : [])],
  'provider/list': (_, { root }) => ['menu', 'catalogue', `in:${root}`],
  'brand/listByCategory': (_, { root }) => ['menu', 'catalogue', `members:${root}`],
  'image/find': nothing,
  'image/listByTarget': nothing,
  'state/list': nothing,
  'city/list': nothing,
  // The settings that it reads are the page's own already.
  'order/options': nothing,
  'order/follow': nothing,
  'payment/settle': nothing,
  'payment/start': nothing,
  'utils/email/sendContact': nothing,
  'suscription/add': nothing,
  'suscription/confirm': nothing,
  'user/addWithPerson': nothing,
  'user/addWithCompany': nothing,
  'user/activate': nothing,
  'user/checkActivation': nothing,
  'user/resendActivation': nothing,
  'user/restorePwdStep1': nothing,
  'user/restorePwdStep2': nothing,
};

/** The tags of what a page shows when it uses this answer of a call. */
export const tagsShown = <P extends VisitorCallPath>(path: P, output: Output<P>, asked: Asked<P>): string[] =>
  shown[path](output, asked);

type Moves = ReadonlyMap<number, Move>;

/** The tags of pages that such changes make old; `moves` are the places in lists of the products among them, where known. */
export const tagsChanged = async (db: Db, changes: readonly Change[], moves: Moves): Promise<string[]> => {
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
  const relating = await relatingTo(db, changes, moves);
  const changed = changes.flatMap(({ entity, id }) => {
    if (entity === 'product') {
      const move = moves.get(Number(id));
      return [...product(id), ...(move ? tagsOfMove(move) : ['catalogue'])];
    }
    if (entity === 'stock') return product(id);
    if (entity === 'category' || entity === 'brand') return ['menu', 'catalogue', 'product'];
    if (entity === 'family' || entity === 'vehicle') return ['family'];
    if (entity === 'menu') return ['menu'];
    if (entity === 'setting') return [`site:${id.split('.')[0]}`];
    return entity === 'config' ? ['content'] : [];
  });
  return [...changed, ...relating];
};

/** Pages of products that name by hand another one, which visitors may see from now on. */
const relatingTo = async (db: Db, changes: readonly Change[], moves: Moves): Promise<string[]> => {
  const ids = changes.flatMap(({ entity, id }) => {
    const move = entity === 'product' ? moves.get(Number(id)) : undefined;
    return move && isOtherMember(move) ? Number(id) : [];
  });
  if (ids.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select distinct code from product_related join product on product.id = product_id
    where related_id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ code }) => `product:${code}`);
};

type Followed = {
  database: { db: Db };
  catalogue: Pick<ReadModel, 'moves'>;
  changes: Pick<Changes, 'subscribe'>;
  searched: { onRenewed: (listener: () => void) => void };
};

/**
 * Drops the pages that a change makes old, before the call that made it answers; and once a new index of search has taken
 * an old one's place those with lists, which may have been made of the old one after that.
 */
export const dropOldPages = (shop: Followed, pages: { drop: (tags: Iterable<string>) => void }): void => {
  let isRepeat = false;
  shop.changes.subscribe(async (changes) => {
    // What could not be dropped is told again, when nothing seems to move any more.
    const also = isRepeat ? ['catalogue'] : [];
    isRepeat = true;
    const tags = await tagsChanged(shop.database.db, changes, shop.catalogue.moves());
    pages.drop([...tags, ...also]);
    isRepeat = false;
  });
  shop.searched.onRenewed(() => pages.drop(['catalogue', 'menu']));
};
