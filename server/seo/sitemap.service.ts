import { legalVersion } from '#contract/plain/consents';
import { legalPaths } from '#contract/plain/legal-paths';
import type { ListedPage } from '#contract/plain/listed-pages';
import type { Ctx } from '#server/ctx';
import type { SiteSettings } from '#sites/site';
import {
  type Addressed,
  readAddresses,
  readNewestChange,
  readParts,
  readPlaces,
  readSettingChanges,
} from './sitemap.store.ts';

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

/** A page that is the same whatever the site sells. */
export type FixedPage = { path: string; shows: ListedPage };

/** Settings that such a page shows; the rate, which moves each day, is on none of them. */
const shownSettings: Record<Exclude<ListedPage, 'products'>, readonly (keyof SiteSettings)[]> = {
  contact: ['name', 'contact', 'branches'],
  printing: ['printingTexts', 'printingSteps', 'printingKinds', 'questions'],
  company: ['companyTexts', 'companySteps', 'name', 'branches'],
  services: ['serviceTexts', 'services', 'name', 'branches'],
  legal: ['legalTexts', 'name', 'contact', 'shipping', 'plusTax', 'depositDays', 'mapTiles', 'googleMapsKey'],
};

const newest = (dates: readonly (Date | undefined)[]) =>
  dates.reduce((latest, date) => (date && (!latest || date > latest) ? date : latest), undefined);

/** Since when the program's own text of a legal page stands; undefined where the shop wrote it, or it is another page. */
const writtenAt = ({ settings }: Ctx, path: string) => {
  const isOwn = settings.legalTexts?.sections.some(({ page }) => page === path);
  return legalPaths.some((one) => one === path) && !isOwn ? new Date(legalVersion.slice(0, 10)) : undefined;
};

/** These pages, and when what they say changed last. Where only the program says it, nobody knows when: they have no date. */
export const datePages = async (
  ctx: Ctx,
  pages: readonly FixedPage[],
): Promise<(FixedPage & { changedAt: Date | undefined })[]> => {
  const ofProducts = await readNewestChange(ctx.db, listed(ctx));
  const ofSettings = await readSettingChanges(ctx.db, ctx.site.id);
  return pages.map(({ path, shows }) => {
    if (shows === 'products') return { path, shows, changedAt: ofProducts };
    const changes = shownSettings[shows].map((key) => ofSettings.get(key));
    return { path, shows, changedAt: newest([...changes, writtenAt(ctx, path)]) };
  });
};
