import { sql } from 'kysely';
import type { Autopart } from '#contract/autoparts';
import type { Input, Output, VisitorCallPath } from '#contract/contract';
import { menuMakers } from '#contract/plain/facets';
import type { Change, Db } from '#server/ctx';
import type { Changes } from '#server/database/changes';
import type { Move, ReadModel } from '#server/read-model/read-model';
import type { Site } from '#sites/site';
import { isOtherMember, tagsOfAlike, tagsOfList, tagsOfMove } from './list-tags.ts';

// The things that pages show and that change, in the same words:
// product:CODE   what a visitor sees of that product, its stock among it
// catalogue      a list that products may enter or leave; see list-tags.ts for which of them
// family         what families say beside their products: vehicles, codes, measures
// categories     the tree of categories
// menu           how much visitors find of each brand
// brands:ROOT    which brands a visitor of a site finds
// makers:ROOT    those of them that stand in its menu, which all its pages show
// content        banners, releases and other texts that the shop's people set
// site:ID        the settings of a site; every page of it shows them

/** A call's input, and the root of the site's part of the tree. */
type Asked<P extends VisitorCallPath> = { input: Input<P>; root: string };
type Shown<P extends VisitorCallPath> = (output: Output<P>, asked: Asked<P>) => string[];

const cards = (output: { data: readonly { code: string }[] }) => [
  'catalogue',
  ...output.data.map(({ code }) => `product:${code}`),
];

// A change of a family's products may change where it is listed: all lists of the site are made anew.
const autoparts = (output: { data: readonly Autopart[] }, { root }: { root: string }) => [
  'family',
  ...output.data.flatMap(({ products }) => cards({ data: products })),
  'catalogue',
  `in:${root}`,
];
const vehicles = (_: unknown, { root }: { root: string }) => ['family', 'catalogue', 'menu', `in:${root}`];

/** Calls whose answer no change of the shop makes old, or no page shows. */
const nothing = () => [];

const shown: { [P in VisitorCallPath]: Shown<P> } = {
  'product/find': ({ data }) => [`product:${data.code}`, ...tagsOfAlike(data)],
  'stock/find': ({ data }) => [`product:${data.code}`],
  'stock/listByCodes': ({ data }) => data.map(({ code }) => `product:${code}`),
  'product/filter': (output, { input, root }) => [...cards(output), ...tagsOfList(input.filters, root)],
  'product/listRelated': ({ data, packs }) => cards({ data: [...data, ...packs] }),
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
    // A hidden product is not named here, and may be shown once it is public; a family's may be another product of it.
    `members:${root}`,
    ...data.flatMap(({ items }) => [
      ...cards({ data: items }),
      ...(items.some(({ family }) => family !== undefined) ? ['family', `in:${root}`] : []),
    ]),
  ],
  // Asked by browsers alone: what they remember stands on no page of the server's.
  'product/listByCodes': nothing,
  'config/getPublic': () => ['content'],
  'category/list': () => ['categories'],
  'category/find': () => ['categories'],
  // Any product of a category without a picture may get one.
  'category/listTop': ({ data }, { root }) => [
    'family',
    'menu',
    'catalogue',
    ...(data.every(({ code }) => code !== null) ? [`members:${root}`] : [`in:${root}`]),
    ...data.flatMap(({ code }) => (code === null ? [] : [`product:${code}`])),
  ],
  'brand/list': (_, { root }) => [`brands:${root}`],
  'brand/count': (_, { root }) => [`makers:${root}`],
  'provider/list': (_, { root }) => ['menu', 'catalogue', `in:${root}`],
  'brand/listByCategory': (_, { root }) => ['menu', 'catalogue', `members:${root}`],
  'image/find': nothing,
  'image/listByTarget': nothing,
  'state/list': nothing,
  'city/list': nothing,
  // The settings that it reads are the page's own already.
  'order/options': nothing,
  'order/addAsGuest': nothing,
  'order/confirm': nothing,
  'order/cancelByLink': nothing,
  'order/follow': nothing,
  'payment/settle': nothing,
  'payment/start': nothing,
  'utils/email/sendContact': nothing,
  'suscription/add': nothing,
  'suscription/confirm': nothing,
  'arrival/add': nothing,
  'arrival/confirm': nothing,
  'user/addWithPerson': nothing,
  'user/addWithCompany': nothing,
  'user/activate': nothing,
  'user/checkActivation': nothing,
  'user/addFirstAdministrator': nothing,
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
    if (entity === 'category') return ['categories', 'menu', 'brands', 'makers', 'catalogue', 'product'];
    if (entity === 'brand') return ['menu', 'brands', 'makers', 'catalogue', 'product'];
    if (entity === 'provider') return ['menu', 'catalogue'];
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

