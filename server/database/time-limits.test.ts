import { expect, test } from 'vitest';
import { currentWork, timeLimits, withTimeLimits } from './time-limits.ts';

test.each(Object.entries(timeLimits))(
  '%s: the server ends what is under way before its connection is given up',
  (_, limits) => {
    const { statement, lock, answer } = limits;
    expect([lock <= statement, statement <= answer]).toEqual([true, true]);
  },
);

test('a request ends within ten seconds, and lives to see the end of one that fell silent', () => {
  const { wait, answer, whole, lock, idle } = timeLimits.request;
  expect([wait < whole, answer < whole, whole < 10_000, idle < lock]).toEqual([true, true, true, true]);
});

test('work that names no kind is a request; the innermost kind holds, also after waiting', async () => {
  expect(currentWork()).toBe('request');
  const kinds = await withTimeLimits('batch', async () => {
    const inner = await withTimeLimits('read', async () => {
      await Promise.resolve();
      return currentWork();
    });
    return [inner, currentWork()];
  });
  expect(kinds).toEqual(['read', 'batch']);
});
