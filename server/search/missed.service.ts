import type { Ctx, Db } from '#server/ctx';
import { startSiteTimer } from '#server/jobs/site-timer';
import { plainText } from '#server/plain-text';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { shopDay } from '#server/shop-day';
import { addMissed, deleteMissedBefore, readMissed } from './missed.store.ts';

const longest = 60;
/** So many texts of a site wait to be stored at most, and so many are stored of a day. */
const most = { waiting: 500, ofDay: 1000, shown: 10 };
/** A page that found nothing is kept so long: its text counts once within it. */
const keptSeconds = 60;
const dayMs = 86_400_000;
const keptDays = 30;

type Missed = ReturnType<typeof openMissed>;

/** Counts in memory the texts by which visitors found nothing, until they are stored (docs/decisions/028-start-page.md). */
export const openMissed = () => {
  const waiting = new Map<string, Map<string, number>>();
  return {
    note: (site: string, typed: string) => {
      const text = plainText(typed).trim().replace(/\s+/g, ' ');
      if (text.length < 2 || text.length > longest || text.includes('@')) return;
      const counts = waiting.get(site) ?? new Map<string, number>();
      waiting.set(site, counts);
      if (counts.has(text) || counts.size < most.waiting) counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    take: (site: string) => {
      const counts = waiting.get(site) ?? [];
      waiting.delete(site);
      return [...counts].map(([text, count]) => ({ text, count }));
    },
  };
};

type Asked = { filters: { text?: string | undefined }; rowIndex: number };

/** Tells of a page of a visitor that a text alone led to nothing. */
export const tellMissed = (
  ctx: MemoryCtx,
  { filters: { text, ...others }, rowIndex }: Asked,
  { total, nearest }: { total: number; nearest: boolean },
) => {
  if (!text || rowIndex > 0 || (total > 0 && !nearest)) return;
  if (Object.values(others).some((value) => value !== undefined)) return;
  ctx.foundNothing(text);
  ctx.holdsFor(keptSeconds);
};

/** Stores what was counted of the site since the last time. */
export const storeMissed = async ({ db, site, clock }: Ctx, missed: Missed): Promise<void> => {
  const rows = missed.take(site.id);
  if (rows.length > 0) await addMissed(db, { site: site.id, day: shopDay(clock()), most: most.ofDay }, rows);
};

export const startMissedTimer = (sites: () => readonly Ctx[], missed: Missed) =>
  startSiteTimer(sites, { name: 'search.missed', everyMs: 60_000, run: (ctx) => storeMissed(ctx, missed) });

const daysBack = (now: Date, days: number) => shopDay(new Date(now.getTime() - days * dayMs));

/** The site's most frequent searches without a result, within that many days including today. */
export const mostMissed = ({ db, site, clock }: Ctx, days: number) =>
  readMissed(db, site.id, daysBack(clock(), days - 1), most.shown);

export const forgetMissed = (db: Db, now: Date) => deleteMissedBefore(db, daysBack(now, keptDays));
