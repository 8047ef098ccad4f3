import { isStopWord, wordsOf } from '#server/engine/analyzer';
import { type CodeUnit, codeUnits, holdsUnit, isOfUnit, keepsWhole, readsAsWords } from '#server/engine/code-units';
import {
  codePrefixWeight,
  matchClass,
  nameWeight,
  vagueCodeWeight,
  wholeCodeWeight,
} from '#server/engine/index/fields';
import { type Marking, type Met, markSlot } from '#server/engine/index/marking';
import { isTelling, mostWords, tellingRank } from '#server/engine/index/match';
import { type Instead, insteadOf, ofUnknown, stands } from '#server/engine/index/match-alternatives';
import { type CodeRun, codeRuns, holdsWhole, visitRun } from '#server/engine/index/match-codes';
import { type Looked, markWhole, matchFurther, matchWord } from '#server/engine/index/match-words';
import type { Alternative } from '#server/engine/search-engine';
import { formsOf } from '#server/engine/word-forms';
import { type FamilyIndex, listed } from '#server/read-model/families/columns';
import { modelsApart } from '#server/read-model/families/model-pairs';
import type { Scope } from './scope.ts';
import { addCandidate, type FamilyScratch, noteWord } from './scratch.ts';

/** A word of a text that is looked for: how many slots and wordings have it, and the year that it may be. */
export type SoughtWord = {
  bit: number;
  own: Uint32Array;
  applied: Uint32Array;
  year: number | undefined;
  /** Whether it counts as that year, not as a model's number. */
  isYear: boolean;
  /** The terms that it led to. */
  met: { own: Met[]; applied: Met[] };
  /** Whether the year is said in two digits: then it is one only of an application that another word names. */
  isShortYear: boolean;
};
export type Sought = { words: SoughtWord[]; runs: CodeRun[] };

/** The years that a text says in four digits. */
export const yearsIn = ({ words }: Sought): number[] =>
  words.flatMap(({ year, isYear, isShortYear }) => (year !== undefined && isYear && !isShortYear ? [year] : []));

/** Years up to `lastYear` are read as years. */
type Text = {
  text: string;
  alternatives: readonly Alternative[];
  isSeller: boolean;
  lastYear: number;
  /** Whether the last word may be a beginning. */
  isTyping: boolean;
  /** The words that say measures, which are looked for elsewhere. */
  measures: CodeUnit | undefined;
};

/** A beginning of two characters, the '24' of a 2.4, would be one of too many codes. */
const shortestPrefix = 3;

/** A synonym as short as the 'd' of a diesel matches whole words only: nobody typed it. */
const isShort = (word: string): boolean => word.length < 3;

/** A tank whose description says that its cap comes apart is no other name of a cap. */
const aboveDescription = matchClass.whole + 1;

const firstYear = 1950;

/** '2008', or '98' and '08' as people say them. */
const yearOf = (word: string, lastYear: number): number | undefined => {
  if (!/^(\d{2}|\d{4})$/.test(word)) return undefined;
  const number = Number(word);
  const year = word.length === 4 ? number : number + (number >= firstYear % 100 ? 1900 : 2000);
  return year >= firstYear && year <= lastYear ? year : undefined;
};

const nothingInstead: Instead = { words: [], held: [] };

const noteInstead = (marking: Marking, { held }: Instead): boolean => {
  let found = false;
  for (const { slots, weights, met } of held) {
    for (const [place, slot] of slots.entries()) {
      const weight = weights[place] ?? 0;
      if (markSlot(marking, slot, weight, weight >= nameWeight ? 1 : 0)) found = true;
    }
    if (met) marking.met?.push(...met);
  }
  return found;
};

/**
 * Looks for every word of a text in what families say of themselves and in what they fit; the scratch says what was
 * found, and has those of which a whole code was typed among its candidates.
 */
