import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSuggestions } from './ask-suggestions.ts';
import type { Suggested } from './suggestion-options.ts';

const answerTo = (text: string) => ({ data: [{ code: text }] }) as unknown as Suggested;

/** Questions that are answered when the test says so, and what was told. */
const start = () => {
  const asked: { text: string; signal: AbortSignal; answer: (suggested: Suggested | undefined) => void }[] = [];
  const shown: [text: string, code: string | undefined][] = [];
  const session = { token: '' };
  const suggestions = openSuggestions<Suggested>(
    (text, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
    (text, suggested) => shown.push([text, suggested?.data[0]?.code]),
    () => session.token,
  );
  return { ...suggestions, asked, shown, session };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks once for what is typed without a pause', async () => {
  const { type, asked, shown } = start();
  for (const text of ['ar', 'ard', 'ardu ']) {
    type(text);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(asked.map(({ text }) => text)).toEqual(['ardu']);
  asked[0]?.answer(answerTo('ardu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([['ardu', 'ardu']]);
});

test('drops the answer to an older text, whichever comes first', async () => {
  const { type, asked, shown } = start();
  type('ardu');
  await vi.advanceTimersByTimeAsync(150);
  type('arduino');
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(150);
  asked[1]?.answer(answerTo('arduino'));
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(answerTo('ardu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([['arduino', 'arduino']]);
});

test('nothing is told after it was stopped, and nothing asked for less than two letters', async () => {
  const { type, stop, asked, shown } = start();
  type('ardu');
  await vi.advanceTimersByTimeAsync(150);
  stop();
  asked[0]?.answer(answerTo('ardu'));
  type(' a ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([['a', undefined]]);
  expect(asked).toHaveLength(1);
});

test('an answer is good for a minute; none and a failure are asked for again', async () => {
  const { type, asked, shown } = start();
  const say = async (text: string, answer: Suggested | undefined) => {
    type(text);
    await vi.advanceTimersByTimeAsync(150);
    asked.at(-1)?.answer(answer);
    await vi.advanceTimersByTimeAsync(0);
  };
  await say('uno', undefined);
  await say('uno', answerTo('uno'));
  await say('nano', answerTo('nano'));
  type('uno');
  expect(shown.at(-1)).toEqual(['uno', 'uno']);
  expect(asked.map(({ text }) => text)).toEqual(['uno', 'uno', 'nano']);
  await vi.advanceTimersByTimeAsync(60_000);
  await say('uno', answerTo('uno'));
  expect(asked).toHaveLength(4);
});

test('an answer is for who asked: whoever signs in or out gets another', async () => {
  const { type, asked, shown, session } = start();
  const say = async (code: string) => {
    type('uno');
    await vi.advanceTimersByTimeAsync(150);
    asked.at(-1)?.answer(answerTo(code));
    await vi.advanceTimersByTimeAsync(0);
  };
  await say('without price');
  session.token = 'ana';
  await say('with price');
  type('uno');
  expect(shown.map(([, code]) => code)).toEqual(['without price', 'with price', 'with price']);
  session.token = '';
  type('uno');
  expect(shown.at(-1)).toEqual(['uno', 'without price']);

  // An answer that comes after a change of hands may be another's: it is told to nobody, and asked for again.
  const before = shown.length;
  type('nano');
  await vi.advanceTimersByTimeAsync(150);
  session.token = 'ana';
  asked.at(-1)?.answer(answerTo('old hands'));
  await vi.advanceTimersByTimeAsync(150);
  expect(asked.map(({ text }) => text)).toEqual(['uno', 'uno', 'nano', 'nano']);
  asked.at(-1)?.answer(answerTo('with price'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.slice(before)).toEqual([['nano', 'with price']]);
});

test('what was told last is good for its text and for whom it was told, and no more once another is typed', async () => {
  const { type, holds, asked, session } = start();
  expect(holds('uno')).toBe(false);
  type('uno');
  expect(holds('uno')).toBe(false);
  await vi.advanceTimersByTimeAsync(150);
  asked.at(-1)?.answer(answerTo('uno'));
  await vi.advanceTimersByTimeAsync(0);
  expect([holds('uno '), holds('unos')]).toEqual([true, false]);
  session.token = 'ana';
  expect(holds('uno')).toBe(false);
});
