import { isStopWord, wordsOf } from '#server/engine/analyzer';
import type { CodeUnit } from '#server/engine/code-units';

/** A model of letters and a number apart, 'F-100' or 'S 10': neither part means anything alone. */
type ModelApart = CodeUnit & { model: string };

const pairsIn = (words: readonly string[]): ModelApart[] =>
  words.slice(1).flatMap((number, from) => {
    const letters = words[from] ?? '';
    if (!/^[a-z]{1,4}$/.test(letters) || !/^\d{1,5}$/.test(number)) return [];
    return letters.length > 1 && isStopWord(letters) ? [] : [{ from, to: from + 2, model: letters + number }];
  });

/** A vehicle's name, followed by each of its models written apart as one word. */
export const withJoinedModels = (name: string): string =>
  [name, ...pairsIn(wordsOf(name)).map(({ model }) => model)].join(' ');

/** The models in a text that are written apart, of those that are known as one word. */
export const modelsApart = (words: readonly string[], isKnown: (word: string) => boolean): ModelApart[] =>
  pairsIn(words).filter(({ model }) => isKnown(model));
