import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from '#server/log/log';
import { openRebuilding } from './rebuilding.ts';

afterEach(() => void vi.useRealTimers());

/** Buildings that wait until they are told to end. */
const aRebuilding = () => {
  const begun: { kind: string; end: () => void; fail: () => void }[] = [];
  const build = (kind: string) => (): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ kind, end: resolve, fail: () => reject(new Error('The database is away.')) });
    return promise;
  };
  const given = { first: build('first'), anew: build('anew') };
  const rebuilding = openRebuilding({ log: openLog('silent'), name: 'test' }, given);
  const kinds = () => begun.map(({ kind }) => kind);
  return { rebuilding, begun, kinds };
};
const later = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked for during the first building is built once after it', async () => {
  const { rebuilding, begun, kinds } = aRebuilding();
  const first = rebuilding.first();
  expect(rebuilding.first()).toBe(first);
  void rebuilding.soon();
  const waited = rebuilding.soon();
  expect(kinds()).toEqual(['first']);
  begun[0]?.end();
  await first;
  await waited;
  expect([kinds(), rebuilding.isUnderWay()]).toEqual([['first', 'anew'], true]);
  begun[1]?.end();
  await later();
  expect([kinds(), rebuilding.isUnderWay()]).toEqual([['first', 'anew'], false]);
});

test('a first building that failed is tried again by who asks again', async () => {
  const { rebuilding, begun, kinds } = aRebuilding();
  const failed = rebuilding.first();
  begun[0]?.fail();
  await expect(failed).rejects.toThrow('The database is away.');
  const first = rebuilding.first();
  begun[1]?.end();
  await first;
  expect([kinds(), rebuilding.isUnderWay()]).toEqual([['first', 'first'], false]);
});

test('a later one that failed is tried again by itself, and no more once it is closed', async () => {
  const { rebuilding, begun, kinds } = aRebuilding();
  vi.useFakeTimers();
  const built = rebuilding.soon();
  begun[0]?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kinds()).toEqual(['anew', 'anew']);
  rebuilding.close();
  begun[1]?.fail();
  await vi.advanceTimersByTimeAsync(1000);
  await built;
  expect([kinds(), rebuilding.isUnderWay()]).toEqual([['anew', 'anew'], false]);
});

test('after a batch that waits for it nobody waits longer than a change should', async () => {
  const { rebuilding, kinds } = aRebuilding();
  await rebuilding.after(false);
  expect(kinds()).toEqual([]);
  vi.useFakeTimers();
  let isOver = false;
  void rebuilding.after(true).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([isOver, rebuilding.isUnderWay()]).toEqual([true, true]);
});

test('after a batch in parts it is built once, at the end, where any part waits for it', async () => {
  const { rebuilding, begun, kinds } = aRebuilding();
  const parts = async (...waits: boolean[]) => {
    for (const [at, waiting] of waits.entries())
      await rebuilding.after(waiting, { of: 600, isLast: at === waits.length - 1 });
  };
  await parts(false, false);
  expect(kinds()).toEqual([]);
  await rebuilding.after(true, { of: 600, isLast: false });
  expect(kinds()).toEqual([]);
  await parts(false, false);
  expect(kinds()).toEqual(['anew']);
  begun[0]?.end();
  await later();
  await parts(false, false);
  expect(kinds()).toEqual(['anew']);
});
