import type { Output, Parsed } from '#contract/contract';
import type { Ctx, Inside } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { inTransaction } from '#server/in-transaction';
import { plainText } from '#server/plain-text';
import { fieldRefusal, Refusal } from '#server/refusal';
import { barsOf } from './bars.ts';
import type { Subject } from './entries.ts';
import { eraseSubject, removeFiles } from './erase-subject.ts';
import { keepErasedLists } from './erased-lists.service.ts';
import { lockPerson, readSubject } from './erasure.store.ts';
import { type Erasure, readErasure } from './erasures.store.ts';

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
      const subject = (await lockPerson(inside.db, id)) ? await readSubject(inside.db, id) : undefined;
      if (!subject) return { erasure: await requireErased(inside, id), files: [] };
      if (wordsOf(name) !== wordsOf(subject.name)) throw fieldRefusal('name', 'erasure.name');
      requireSilent(reason, subject);
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

/** A text as its words in plain letters, with a blank before, between and behind them. */
const wordsOf = (text: string) =>
  ` ${
    plainText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

// Shorter parts of a name may be any word.
const shortest = 4;

/** The reason stays, so it must not say whom it is about. */
const requireSilent = (reason: string, { name, identifier, addresses }: Subject) => {
  const about = [...name.split(/\s+/), identifier ?? '', ...addresses].filter((one) => one.length >= shortest);
  const word = about.find((one) => wordsOf(one).trim() && wordsOf(reason).includes(wordsOf(one)));
  if (word !== undefined) throw fieldRefusal('reason', 'erasure.reason', { word });
};
