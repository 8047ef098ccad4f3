/** Lighthouse's own: the limits of pages are meant at it. */
const usual = 4;

/**
 * Times by which a processor of this index is slowed to be a phone of the middle class: the usual four, or less on a slower
 * processor, by the table of Lighthouse's calculator (github.com/paulirish/lighthouse-cpu-throttling-calculator), where 1533
 * is the usual four times.
 */
export const slowdownOf = (index: number) => {
  if (index >= 1300) return Math.min(usual, 3 + (index - 1300) / 233);
  if (index >= 800) return 2 + (index - 800) / 500;
  return Math.max(1, 1 + (index - 150) / 650);
};
