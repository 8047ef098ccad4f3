/** Lower case without accents. */
export const foldedText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds each word that is typed, whatever their case and accents. */
export const holds = (name: string, typed: string) =>
  foldedText(typed)
    .split(/\s+/)
    .every((word) => foldedText(name).includes(word));
