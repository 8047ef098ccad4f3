import { bitOf, type Fields, fieldBits, fieldMask, masksOf, nameWeight } from '#server/engine/index/fields';
import type { Met } from '#server/engine/index/marking';
import { applicationFields, familyFields } from '#server/read-model/search-schema';
import type { Matching } from '#server/search/families/matching';
import type { SoughtWord } from './find-words.ts';

/**
 * Worth of each kind of word where no family has all of a text: the part and the model before the brand, the brand
 * before the engine with a year. Sixteen words of the highest worth fit into a byte.
 */
const worths = { part: 15, model: 15, code: 15, brand: 9, category: 9, engine: 4, year: 3, detail: 1 } as const;
type Kind = keyof typeof worths;

const bits = (fields: Fields) => {
  const [head, brand] = [bitOf(fields, 'head'), bitOf(fields, 'brand')];
  return { head, brand, named: ['name', 'purpose', 'number'].reduce((all, key) => all | bitOf(fields, key), head) };
};
const own = { ...bits(familyFields), category: bitOf(familyFields, 'category') };
const fitted = { ...bits(applicationFields), engine: bitOf(applicationFields, 'engine') };

/** A posting's vote for the kind of a word, by its mask. With 0 votes it counts only where no other posting votes. */
type Vote = { kind: Kind; votes: number };

const votesOf = (fields: Fields, vote: (mask: number) => Vote): Vote[] =>
  Array.from({ length: masksOf(fields) }, (_, mask) => vote(mask));
const weak = (kind: Kind): Vote => ({ kind, votes: 0 });

/**
 * A word of a family's name outvotes a word that tells some families apart: 'filtro' is a part, though many come with
 * one.
 */
const ofOwn = votesOf(familyFields, (mask) => {
  if (mask & own.named) return { kind: 'part', votes: mask & own.head ? 16 : 1 };
  if (mask & own.brand) return { kind: 'brand', votes: 1 };
  return weak(mask & own.category ? 'category' : 'detail');
});
const ofVehicle = votesOf(applicationFields, (mask) => {
  if (mask & fitted.engine) return { kind: 'engine', votes: 1 };
  if (mask & fitted.named) return { kind: 'model', votes: 1 };
  return { kind: mask & fitted.brand ? 'brand' : 'detail', votes: 1 };
});
const ofText = votesOf(applicationFields, (mask) => {
  if (mask & fitted.brand) return { kind: 'brand', votes: 1 };
  return mask & fitted.named ? weak('model') : { kind: 'detail', votes: 1 };
});
const unsure: readonly Kind[] = ['model', 'category', 'detail'];

/**
 * The kind of a word: the one with the most votes among the places that the asker may know of. It is a code where it
 * only begins codes.
 */
const kindOf = ({ index, scope }: Matching, { met }: SoughtWord): Kind => {
  const counts = new Map<Kind, number>();
  const count = ({ segment, place }: Met, visible: Uint8Array, votesFor: (slot: number) => readonly Vote[]): void => {
    const { starts, items } = segment.postings;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at++) {
      const posting = items[at] ?? 0;
      const slot = segment.first + (posting >>> fieldBits);
      const vote = visible[slot] === 1 ? votesFor(slot)[posting & fieldMask] : undefined;
      if (vote) counts.set(vote.kind, (counts.get(vote.kind) ?? 0) + vote.votes);
    }
  };
  const vehicles = index.wordings.vehicle.items;
  for (const one of met.own) count(one, scope.visible, () => ofOwn);
  for (const one of met.applied)
    count(one, scope.wordings, (wording) => ((vehicles[wording] ?? -1) < 0 ? ofText : ofVehicle));
  const [best, votes] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['code' as Kind, 0]);
  return votes > 0 ? best : (unsure.find((kind) => counts.has(kind)) ?? 'code');
};

const isModel = (matching: Matching, word: SoughtWord): boolean =>
  word.applied.length > 0 && kindOf(matching, word) === 'model';

/**
 * Settles which numbers are years: one that is a model too, as 2008 is, is that model where no other word names one, or
 * where both stand together as in 'FH 12'.
 */
export const settleYears = (matching: Matching): void => {
  const { applied } = matching.scratch;
  const { words } = matching.sought;
  for (const word of words) {
    if (word.year === undefined || !isModel(matching, word)) continue;
    const others = words.filter((other) => other.year === undefined && isModel(matching, other));
    word.isYear = others.length > 0;
    const beside = others.reduce((bits, { bit }) => bits | (1 << bit), 0);
    if (beside === 0) continue;
    for (const wording of word.applied) {
      const mask = applied.mask[wording] ?? 0;
      if (mask & beside) continue;
      const at = word.bit * applied.room + wording;
      if ((applied.weights[at] ?? 0) >= nameWeight) applied.inName[wording] = (applied.inName[wording] ?? 0) - 1;
      applied.mask[wording] = mask & ~(1 << word.bit);
      applied.weights[at] = 0;
    }
  }
};

/** By each set of words of a text, as bits, what they are worth together. */
export const worthBySet = (matching: Matching): Uint8Array => {
  const { words } = matching.sought;
  const each = words.map((word) => worths[word.isYear ? 'year' : kindOf(matching, word)]);
  const sums = new Uint8Array(1 << words.length);
  for (let bits = 1; bits < sums.length; bits++)
    sums[bits] = (sums[bits & (bits - 1)] ?? 0) + (each[31 - Math.clz32(bits & -bits)] ?? 0);
  return sums;
};
