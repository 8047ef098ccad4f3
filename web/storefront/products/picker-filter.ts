/** As it is compared: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds each word that is typed, whatever their case and accents. */
export const holds = (name: string, typed: string) =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
