import { isStopWord, joinedName, wordsOf } from '../analyzer.ts';
import type { CodeKind, SearchDocument } from '../catalog-search.ts';
import { codeKinds } from '../catalog-search.ts';

/** The texts that words are looked for in, and what a match there is worth. `head` is what the thing is: its name's first word. */
export const textFields: readonly { key: string; weight: number; words: (document: SearchDocument) => string[] }[] = [
  { key: 'head', weight: 10, words: (document) => contentWords(document.name).slice(0, 1) },
  { key: 'name', weight: 8, words: (document) => nameWords(document.name) },
  { key: 'brand', weight: 5, words: (document) => contentWords(document.brandName) },
  { key: 'category', weight: 5, words: (document) => contentWords(document.categoryName) },
  { key: 'specifications', weight: 2, words: (document) => contentWords(document.specifications) },
  { key: 'description', weight: 1, words: (document) => contentWords(document.description) },
];

/** How a word matched: as a whole (in either number), by its beginning or in the other gender, with a typo. */
export const matchClass = { whole: 4, part: 3, typo: 2 } as const;
/** The beginning of a code is worth more than a word of the name where it can hardly be anything else, less where it can. */
export const codePrefixWeight = (code: string): number => (code.length >= 4 && /\d/.test(code) ? 44 : 20);
export const wholeCodeWeight = 48;
/** From here on a word's weight says that it stands whole in the name. */
export const nameWeight = 8 * matchClass.whole;
/** Into how many steps the share of a name that the words asked for make up is rounded. */
export const coverageSteps = 8;
/** The beginning of a code counts from this length on. */
export const shortestCodePrefix = 2;

/** A posting is `slot << fieldBits | mask of text fields`; room is left for the fields of autoparts. */
export const fieldBits = 10;

/** The best weight among the fields of a mask, by mask. */
export const weightOfMask = Uint8Array.from({ length: 1 << textFields.length }, (_, mask) =>
  Math.max(0, ...textFields.map((field, at) => (mask & (1 << at) ? field.weight : 0))),
);

export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));

const nameWords = (name: string): string[] => {
  const words = wordsOf(name);
  const joined = words.flatMap((word, at) => joinedName(word, words[at + 1] ?? '') ?? []);
  return [...words.filter((word) => !isStopWord(word)), ...joined];
};

export const kindRank = (kind: CodeKind): number => codeKinds.length - codeKinds.indexOf(kind);

/** A number that changes with anything that words or codes are looked for in. */
export const fingerprint = (document: SearchDocument): number => {
  const text = [
    document.name,
    document.brandName,
    document.categoryName,
    document.specifications,
    document.description,
    ...document.codes.map((code) => `${code.kind}:${code.raw}`),
  ].join('\u0000');
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
};
