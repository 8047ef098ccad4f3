import type { Output } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { Refusal } from '#server/refusal';
import { countAppointments } from './appointments.store.ts';
import { barsOf } from './bars.ts';
import type { Subject } from './entries.ts';
import { countShown, readSharers, readSubject, shownEntries } from './erasure.store.ts';
import { readMentions, readTwinsOf } from './likely.store.ts';

const unkept = 'Quedan sin quien las haga: antes dalas a otra persona, en «De» de cada comunicación.';

const some = (what: string, count: number) => (count > 0 ? [{ what, count }] : []);

/** Those of the same account, then those with the same document, e-mail or phone; each once. */
const readOthers = async ({ db }: Ctx, subject: Subject) => {
  const sharers = await readSharers(db, subject);
  const twins = await readTwinsOf(db, subject);
  return [
    ...sharers.map((one) => ({ ...one, by: 'account' as const })),
    ...twins.filter(({ id }) => sharers.every((one) => one.id !== id)),
  ];
};

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
    const appointments = await countAppointments(ctx.db, subject);
    const years = String(ctx.settings.fiscalYears);
    return {
      name: subject.name,
      also: await readOthers(ctx, subject),
      mentions: await readMentions(ctx.db, subject),
      goes: [
        ...found.flatMap(({ entry, what, count }) => (entry.fate === 'stays' ? [] : [{ what, count }])),
        ...some('Citas abiertas con la persona, que se cancelan', appointments.withHim),
      ],
      stays: [
        ...found.flatMap(({ entry, what, count }) =>
          entry.fate === 'stays' ? [{ what, count, why: entry.why.replace('{years}', years) }] : [],
        ),
        ...some('Citas abiertas a su nombre', appointments.own).map((row) => ({ ...row, why: unkept })),
      ],
      bars: await barsOf(ctx, subject),
    };
  });
