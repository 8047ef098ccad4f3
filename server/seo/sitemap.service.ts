import type { Ctx } from '#server/ctx';
import { type Addressed, readAddresses, readParts, readPlaces } from './sitemap.store.ts';

/** So many addresses may stand in one part of a sitemap. */
export const partSize = 50_000;
/** So many of them are in memory at once. */
const atOnce = 1000;

const listed = ({ site }: Ctx) => ({ root: site.rootCategory, byFamily: site.kind === 'autoparts' });

/** The first code or family of each part, and when something of the part changed. */
export const listParts = (ctx: Ctx): Promise<Addressed[]> => readParts(ctx.db, listed(ctx), partSize);

/** The codes or families of the part that begins with this one, in pages; each page as it is when it is read. */
export const addressesOfPart = async function* (ctx: Ctx, first: string): AsyncGenerator<Addressed[]> {
  let next = { from: first, isAfter: false };
  for (let left = partSize; left > 0; ) {
    const page = await readAddresses(ctx.db, listed(ctx), { ...next, count: Math.min(atOnce, left) });
    if (page.length > 0) yield page;
    left = page.length < atOnce ? 0 : left - page.length;
    next = { from: page.at(-1)?.address ?? '', isAfter: true };
  }
};

/** The lists of categories and makers that search engines may keep. */
export const listPlaces = (ctx: Ctx, count: number) => readPlaces(ctx.db, ctx.site.rootCategory, count);
