type Mark = { at: Date; top: string };

// Between marks; also more than the rounding of times to milliseconds.
const betweenMs = 1000;

/**
 * Knows from which number on a change can be that was noted within `overlapMs` before a reading: a number is taken after
 * the note's time, so it is above all that a reading before that time saw.
 */
export const openSettled = (overlapMs: number) => {
  const marks: Mark[] = [];
  const isSettled = (mark: Mark | undefined, at: Date) =>
    mark !== undefined && mark.at.getTime() <= at.getTime() - overlapMs - betweenMs;
  return {
    /** A reading at `at` that saw numbers below `top`. */
    mark: (at: Date, top: string): void => {
      const newest = marks.at(-1);
      if (!newest || at.getTime() - newest.at.getTime() >= betweenMs) marks.push({ at, top });
      while (isSettled(marks[1], at)) marks.shift();
    },
    /** The least number that such a change may have before a reading at `at`; null while that is not known. */
    before: (at: Date): string | null => (isSettled(marks[0], at) ? (marks[0]?.top ?? null) : null),
  };
};
