import { isStopWord, isWish, joinedName, wordsOf } from '#server/engine/analyzer';
import { rarityBonus } from '#server/engine/index/fields';
import type { Alternative, SearchAnswer, SearchDocument, SearchQuery } from '#server/engine/search-engine';
import { alsoWritten, formsOf } from '#server/engine/word-forms';
import { plainCode } from '#server/plain-text';
import { testSchema } from './a-document.ts';
import { isBelow, passes, passesOthers } from './naive-filters.ts';
import { apart, exactly, type Matcher, withTypos } from './naive-words.ts';

/** The rules of search once more, slowly and over plain objects: what the index is compared with. */

const contentIn = (words: string[]): string[] => [...words.filter((word) => !isStopWord(word)), ...alsoWritten(words)];
const contentOf = (text: string): string[] => contentIn(wordsOf(text));

const pairsOf = (words: string[]): string[] => words.flatMap((word, at) => joinedName(word, words[at + 1] ?? '') ?? []);

/** Where a name turns from what the thing is to what it is for. */
const turnOf = (words: string[]): number => {
  for (let at = 1; at < words.length; at++)
    if (words[at] === 'para' || (words[at] === 'con' && !words[at - 1]?.startsWith('compatible'))) return at;
  return words.length;
};

const thingOf = (name: string): string[] => {
  const words = wordsOf(name);
  return words.slice(0, words[0] === 'para' || words[0] === 'con' ? words.length : turnOf(words));
};

const textsOf = (document: SearchDocument): { weight: number; words: string[] }[] => {
  const thing = thingOf(document.name);
  const purpose = wordsOf(document.name).slice(thing.length);
  const digits = wordsOf(document.name).filter(
    (word) => /^[a-z]{1,4}\d{3,}[a-z]{0,3}$/.test(word) && !/^x\d/.test(word),
  );
  const category = contentOf(document.texts.category ?? '');
  const own = plainCode(document.codes.find(({ kind }) => kind === 'own')?.raw ?? '');
  const namesake = thing.filter((word) => !isStopWord(word) && word.length >= 3 && own.startsWith(word));
  const terms = [...contentIn(thing), ...pairsOf(thing)];
  return [
    {
      weight: 11,
      words: contentOf(document.name)
        .slice(0, 1)
        .filter((word) => category.includes(word) && terms.includes(word)),
    },
    { weight: 10, words: contentOf(document.name).slice(0, 1) },
    { weight: 10, words: namesake.filter((word) => category.includes(word)) },
    { weight: 9, words: namesake },
    { weight: 9, words: terms.filter((word) => category.includes(word)) },
    { weight: 8, words: terms },
    { weight: 7, words: [...contentIn(purpose), ...pairsOf(purpose)] },
    { weight: 6, words: digits.map((word) => word.replace(/[a-z]/g, '')) },
    { weight: 5, words: contentOf(document.texts.brand ?? '') },
    { weight: 5, words: category },
    { weight: 2, words: contentOf(document.texts.specifications ?? '') },
    { weight: 1, words: contentOf(document.texts.description ?? '') },
  ];
};

const weigh = (document: SearchDocument, matcher: Matcher): number =>
  Math.max(0, ...textsOf(document).flatMap(({ weight, words }) => words.map((word) => matcher(word) * weight)));

/** Weight of the worse of two words that both stand in the name. */
const weighInName = (document: SearchDocument, parts: readonly Matcher[]): number => {
  const worse = Math.min(...parts.map((part) => weigh(document, part)));
  return worse >= 32 ? worse : 0;
};

const weighAll = (document: SearchDocument, words: readonly string[]): number => {
  const weights = words.map((word) => weigh(document, exactly(word)));
  return weights.includes(0) ? 0 : Math.floor(weights.reduce((sum, weight) => sum + weight, 0) / words.length);
};

type Hit = { matched: number; score: number; exact: number; coverage: number };

const kinds = testSchema.codes.map(({ key }) => key);
const kindRank = (kind: string): number => 4 - kinds.indexOf(kind);

