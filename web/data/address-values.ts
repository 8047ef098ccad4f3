/** The id in a part of an address; undefined of any other text. */
export const idIn = (text: string | null | undefined) =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** A part of an address that is one of these words; undefined of any other text. */
export const wordIn = <T extends object>(words: T, word: string | null) =>
  word !== null && Object.hasOwn(words, word) ? (word as keyof T) : undefined;
