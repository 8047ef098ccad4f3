import { type TestInfo, test } from '@playwright/test';
import { type Random, randomOf } from '../demo/random.ts';

const streams = new WeakMap<TestInfo, Random>();

/** Random numbers of the test that runs: the same again with the same TEST_SEED, which the start prints. */
export const random = () => {
  const running = test.info();
  const stream = streams.get(running) ?? randomOf(process.env.TEST_SEED ?? '', running.testId, running.retry);
  streams.set(running, stream);
  return stream;
};
