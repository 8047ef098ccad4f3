/** As it is compared: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds each word that is typed, whatever their case and accents. */
export const holds = (name: string, typed: string) =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));

const wordsOf = (text: string) => plain(text).split(/[\s/-]+/);

/**
 * Those of the vehicles whose text holds what is typed. A word that is finished, which one of them has as a whole, means no
 * longer one: 'gol 1.6' is no Golf; the last one is still being typed.
 */
export const matching = <T>(vehicles: readonly T[], textOf: (vehicle: T) => string, typed: string): T[] => {
  const finished = plain(typed).split(/\s+/).slice(0, -1).filter(Boolean);
  const whole = finished.filter((word) => vehicles.some((one) => wordsOf(textOf(one)).includes(word)));
  return vehicles.filter((one) => {
    const words = wordsOf(textOf(one));
    return holds(textOf(one), typed) && whole.every((word) => words.includes(word));
  });
};