/** Weight of a run of words that are, or begin, one of the document's codes. */
const weighCode = (document: SearchDocument, run: string, seesAll: boolean): { weight: number; exact: number } => {
  let weight = 0;
  let exact = 0;
  for (const { kind, raw } of document.codes) {
    const code = plainCode(raw);
    if (code && code === run) {
      weight = 48;
      exact = Math.max(exact, kindRank(kind) + (run.length >= 5 && /\d/.test(run) ? 8 : 0));
    } else if (code.startsWith(run) && run.length >= 2 && (kind !== 'provider' || seesAll))
      weight = Math.max(weight, run.length >= 4 && /\d/.test(run) ? 44 : 20);
  }
  return { weight, exact };
};

const hitsOf = (
  visible: SearchDocument[],
  text: string,
  seesAll: boolean,
  alternatives: readonly Alternative[],
): { hits: Hit[]; wordCount: number } => {
  const words = wordsOf(text).slice(0, 16);
  const hits: Hit[] = visible.map(() => ({ matched: 0, score: 0, exact: 0, coverage: 0 }));
  const inName = visible.map(() => 0);
  const isThing = (word: string): boolean => !isStopWord(word) && !isWish(word);
  const hasThing = words.some(isThing);
  const isNeeded = (word: string): boolean => (hasThing ? isThing(word) : !isStopWord(word) || words.every(isStopWord));
  const needed = words.flatMap((word, at) => (isNeeded(word) ? [at] : []));
  for (const at of needed) {
    const codes = visible.map((document) => {
      const best = { weight: 0, exact: 0 };
      for (let from = 0; from <= at; from++)
        for (let to = at + 1; to <= words.length; to++) {
          const { weight, exact } = weighCode(document, words.slice(from, to).join('').replaceAll('.', ''), seesAll);
          best.weight = Math.max(best.weight, weight);
          best.exact = Math.max(best.exact, exact);
        }
      return best;
    });
    const here = alternatives.filter(({ from, to }) => from <= at && at < to);
    let weights = codes.map(({ weight }) => weight);
    let named = visible.map((document) =>
      Math.max(0, ...here.flatMap((one) => (one.words.length > 1 ? weighAll(document, one.words) : []))),
    );
    weights = weights.map((weight, index) => Math.max(weight, named[index] ?? 0));
    const single = here.flatMap((one) => (one.words.length === 1 ? one.words : []));
    const forms = [...formsOf(words, at), ...single].map(exactly);
    const anyForm: Matcher = (term) => Math.max(...forms.map((form) => form(term)));
    const asTwo = (document: SearchDocument): number =>
      Math.max(0, ...apart(words[at] ?? '').map((parts) => weighInName(document, parts)));
    const whole = (matcher: Matcher) => (document: SearchDocument) => weigh(document, matcher);
    for (const [step, worth] of [whole(anyForm), asTwo, ...withTypos(words[at] ?? '').map(whole)].entries()) {
      if (step > 0 && weights.some((weight) => weight > 0)) break;
      named = visible.map((document, index) => Math.max(named[index] ?? 0, worth(document)));
      weights = weights.map((weight, index) => Math.max(weight, named[index] ?? 0));
    }
    const bonus = rarityBonus(weights.filter((weight) => weight > 0).length);
    for (const [index, hit] of hits.entries()) {
      const weight = weights[index] ?? 0;
      hit.matched += weight > 0 ? 1 : 0;
      hit.score += (at === needed[0] && weight >= 40 ? weight + 8 : weight) + (weight > 0 ? bonus : 0);
      hit.exact = Math.max(hit.exact, codes[index]?.exact ?? 0);
      inName[index] = (inName[index] ?? 0) + ((named[index] ?? 0) >= 32 ? 1 : 0);
    }
  }
  for (const wish of hasThing ? words.filter(isWish) : [])
    for (const [index, hit] of hits.entries()) {
      const document = visible[index];
      if (document && hit.matched > 0 && weigh(document, exactly(wish)) > 0) hit.score += 1;
    }
  for (const [index, hit] of hits.entries()) {
    const { name = '', popularity = 0 } = visible[index] ?? {};
    const nameWords = Math.max(1, thingOf(name).filter((word) => !isStopWord(word)).length);
    hit.coverage = Math.floor(8 * Math.min(1, (inName[index] ?? 0) / nameWords));
    hit.coverage += popularity >= 99 ? 2 : popularity >= 9 ? 1 : 0;
    if (hit.exact >= 8) hit.matched = needed.length;
  }
  return { hits, wordCount: needed.length };
};