type BrandCall = <P extends 'brand/count' | 'brand/list'>(path: P, input: Input<P>) => Promise<Output<P>>;
type Followed = {
  database: { db: Db };
  served: readonly { site: Site }[];
  visitorCall: (site: Site) => BrandCall;
  catalogue: Pick<ReadModel, 'moves'>;
  changes: Pick<Changes, 'subscribe'>;
  searched: { ready: () => Promise<unknown>; isReady: () => boolean; onRenewed: (listener: () => void) => void };
};

/** The facts that may bring other brands into a site: how much there is of each, and which vehicles families name. */
const movers = new Set(['menu', 'family', 'vehicle', 'category', 'brand']);

/** The brands that pages of a site show, by its tag, as a text; it seldom moves with what there is of each. */
const brandTexts: Record<string, (call: BrandCall) => Promise<string>> = {
  brands: async (call) => (await call('brand/list', {})).data.map(({ id }) => id).join(),
  makers: async (call) => {
    const { data } = await call('brand/count', {});
    const first = data.map(({ items }) => items.slice(0, menuMakers).map(({ id }) => id));
    return JSON.stringify(data.map(({ items }, at) => [items.length, first[at]?.toSorted()]));
  },
};

/** Tells which sites show other brands than when it was last asked; what it does not know it takes for others. */
const openBrands = ({ served, visitorCall, searched }: Followed) => {
  let known = new Map<string, string>();
  /** How often they may have moved: what was read at an earlier turn may be old. */
  let turn = 0;
  const read = async () => {
    const texts = new Map<string, string>();
    for (const { site } of served)
      for (const [name, textOf] of Object.entries(brandTexts))
        texts.set(`${name}:${site.rootCategory}`, await textOf(visitorCall(site)));
    return texts;
  };
  return {
    /** The tags of what such changes moved. */
    moved: async (changes: readonly Change[]): Promise<string[]> => {
      if (!changes.some(({ entity }) => movers.has(entity))) return [];
      turn += 1;
      // Products that memory does not hold yet may come with other brands.
      if (!searched.isReady()) {
        known = new Map();
        return Object.keys(brandTexts);
      }
      const [before, at] = [known, turn];
      const now = await read();
      if (at === turn) known = now;
      return [...now].flatMap(([tag, text]) => (before.get(tag) === text ? [] : tag));
    },
    /** Learns them anew, so that the next change has something to be compared with; what moves meanwhile is asked again. */
    learn: async () => {
      turn += 1;
      known = new Map();
      for (let at = 0; at !== turn; ) {
        at = turn;
        await searched.ready();
        const now = await read();
        if (at === turn) known = now;
      }
    },
  };
};

/**
 * Drops the pages that a change makes old, before the call that made it answers; and once a new index of search has taken
 * an old one's place those with lists, which may have been made of the old one after that.
 */
export const dropOldPages = (shop: Followed, pages: { drop: (tags: Iterable<string>) => void }): void => {
  let isRepeat = false;
  const brands = openBrands(shop);
  const learn = () => void brands.learn().catch(() => undefined);
  learn();
  shop.changes.subscribe(async (changes) => {
    // A page that could not be dropped is told again, when nothing seems to move any more.
    const also = isRepeat ? ['catalogue', ...Object.keys(brandTexts)] : [];
    isRepeat = true;
    const tags = await tagsChanged(shop.database.db, changes, shop.catalogue.moves());
    pages.drop([...tags, ...also]);
    // Search may fail to tell them; what is known to be old is dropped all the same.
    pages.drop(await brands.moved(changes));
    isRepeat = false;
  });
  shop.searched.onRenewed(() => {
    pages.drop(['catalogue', 'categories', 'menu', ...Object.keys(brandTexts)]);
    learn();
  });
};
