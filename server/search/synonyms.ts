import type { SiteSettings } from '#sites/site';
import { readSynonyms } from '#sites/synonyms';
import { isStopWord, stem, wordsOf } from './analyzer.ts';
import type { Alternative } from './catalog-search.ts';

/** A form by its words, and the forms that mean the same. */
type Form = { stems: string[]; words: string[]; others: Form[] };
type Synonyms = ReadonlyMap<string, readonly Form[]>;

/** So many ways to say a text are looked for. */
const most = 12;

const formOf = (text: string): Form => {
  const words = wordsOf(text).filter((word) => !isStopWord(word));
  return { stems: words.map(stem), words, others: [] };
};

const compile = (text: string): Synonyms => {
  const byFirst = new Map<string, Form[]>();
  for (const group of readSynonyms(text).groups) {
    const forms = group.map(formOf).filter(({ words }) => words.length > 0);
    for (const form of forms) {
      form.others = forms.filter((other) => other !== form);
      const first = form.stems[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), form]);
    }
  }
  return byFirst;
};

// The settings of a site are one object until they change.
const compiled = new WeakMap<SiteSettings, Synonyms>();

const synonymsOf = (settings: SiteSettings): Synonyms => {
  const known = compiled.get(settings);
  if (known) return known;
  const made = compile(settings.synonyms);
  compiled.set(settings, made);
  return made;
};

/** The other ways to say parts of a text, by the site's synonyms; in either number and gender, stop words left out. */
export const alternativesOf = (settings: SiteSettings, text: string): Alternative[] => {
  const synonyms = synonymsOf(settings);
  const asked = wordsOf(text).flatMap((word, at) => (isStopWord(word) ? [] : [{ at, stem: stem(word) }]));
  const found = asked.flatMap(({ at: from, stem: first }, place) =>
    (synonyms.get(first) ?? []).flatMap((form): Alternative[] => {
      const last = asked[place + form.stems.length - 1];
      if (!last || form.stems.some((one, step) => asked[place + step]?.stem !== one)) return [];
      return form.others.map(({ words }) => ({ from, to: last.at + 1, words }));
    }),
  );
  return found.slice(0, most);
};
