import { expect, test } from 'vitest';
import { readiness } from './readiness.ts';

/** A catalogue that can be read from the second time on. */
const catalogue = () => {
  let tries = 0;
  let isRead = false;
  return {
    tries: () => tries,
    isReady: () => isRead,
    ready: async () => {
      tries += 1;
      if (tries === 1) throw new Error('The database restarts.');
      isRead = true;
    },
  };
};

test('a catalogue that could not be read is tried again by whoever asks, and told to the log', async () => {
  const failing = catalogue();
  const logged: string[] = [];
  const isReady = readiness({
    catalogue: failing,
    isDraining: () => false,
    answers: async () => true,
    log: { error: (event) => void logged.push(event) },
  });
  await expect.poll(isReady).toBe(true);
  expect([failing.tries(), logged]).toEqual([2, ['search.start']]);
});

test('neither a shop that drains nor one without its database is ready', async () => {
  const state = { draining: false, answers: true };
  const isReady = readiness({
    catalogue: { ready: async () => {}, isReady: () => true },
    isDraining: () => state.draining,
    answers: async () => state.answers,
    log: { error: () => {} },
  });
  expect(await isReady()).toBe(true);
  state.draining = true;
  expect(await isReady()).toBe(false);
  Object.assign(state, { draining: false, answers: false });
  expect(await isReady()).toBe(false);
});
