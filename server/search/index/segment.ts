import { codeOf, stem } from '../analyzer.ts';
import type { SearchDocument } from '../catalog-search.ts';
import { codeKinds } from '../catalog-search.ts';
import { fieldBits, textFields } from './fields.ts';
import { lettersOf } from './typos.ts';
import { packWords, type WordList } from './word-list.ts';

/** Lists of numbers by a word's place: those of place `p` stand from `starts[p]` to `starts[p + 1]`. */
export type Lists = { starts: Uint32Array<ArrayBuffer>; items: Uint32Array<ArrayBuffer> };

/** The words and codes of the slots from `first` on; never changed once built. Slots inside are counted from `first`. */
export type Segment = {
  first: number;
  count: number;
  terms: WordList;
  termLetters: Uint32Array<ArrayBuffer>;
  /** `slot << fieldBits | field mask`, ascending. */
  postings: Lists;
  stems: WordList;
  stemLetters: Uint32Array<ArrayBuffer>;
  /** Places of the terms that share a stem. */
  stemTerms: Lists;
  codes: WordList;
  /** `slot << 2 | place of the kind`. */
  codeSlots: Lists;
};

type SegmentBuilder = { add: (document: SearchDocument | undefined) => void; finish: () => Segment };

/** Sorts what was collected by word and packs words and lists. */
const pack = (lists: Map<string, number[]>): { words: WordList; lists: Lists } => {
  const sorted = [...lists.keys()].sort();
  const starts = new Uint32Array(sorted.length + 1);
  for (let at = 0; at < sorted.length; at++)
    starts[at + 1] = (starts[at] ?? 0) + (lists.get(sorted[at] ?? '')?.length ?? 0);
  const items = new Uint32Array(starts[sorted.length] ?? 0);
  for (let at = 0; at < sorted.length; at++) items.set(lists.get(sorted[at] ?? '') ?? [], starts[at]);
  return { words: packWords(sorted), lists: { starts, items } };
};

const push = (lists: Map<string, number[]>, word: string, item: number): void => {
  const list = lists.get(word);
  if (list) list.push(item);
  else lists.set(word, [item]);
};

/** Builds the segment of the slots from `first` on; `add(undefined)` leaves a slot without words. */
export const startSegment = (first: number): SegmentBuilder => {
  let count = 0;
  const terms = new Map<string, number[]>();
  const codes = new Map<string, number[]>();
  const masks = new Map<string, number>();

  const add = (document: SearchDocument | undefined): void => {
    const slot = count++;
    if (!document) return;
    masks.clear();
    for (let field = 0; field < textFields.length; field++)
      for (const word of textFields[field]?.words(document) ?? [])
        masks.set(word, (masks.get(word) ?? 0) | (1 << field));
    for (const [word, mask] of masks) push(terms, word, ((slot << fieldBits) | mask) >>> 0);
    for (const { kind, raw } of document.codes) {
      const code = codeOf(raw);
      if (code) push(codes, code, (slot << 2) | codeKinds.indexOf(kind));
    }
  };

  const finish = (): Segment => {
    const text = pack(terms);
    const stems = new Map<string, number[]>();
    const sorted = [...terms.keys()].sort();
    for (let at = 0; at < sorted.length; at++) push(stems, stem(sorted[at] ?? ''), at);
    const byStem = pack(stems);
    const byCode = pack(codes);
    return {
      first,
      count,
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
