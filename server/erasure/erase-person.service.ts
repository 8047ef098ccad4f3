import type { Output, Parsed } from '#contract/contract';
import type { Ctx, Inside } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { inTransaction } from '#server/in-transaction';
import { fieldRefusal, Refusal } from '#server/refusal';
import { barsOf } from './bars.ts';
import { eraseSubject, removeFiles } from './erase-subject.ts';
import { keepErasedLists } from './erased-lists.service.ts';
import { hasAccount, lockSubject, readSubject } from './erasure.store.ts';
import { type Erasure, readErasure } from './erasures.store.ts';
import { saidOf, wordsOf } from './said-of.ts';

/** Demands that there is, or was until an erasure, such a person. */
export const requireKnown = async (ctx: Ctx, id: number) => {
  if ((await readSubject(ctx.db, id)) || (await readErasure(ctx.db, id))) return;
  throw new Refusal('person.notFound');
};

const shown = ({ at, by, reason }: Erasure) => ({ at: at.toISOString(), by, reason });

/**
 * Erases a person for good. Throws a 422 where the name is not his, or the reason says who he is; a 409 with `bars`
 * where something of his is open. One who was erased before stays as he is.
 */
export const erasePerson = async (
  ctx: Ctx,
  { id, name, reason }: Parsed<'person/erase'>,
): Promise<Output<'person/erase'>['data']> => {
  const { erasure, files } = await withTimeLimits('batch', () =>
    inTransaction(ctx, async (inside) => {
      const subject = await lockSubject(inside.db, id);
      // Where two administrators erase each other, the second is gone by now.
      if (!inside.session || !(await hasAccount(inside.db, inside.session.accountId)))
        throw new Refusal('session.none');
      if (!subject) return { erasure: await requireErased(inside, id), files: [] };
      if (wordsOf(name).join() !== wordsOf(subject.name).join()) throw fieldRefusal('name', 'erasure.name');
      const word = saidOf(subject, reason);
      if (word !== undefined) throw fieldRefusal('reason', 'erasure.reason', { word });
      const bars = await barsOf(inside, subject);
      if (bars.length > 0) throw new Refusal('erasure.barred', {}, { bars });
      return eraseSubject(inside, subject, { at: inside.clock(), reason });
    }),
  );
  await removeFiles(ctx, files);
  await keepErasedLists(ctx);
  return shown(erasure);
};

const requireErased = async (inside: Inside, id: number) => {
  const erasure = await readErasure(inside.db, id);
  if (!erasure) throw new Refusal('person.notFound');
  return erasure;
};
