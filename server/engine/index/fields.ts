import type { SearchSchema, Worded } from '../search-engine.ts';
import { contentWords, headTerms, namesakes, numberTerms, purposeTerms, thingTerms } from './name-parts.ts';

/**
 * The searched parts of a document's name, with the weight of a match in each. `head` is the name's first word, which
 * says the kind of thing.
 */
const nameFields = [
  { key: 'head', weight: 10, words: (document) => headTerms(document.name) },
  { key: 'namesake', weight: 9, words: ({ name, codes }, ownKind) => namesakes(name, codes, ownKind) },
  { key: 'name', weight: 8, words: (document) => thingTerms(document.name) },
  { key: 'purpose', weight: 7, words: (document) => purposeTerms(document.name) },
  { key: 'number', weight: 6, words: (document) => numberTerms(document.name) },
] as const satisfies readonly {
  key: string;
  weight: number;
  words: (document: Worded, ownKind: string | undefined) => string[];
}[];

/** How a word matched: as a whole (in either number), by its beginning or in the other gender, with a typo. */
export const matchClass = { whole: 4, part: 3, typo: 2 } as const;
/** Weight of the beginning of a code that may as well be something else: a short one, or a year. */
export const vagueCodeWeight = 20;
/** The beginning of a code is worth more than a word of the name where it can hardly be anything else, less where it can. */
export const codePrefixWeight = (code: string): number => (code.length >= 4 && /\d/.test(code) ? 44 : vagueCodeWeight);
export const wholeCodeWeight = 48;
/** From here on a word's weight says that it stands whole in the name. */
export const nameWeight = 8 * matchClass.whole;
/** From here on a word's weight says that it is what the thing is; typed first it most often is what is wanted. */
export const headWeight = 10 * matchClass.whole;
export const firstWordBonus = 8;
/**
 * Bonus of a rare word where no document has all words, by the number of documents that have it. In 'pinza pelacables'
 * the second word is the rarer one and says more.
 */
export const rarityBonus = (documents: number): number => 3 * Math.max(0, Math.clz32(documents) - 11);
/** Into how many steps the share of a name that the words asked for make up is rounded. */
export const coverageSteps = 8;
/** Popularities from which that share gains one step, and a second one. */
export const popularFrom = [9, 99] as const;
/** The beginning of a code counts from this length on. */
export const shortestCodePrefix = 2;

/** A posting is `slot << fieldBits | mask of fields`: those of the name, then the texts. */
export const fieldBits = 10;
export const fieldMask = (1 << fieldBits) - 1;
/** A code's entry is `slot << kindBits | place of its kind`. */
export const kindBits = 3;

/** A kind of code; the higher its rank, the earlier equal whole matches are listed. */
export type RankedKind = { key: string; isSecret: boolean; rank: number };

/** A schema's texts and codes made ready: what words are worth by mask, and the kinds of codes by place. Plain data. */
export type Fields = {
  texts: SearchSchema['texts'];
  weights: Uint8Array<ArrayBuffer>;
  kinds: readonly RankedKind[];
};

const bitOfName = (key: (typeof nameFields)[number]['key']): number =>
  1 << nameFields.findIndex((field) => field.key === key);

/** The bit of a text, or of what a name is read for, in a mask. */
export const bitOf = ({ texts }: Pick<Fields, 'texts'>, key: string): number =>
  1 << [...nameFields, ...texts].findIndex((field) => field.key === key);

/** How many masks there are. */
export const masksOf = ({ texts }: Pick<Fields, 'texts'>): number => 1 << (nameFields.length + texts.length);

/** The best weight among the fields of a mask, by mask; one more where the name and a text that tells its kind agree. */
const weightsOf = (texts: Fields['texts']): Uint8Array<ArrayBuffer> => {
  const fields = [...nameFields, ...texts];
  const confirming = texts.filter(({ confirmsName }) => confirmsName);
  const confirmed = confirming.reduce((bits, { key }) => bits | bitOf({ texts }, key), 0);
  return Uint8Array.from({ length: 1 << fields.length }, (_, mask) => {
    const best = Math.max(0, ...fields.map((field, at) => (mask & (1 << at) ? field.weight : 0)));
    return mask & bitOfName('name') && mask & confirmed ? best + 1 : best;
  });
};

export const fieldsOf = ({ texts, codes }: Pick<SearchSchema, 'texts' | 'codes'>): Fields => {
  if (codes.length > 1 << kindBits) throw new Error('More kinds of codes than an entry can tell.');
  const kinds = codes.map(({ key, isSecret = false }, at) => ({ key, isSecret, rank: codes.length - at }));
  return { texts, weights: weightsOf(texts), kinds };
};

/** By field the words of a document. */
export const readersOf = ({ texts, kinds }: Fields): ((document: Worded) => string[])[] => {
  const ownKind = kinds[0]?.key;
  return [
    ...nameFields.map(
      ({ words }) =>
        (document: Worded) =>
          words(document, ownKind),
    ),
    ...texts.map(
      ({ key }) =>
        (document: Worded) =>
          contentWords(document.texts[key] ?? ''),
    ),
  ];
};

/** A number of 53 bits that differs for different texts. */
export const hashOf = (text: string): number => {
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

/** A number that changes with anything that words or codes are looked for in. */
export const fingerprint = ({ name, texts, codes }: Worded): number =>
  hashOf([name, ...Object.values(texts), ...codes.map((code) => `${code.kind}:${code.raw}`)].join('\u0000'));
