import { expect } from 'vitest';

type Answered = { first: boolean; inThree: boolean };
type Counts = Record<keyof Answered, number>;

/** Says how many are answered right beside the aim, and fails where more than one in a hundred of it is lacking. */
export const expectAim = (aim: Counts, all: readonly Answered[], wrong: readonly string[]) => {
  for (const key of ['first', 'inThree'] as const) {
    const measured = all.filter((one) => one[key]).length;
    const says = `${key}: ${measured} of ${all.length}, aim ${aim[key]}`;
    console.log(says);
    expect(measured, [says, ...wrong].join('\n')).toBeGreaterThanOrEqual(0.99 * aim[key]);
  }
};
