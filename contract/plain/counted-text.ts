import { listText } from '#contract/plain/list-text';

type Counted = readonly [count: number, one: string, many: string];

/** '1 producto' or '2 productos'. */
export const counted = (...[count, one, many]: Counted) => `${count} ${count === 1 ? one : many}`;

/** '2 productos' and '1 empresa', each for itself; nothing for those of which there are none. */
export const countedEach = (counts: readonly Counted[]) =>
  counts.filter(([count]) => count > 0).map((one) => counted(...one));

/** '2 productos y 1 empresa', without those of which there are none. */
export const countedText = (counts: readonly Counted[]) => listText(countedEach(counts));
