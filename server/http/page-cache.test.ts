import { afterEach, expect, test, vi } from 'vitest';
import { createPageCache, type MadePage } from './page-cache.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The clock that the cache took when it was loaded. */
const realClock = performance;

const pageOf = (text: string, cost = 100): MadePage => ({
  status: 200,
  headers: new Headers(),
  cost,
  body: () => Buffer.from(text),
});

/** Makes pages whose text counts how often they were made. */
const maker = () => {
  let made = 0;
  const make =
    (tags: string[] = [], cost?: number) =>
    async (shown: Set<string>) => {
      for (const tag of tags) shown.add(tag);
      made += 1;
      return pageOf(`made ${made}`, cost);
    };
  return { make, count: () => made };
};
const text = async (page: Promise<MadePage>) => String(await (await page).body('identity'));

test('keeps a page until something that it shows is dropped', async () => {
  const cache = createPageCache(10_000);
  const { make } = maker();
  expect(await text(cache.answer('a', make(['product:1', 'menu'])))).toBe('made 1');
  expect(await text(cache.answer('a', make(['product:1'])))).toBe('made 1');
  cache.drop(['product:2']);
  expect(await text(cache.answer('a', make(['product:1'])))).toBe('made 1');
  cache.drop(['product:1']);
  expect(await text(cache.answer('a', make(['product:1'])))).toBe('made 2');
  expect(cache.size().pages).toBe(1);
});

test('keeps a page for as long as it holds, and who asks after that gets another', async () => {
  vi.useFakeTimers();
  const now = vi.spyOn(realClock, 'now').mockReturnValue(1);
  const wait = async (ms: number) => {
    now.mockReturnValue(realClock.now() + ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const cache = createPageCache(10_000);
  const { make } = maker();
  const brief = async (tags: Set<string>) => ({ ...(await make(['product:1'])(tags)), seconds: 0.5 });
  expect(await text(cache.answer('a', brief))).toBe('made 1');
  expect(await text(cache.answer('b', make()))).toBe('made 2');
  expect(await text(cache.answer('a', brief))).toBe('made 1');
  await wait(600);
  expect(await text(cache.answer('a', make()))).toBe('made 3');
  cache.drop(['product:1']);
  await wait(600);
  expect(await text(cache.answer('a', make()))).toBe('made 3');
  expect(await text(cache.answer('b', make()))).toBe('made 2');
});

test('forgets the tags of a page that is gone', async () => {
  const cache = createPageCache(10_000);
  const { make } = maker();
  await cache.answer('a', make(['product:1']));
  cache.drop(['product:1']);
  await cache.answer('a', make(['product:2']));
  cache.drop(['product:1']);
  expect(await text(cache.answer('a', make()))).toBe('made 2');
});

test('makes a page once for all who ask at the same time', async () => {
  const cache = createPageCache(10_000);
  const { make, count } = maker();
  const answers = await Promise.all(Array.from({ length: 20 }, () => text(cache.answer('a', make()))));
  expect(new Set(answers)).toEqual(new Set(['made 1']));
  expect(count()).toBe(1);
});

test('a change during the making: not kept, and not given to who asks after the change', async () => {
  const cache = createPageCache(10_000);
  const { make } = maker();
  const gate = Promise.withResolvers<void>();
  const early = cache.answer('a', async (tags) => {
    tags.add('product:1');
    await gate.promise;
    return pageOf('old');
  });
  cache.drop(['product:1']);
  const late = cache.answer('a', make(['product:1']));
  gate.resolve();
  expect(await text(early)).toBe('old');
  expect(await text(late)).toBe('made 1');
  expect(await text(cache.answer('a', make()))).toBe('made 1');
});

test('a change of something else during the making leaves the page kept', async () => {
  const cache = createPageCache(10_000);
  const { make } = maker();
  const early = cache.answer('a', make(['product:1']));
  cache.drop(['product:2']);
  await early;
  expect(await text(cache.answer('a', make()))).toBe('made 1');
});

test('stays within its bytes and drops what was asked for longest ago', async () => {
  const cache = createPageCache(1000);
  const { make, count } = maker();
  for (let i = 0; i < 30; i += 1) await cache.answer(`page ${i}`, make(['menu'], 100));
  expect(cache.size()).toEqual({ pages: 10, bytes: 1000 });
  await cache.answer('page 29', make());
  expect(count()).toBe(30);
  await cache.answer('page 0', make());
  expect(count()).toBe(31);
});

test('does not keep what must not be kept, nor a failure', async () => {
  const cache = createPageCache(10_000);
  const { make } = maker();
  expect(await text(cache.answer('a', make([], 0)))).toBe('made 1');
  expect(await text(cache.answer('a', make([], 0)))).toBe('made 2');
  const failing = () => cache.answer('b', () => Promise.reject(new Error('broken')));
  await expect(failing()).rejects.toThrow('broken');
  expect(await text(cache.answer('b', make()))).toBe('made 3');
});
