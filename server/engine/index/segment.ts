import { plainCode } from '#server/plain-text';
import { stem } from '../analyzer.ts';
import type { Worded } from '../search-engine.ts';
import { type Fields, fieldBits, kindBits, readersOf } from './fields.ts';
import { type Lists, packLists } from './lists.ts';
import { lettersOf } from './typos.ts';
import { packWords, type WordList } from './word-list.ts';

/** The words and codes of the slots from `first` on; never changed once built. Slots inside are counted from `first`. */
export type Segment = {
  first: number;
  count: number;
  fields: Fields;
  terms: WordList;
  termLetters: Uint32Array<ArrayBuffer>;
  /** `slot << fieldBits | field mask`, ascending. */
  postings: Lists;
  stems: WordList;
  stemLetters: Uint32Array<ArrayBuffer>;
  /** Places of the terms that share a stem. */
  stemTerms: Lists;
  codes: WordList;
  /** `slot << kindBits | place of the kind`. */
  codeSlots: Lists;
};

type SegmentBuilder = { add: (document: Worded | undefined) => void; finish: () => Segment };

/** Pairs of a word and a number as they come: at the same place of two arrays, the word by when it was first met. */
type Collected = {
  places: Map<string, number>;
  words: Uint32Array<ArrayBuffer>;
  items: Uint32Array<ArrayBuffer>;
  count: number;
};

const collect = (): Collected => ({
  places: new Map(),
  count: 0,
  words: new Uint32Array(256),
  items: new Uint32Array(256),
});

const enlarge = (array: Uint32Array): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
};

const push = (collected: Collected, word: string, item: number): void => {
  if (collected.count === collected.items.length) {
    collected.words = enlarge(collected.words);
    collected.items = enlarge(collected.items);
  }
  const { places } = collected;
  let place = places.get(word);
  if (place === undefined) {
    place = places.size;
    places.set(word, place);
  }
  collected.words[collected.count] = place;
  collected.items[collected.count++] = item;
};

/** Sorts what was collected by word, the numbers of a word as they came, and packs words and lists. */
const pack = ({ places, words, items, count }: Collected): { sorted: string[]; words: WordList; lists: Lists } => {
  const sorted = [...places.keys()].sort();
  const ranks = new Uint32Array(sorted.length);
  for (let rank = 0; rank < sorted.length; rank++) ranks[places.get(sorted[rank] ?? '') ?? 0] = rank;
  const lists = packLists(sorted.length, (visit) => {
    for (let at = 0; at < count; at++) visit(ranks[words[at] ?? 0] ?? 0, items[at] ?? 0);
  });
  return { sorted, words: packWords(sorted), lists };
};

/** Builds the segment of the slots from `first` on; `add(undefined)` leaves a slot without words. */
export const startSegment = (first: number, fields: Fields): SegmentBuilder => {
  const readers = readersOf(fields);
  const kinds = new Map(fields.kinds.map(({ key }, place) => [key, place]));
  let count = 0;
  const terms = collect();
  const codes = collect();
  const masks = new Map<string, number>();

  const add = (document: Worded | undefined): void => {
    const slot = count++;
    if (!document) return;
    masks.clear();
    for (let field = 0; field < readers.length; field++)
      for (const word of readers[field]?.(document) ?? []) masks.set(word, (masks.get(word) ?? 0) | (1 << field));
    for (const [word, mask] of masks) push(terms, word, ((slot << fieldBits) | mask) >>> 0);
    for (const { kind, raw } of document.codes) {
      const code = plainCode(raw);
      const place = kinds.get(kind);
      if (code && place !== undefined) push(codes, code, (slot << kindBits) | place);
    }
  };

  const finish = (): Segment => {
    const text = pack(terms);
    const stems = collect();
    for (const [at, term] of text.sorted.entries()) push(stems, stem(term), at);
    const byStem = pack(stems);
    const byCode = pack(codes);
    return {
      first,
      count,
      fields,
      terms: text.words,
      termLetters: lettersOf(text.words),
      postings: text.lists,
      stems: byStem.words,
      stemLetters: lettersOf(byStem.words),
      stemTerms: byStem.lists,
      codes: byCode.words,
      codeSlots: byCode.lists,
    };
  };
  return { add, finish };
};

/** The buffers to hand over when a segment goes from one thread to another. */
export const segmentBuffers = (segment: Segment): ArrayBuffer[] => [
  ...[segment.terms, segment.stems, segment.codes].flatMap((list) => [list.bytes.buffer, list.starts.buffer]),
  ...[segment.postings, segment.stemTerms, segment.codeSlots].flatMap((lists) => [
    lists.starts.buffer,
    lists.items.buffer,
  ]),
  segment.termLetters.buffer,
  segment.stemLetters.buffer,
];
