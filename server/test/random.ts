import { randomOf } from '#demo/random';

const seed = process.env.TEST_SEED ?? String(Date.now());

/** Random numbers of the test of that name; its seed is printed, and `TEST_SEED` in the environment repeats them. */
export const randomOfTest = (name: string) => {
  console.log(`${name}: TEST_SEED=${seed}`);
  return randomOf(name, seed);
};
