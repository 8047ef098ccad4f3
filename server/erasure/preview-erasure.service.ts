import type { Output } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { Refusal } from '#server/refusal';
import { barsOf } from './bars.ts';
import { countShown, readSharers, readSubject, shownEntries } from './erasure.store.ts';

/** The effect of an erasure: the data it would remove, the data it would leave and why, and its present bars. */
export const previewErasure = (ctx: Ctx, id: number): Promise<Output<'person/previewErasure'>['data']> =>
  withTimeLimits('batch', async () => {
    const subject = await readSubject(ctx.db, id);
    if (!subject) throw new Refusal('person.notFound');
    const counts = await countShown(ctx.db, subject);
    const found = shownEntries
      .map(({ entry, shown }, at) => ({ entry, what: shown.title, count: counts[at] ?? 0 }))
      .filter(({ count }) => count > 0)
      .toReversed();
    const years = String(ctx.settings.fiscalYears);
    return {
      name: subject.name,
      also: await readSharers(ctx.db, subject),
      goes: found.flatMap(({ entry, what, count }) => (entry.fate === 'stays' ? [] : [{ what, count }])),
      stays: found.flatMap(({ entry, what, count }) =>
        entry.fate === 'stays' ? [{ what, count, why: entry.why.replace('{years}', years) }] : [],
      ),
      bars: await barsOf(ctx, subject),
    };
  });
