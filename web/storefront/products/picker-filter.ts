import { foldedText, holds } from '#contract/plain/folded-text';

const wordsOf = (text: string) => foldedText(text).split(/[\s/-]+/);

/**
 * Those of the vehicles whose text holds what is typed. A word that is finished, which one of them has as a whole, means no
 * longer one: 'gol 1.6' is no Golf; the last one is still being typed.
 */
export const matching = <T>(vehicles: readonly T[], textOf: (vehicle: T) => string, typed: string): T[] => {
  const finished = foldedText(typed).split(/\s+/).slice(0, -1).filter(Boolean);
  const whole = finished.filter((word) => vehicles.some((one) => wordsOf(textOf(one)).includes(word)));
  return vehicles.filter((one) => {
    const words = wordsOf(textOf(one));
    return holds(textOf(one), typed) && whole.every((word) => words.includes(word));
  });
};
