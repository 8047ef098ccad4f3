import type { PersonFile } from '#contract/erasure';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { readShown, readSubject, shownEntries } from './erasure.store.ts';

/** All that is stored of a person, without secrets, for who was asked for it; that it was given is in the history. */
export const personFile = (ctx: Ctx, id: number): Promise<PersonFile> =>
  withTimeLimits('batch', () =>
    inTransaction(ctx, async (inside) => {
      const subject = await readSubject(inside.db, id);
      if (!subject) throw new Refusal('person.notFound');
      const lists = await readShown(inside.db, subject);
      await recordHistory(inside, { entity: 'person', id }, {}, { file: 'Entregada' });
      const sections = shownEntries.map(({ shown }, at) => ({
        title: shown.title,
        rows: (lists[at] ?? []).map(rowOf),
      }));
      return {
        name: subject.name,
        made: inside.clock().toISOString(),
        sections: inReading(sections.filter(({ rows }) => rows.length > 0)),
      };
    }),
  );

const rowOf = (row: Record<string, unknown>) => ({
  fields: Object.entries(row).map(([label, value]) => ({ label, value })),
});

/** An erasure goes from what hangs on others to these; a reader begins with who it is about. */
const inReading = <T>(sections: readonly T[]) => sections.toReversed();