export const findWords = (
  index: FamilyIndex,
  scope: Scope,
  scratch: FamilyScratch,
  { text, alternatives, isSeller, lastYear, isTyping, measures }: Text,
): Sought => {
  const words = wordsOf(text).slice(0, mostWords);
  const onlyStopWords = words.every(isStopWord);
  const [ownSegments, appliedSegments] = [listed(index.own), listed(index.applied)];
  const { own, applied, wholeCode } = scratch;
  const marked = (of: typeof own, visible: Uint8Array): Marking => ({
    visible,
    best: of.best,
    slots: of.found,
    count: 0,
    met: [],
  });
  const counting = { matched: scratch.matched, score: scratch.score };
  const everywhere = (): Looked[] => [
    ...ownSegments.map((segment) => ({ segment, marking: marked(own, scope.visible) })),
    ...appliedSegments.map((segment) => ({ segment, marking: marked(applied, scope.wordings) })),
  ];
  const isKnown = (word: string): boolean => stands(everywhere(), word, markWhole);
  const usable = ofUnknown(alternatives, words, everywhere);
  const hasOthers = usable.length > 0;
  const insteadOwn = insteadOf(ownSegments, usable, marked(own, scope.visible), counting, aboveDescription);
  const insteadApplied = hasOthers
    ? insteadOf(appliedSegments, usable, marked(applied, scope.wordings), {
        matched: new Uint8Array(applied.room),
        score: new Uint16Array(applied.room),
      })
    : insteadOwn;
  // A model such as F-14000 is typed like a code, but its parts are words.
  const units = codeUnits(text, words).filter(({ from, to }) => !readsAsWords(words.slice(from, to), isKnown));
  const models = modelsApart(words, isKnown);
  const whole = [...units, ...models];
  const runs = codeRuns(ownSegments, words).filter(
    (run) => keepsWhole(whole, run) && (run.code.length >= shortestPrefix || holdsWhole(run)),
  );
  const isSeen = (run: CodeRun): boolean => {
    let seen = false;
    visitRun(run, isSeller, (slot) => {
      if (scope.visible[slot] === 1) seen = true;
    });
    return seen;
  };
  // No part of a code that nothing has may pass for a word, and hidden codes have none.
  const unknown = units.filter((unit) => !runs.some((run) => holdsUnit(run, unit) && isSeen(run)));
  const sought: Sought = { words: [], runs };
  const isLookedFor = (word: string, at: number): boolean =>
    (!isStopWord(word) || onlyStopWords) && !(measures && isOfUnit([measures], at));
  const isOneOfSeveral = words.filter(isLookedFor).length > 1;

  for (const [at, word] of words.entries()) {
    if (!isLookedFor(word, at)) continue;
    const [ownMarking, appliedMarking] = [marked(own, scope.visible), marked(applied, scope.wordings)];
    const isLost = isOfUnit(unknown, at);
    const year = isOfUnit(whole, at) ? undefined : yearOf(word, lastYear);
    const model = models.find((one) => isOfUnit([one], at))?.model;
    const isOnlyItself = isLost || model !== undefined;
    const other = isOnlyItself ? nothingInstead : insteadOwn(at);
    let found = noteInstead(ownMarking, other);
    if (hasOthers && !isOnlyItself && noteInstead(appliedMarking, insteadApplied(at))) found = true;
    // Where other words are looked for too, '1995' is a year before it is how some code begins.
    const isYearBeside = year !== undefined && isOneOfSeveral;
    const begunBy = ({ from, to, code }: CodeRun): number =>
      isYearBeside && to - from === 1 ? vagueCodeWeight : codePrefixWeight(code);
    for (const run of runs)
      if (run.from <= at && at < run.to)
        visitRun(run, isSeller, (slot, kind, whole) => {
          if (!whole && run.code.length < shortestPrefix) return;
          if (!markSlot(ownMarking, slot, whole ? wholeCodeWeight : begunBy(run), 0)) return;
          found = true;
          if (!whole) return;
          addCandidate(scratch, slot);
          wholeCode[slot] = Math.max(wholeCode[slot] ?? 0, kind.rank + (isTelling(run.code) ? tellingRank : 0));
        });
    const looked = [
      ...ownSegments.map((segment) => ({ segment, marking: ownMarking })),
      ...appliedSegments.map((segment) => ({ segment, marking: appliedMarking })),
    ];
    for (const { segment, marking } of looked)
      for (const short of other.words.filter(isShort)) if (markWhole(segment, short, marking) > 0) found = true;
    const others = other.words.filter((one) => !isShort(one));
    // 'gol' is no Golf: what stands by itself begins nothing, until it is typed on.
    const beginnings = isTyping && at === words.length - 1 ? 'always' : 'unnamed';
    const forms = model === undefined ? formsOf(words, at) : [model];
    const isFound = isLost || matchWord(looked, [...forms, ...others], found, beginnings);
    if (!isFound) matchFurther(looked, word);
    const bit = sought.words.length;
    scratch.wordCount = bit + 1;
    sought.words.push({
      bit,
      year,
      isYear: year !== undefined,
      isShortYear: word.length === 2,
      met: { own: ownMarking.met ?? [], applied: appliedMarking.met ?? [] },
      own: own.found.slice(0, noteWord(own, bit, ownMarking.count)),
      applied: applied.found.slice(0, noteWord(applied, bit, appliedMarking.count)),
    });
  }
  return sought;
};
