import { isStopWord, stem, wordsOf } from './analyzer.ts';
import { differByPair, lettersOf, misspelt, typosAllowed } from './index/typos.ts';
import { packWords, wordAt } from './index/word-list.ts';
import type { Alternative } from './search-engine.ts';

/** A form by its words, and the forms that mean the same. */
type Form = { stems: string[]; words: string[]; others: Form[] };
/** Groups of forms that mean the same, made ready to be looked for. */
export type Synonyms = { byFirst: ReadonlyMap<string, readonly Form[]>; read: (stem: string) => string };

/** So many ways to say a text are looked for. */
const most = 12;

const formOf = (text: string): Form => {
  const words = wordsOf(text).filter((word) => !isStopWord(word));
  return { stems: words.map(stem), words, others: [] };
};

/** Reads a stem that is none of these as the one that it is a letter off, where that begins alike and is the only one. */
const reader = (stems: ReadonlySet<string>) => {
  const list = packWords([...stems].sort());
  const letters = lettersOf(list);
  return (typed: string): string => {
    if (stems.has(typed) || typosAllowed(typed) === 0) return typed;
    const near = misspelt(typed, list, letters, 1, false)
      .map((place) => wordAt(list, place))
      .filter((one) => one[0] === typed[0]);
    const pairs = near.filter((one) => differByPair(typed, one));
    const [meant, other] = pairs.length > 0 ? pairs : near;
    return meant === undefined || other !== undefined ? typed : meant;
  };
};

/** Makes groups of forms ready; those of a group mean the same. */
export const compileSynonyms = (groups: readonly (readonly string[])[]): Synonyms => {
  const byFirst = new Map<string, Form[]>();
  for (const group of groups) {
    const forms = group.map(formOf).filter(({ words }) => words.length > 0);
    for (const form of forms) {
      form.others = forms.filter((other) => other !== form);
      const first = form.stems[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), form]);
    }
  }
  const all = [...byFirst.values()].flat().flatMap(({ stems }) => stems);
  return { byFirst, read: reader(new Set(all)) };
};

/**
 * The other ways to say parts of a text; in either number and gender, stop words left out. Where
 * words of a part are misspelt it is said as it was meant, too.
 */
export const alternativesIn = ({ byFirst, read }: Synonyms, text: string): Alternative[] => {
  const asked = wordsOf(text).flatMap((word, at) => {
    if (isStopWord(word)) return [];
    const typed = stem(word);
    const meant = read(typed);
    return [{ at, stem: meant, isMisspelt: meant !== typed }];
  });
  const found = asked.flatMap(({ at: from, stem: first }, place) =>
    (byFirst.get(first) ?? []).flatMap((form): Alternative[] => {
      const last = asked[place + form.stems.length - 1];
      if (!last || form.stems.some((one, step) => asked[place + step]?.stem !== one)) return [];
      const wrong = asked
        .slice(place, place + form.stems.length)
        .flatMap(({ at, isMisspelt }) => (isMisspelt ? [at] : []));
      const part = { from, to: last.at + 1, ...(wrong.length > 0 && { misspelt: wrong }) };
      const meant = wrong.length > 0 ? [form, ...form.others] : form.others;
      return meant.map(({ words }) => ({ ...part, words }));
    }),
  );
  return found.slice(0, most);
};
