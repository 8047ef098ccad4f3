import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

test('runs so many at once, in order, and goes on after a failure', async () => {
  const turns = openTurns(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const works = [0, 1, 2, 3, 4].map((number) =>
    turns.take(async () => {
      began.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
      if (number === 1) throw new Error('one fails');
      return number;
    }),
  );
  expect(turns.waiting()).toBe(3);
  const ended = await Promise.allSettled(works);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect({ began, most, waiting: turns.waiting() }).toEqual({ began: [0, 1, 2, 3, 4], most: 2, waiting: 0 });
});
