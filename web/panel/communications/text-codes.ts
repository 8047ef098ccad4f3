/** A piece of a text; `isCode` where it is that of a product. */
type Piece = { text: string; isCode: boolean };

// A code has a digit, and its signs stand inside it: a comma or a full stop behind it is the sentence's.
const token = /[\p{L}\p{N}](?:[\p{L}\p{N}./_+-]*[\p{L}\p{N}])?/gu;
const shortest = 3;
/** As calls take them. */
const longest = 60;
const isCodeLike = (word: string) => /\d/.test(word) && word.length >= shortest && word.length <= longest;

/** The words of texts that may be codes of products, each once. */
export const codesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(token) ?? []).filter(isCodeLike)),
];

/** A text in pieces, those that are among the codes apart from what stands between them. */
export const splitByCodes = (text: string, codes: ReadonlySet<string>): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    if (!codes.has(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isCode: false });
    pieces.push({ text: word, isCode: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isCode: false }] : pieces;
};
