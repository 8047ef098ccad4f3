import type { CodeMatch } from '../search-engine.ts';
import { kindBits, type RankedKind, shortestCodePrefix } from './fields.ts';
import type { Segment } from './segment.ts';
import { placeOf, prefixRange, wordAt } from './word-list.ts';

/** Neighbouring words `from` to `to` (exclusive) that, written together, are or begin the codes `low` to `high` of a segment. */
export type CodeRun = { from: number; to: number; code: string; segment: Segment; low: number; high: number };

const kindMask = (1 << kindBits) - 1;

const shortestMistyped = 5;
const lookalikes = [
  [/o/g, '0'],
  [/[il]/g, '1'],
] as const;

/** Codes that a code may have been before letters were read into it: each O a zero, then each I and L a one too. */
const withDigits = (code: string): string[] => {
  const readings: string[] = [];
  let reading = code;
  if (!/\d/.test(code)) return [];
  for (const [letters, digit] of lookalikes) {
    const next = reading.replace(letters, digit);
    if (next !== reading) readings.push(next);
    reading = next;
  }
  return readings;
};

const mistypedRuns = (segments: readonly Segment[], from: number, to: number, typed: string): CodeRun[] =>
  withDigits(typed).flatMap((code) =>
    segments.flatMap((segment) => {
      const low = placeOf(segment.codes, code);
      return low < 0 ? [] : [{ from, to, code, segment, low, high: low + 1 }];
    }),
  );

/**
 * Every run of neighbouring words is looked up, so separators may stand anywhere and words may stand beside the code. One
 * that begins none is looked up with digits for letters, as a whole code.
 */
export const codeRuns = (segments: readonly Segment[], words: readonly string[]): CodeRun[] => {
  const runs: CodeRun[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const code = words.slice(from, to).join('').replaceAll('.', '');
      const found = segments.flatMap((segment): CodeRun[] => {
        const [low, high] = prefixRange(segment.codes, code);
        return low < high ? [{ from, to, code, segment, low, high }] : [];
      });
      runs.push(
        ...(found.length > 0 || code.length < shortestMistyped ? found : mistypedRuns(segments, from, to, code)),
      );
    }
  return runs;
};

/** Whether the run is a whole code, not only the beginning of one. */
export const holdsWhole = ({ segment: { codes }, low, code }: CodeRun): boolean =>
  (codes.starts[low + 1] ?? 0) - (codes.starts[low] ?? 0) === code.length;

/**
 * Calls `visit` for each slot of a run with the place of the code that matched, whole codes first. A caller who knows
 * all of a secret code finds by it, but only one who sees all finds by its beginning, or it could be guessed letter by
 * letter.
 */
export const visitRun = (
  run: CodeRun,
  seesAll: boolean,
  visit: (slot: number, kind: RankedKind, whole: boolean, place: number) => void,
): void => {
  const { codes, codeSlots, first, fields } = run.segment;
  for (let place = run.low; place < run.high; place++) {
    const whole = (codes.starts[place + 1] ?? 0) - (codes.starts[place] ?? 0) === run.code.length;
    if (!whole && run.code.length < shortestCodePrefix) return;
    for (let at = codeSlots.starts[place] ?? 0; at < (codeSlots.starts[place + 1] ?? 0); at++) {
      const item = codeSlots.items[at] ?? 0;
      const kind = fields.kinds[item & kindMask];
      if (kind && (whole || seesAll || !kind.isSecret)) visit(first + (item >>> kindBits), kind, whole, place);
    }
  }
};

/** For each of `slots` found by a code, the best of its codes that matched; secret ones are told only to who sees all. */
export const explainCodes = (
  runs: readonly CodeRun[],
  seesAll: boolean,
  slots: readonly number[],
): Map<number, Omit<CodeMatch, 'id'>> => {
  const asked = new Set(slots);
  const best = new Map<number, Omit<CodeMatch, 'id'> & { worth: number }>();
  for (const run of runs)
    visitRun(run, seesAll, (slot, kind, whole, place) => {
      if (!asked.has(slot) || (kind.isSecret && !seesAll)) return;
      const worth = (whole ? 1000 : 0) + run.code.length * 10 + kind.rank;
      if (worth <= (best.get(slot)?.worth ?? 0)) return;
      best.set(slot, { kind: kind.key, code: wordAt(run.segment.codes, place), whole, worth });
    });
  return new Map([...best].map(([slot, { kind, code, whole }]) => [slot, { kind, code, whole }]));
};