const facetKeys = testSchema.facets.map(({ key }) => key);

const valuesOf = ({ values }: SearchDocument, key: string): (string | number)[] => {
  const value = values[key] ?? null;
  if (value === null) return [];
  if (key !== 'categoryId') return [value];
  const parts = String(value).split('.');
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
};

type Found = { document: SearchDocument; hit: Hit };

const best = (found: Found[], least: number): Found[] => {
  const tier = Math.max(0, ...found.map(({ hit }) => hit.matched));
  return tier < least ? [] : found.filter(({ hit }) => hit.matched === tier);
};

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

const compareKept = (
  one: SearchDocument,
  other: SearchDocument,
  { key, descends }: NonNullable<SearchQuery['keptOrder']>,
): number => {
  const textOf = ({ name, codes }: SearchDocument): string =>
    key === 'name' ? name : (codes.find(({ kind }) => kind === 'own')?.raw ?? '');
  const numberOf = ({ numbers }: SearchDocument): number => numbers?.[key] ?? 0;
  const by = key === 'units' ? numberOf(one) - numberOf(other) : collator.compare(textOf(one), textOf(other));
  return (descends ? -by : by) || one.id - other.id;
};

/** Answers as the index must, but for `codeMatches` and `properties`. */
export const naiveSearch = (
  documents: SearchDocument[],
  query: SearchQuery,
): Omit<SearchAnswer, 'codeMatches' | 'properties'> => {
  const visible = documents.filter(
    (document) =>
      (query.seesAll || document.isPublic) &&
      (!query.roots || query.roots.some((root) => isBelow(String(document.values.categoryId), root))),
  );
  const text = query.text?.trim() ? query.text : undefined;
  const { hits, wordCount } = text
    ? hitsOf(visible, text, query.seesAll, query.alternatives ?? [])
    : { hits: visible.map((): Hit => ({ matched: 0, score: 0, exact: 0, coverage: 0 })), wordCount: 0 };
  const found: Found[] = visible.flatMap((document, at) => {
    const hit = hits[at];
    return hit && (!text || hit.matched > 0) ? [{ document, hit }] : [];
  });
  const results = best(
    found.filter(
      ({ document }) => passesOthers(document, query) && facetKeys.every((key) => passes(document, key, query)),
    ),
    0,
  );
  const tier = results[0]?.hit.matched ?? (text ? 1 : 0);
  const keysOf = ({ document, hit }: Found): number[] => {
    const order = query.seesAmounts ? query.order : 'relevance';
    // On request, which a price of 0 is, comes last.
    if (order === 'ascending') return [hit.exact, -(document.amount || Number.MAX_SAFE_INTEGER), -document.id];
    if (order === 'descending') return [hit.exact, document.amount, -document.id];
    const isAvailable = document.isAvailable ? 1 : 0;
    return [hit.exact, hit.score, isAvailable, hit.coverage, document.popularity, -document.id];
  };
  const sorted = results.toSorted((one, other) => {
    if (query.keptOrder) return compareKept(one.document, other.document, query.keptOrder);
    const others = keysOf(other);
    return keysOf(one).reduce((sign, key, at) => sign || (others[at] ?? 0) - key, 0);
  });
  const facets = facetKeys.map((key) => {
    const others = found.filter(
      ({ document }) =>
        passesOthers(document, query) && facetKeys.every((one) => one === key || passes(document, one, query)),
    );
    const values = new Set(others.flatMap(({ document }) => valuesOf(document, key)));
    const items = [...values].map((id) => {
      const own = others.filter(({ document }) => valuesOf(document, key).includes(id));
      return { id, count: best(own, tier).length };
    });
    const compare = (one: string | number, other: string | number): number => (one < other ? -1 : 1);
    return {
      key,
      items: items.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || compare(a.id, b.id)),
    };
  });
  return {
    ids: sorted.slice(query.rowIndex, query.rowIndex + query.rowsMax).map(({ document }) => document.id),
    total: results.length,
    nearest: results.length > 0 && tier < wordCount,
    facets,
  };
};
