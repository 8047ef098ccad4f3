import { expect, test } from 'vitest';
import { closeNotice, firstNotice, subscribe, tellNotice } from './notices.ts';

test('a second notice waits for the first, and neither loses what follows it', () => {
  const seen: (string | undefined)[] = [];
  const read: string[] = [];
  const stop = subscribe(() => seen.push(firstNotice()?.title));
  for (const title of ['one', 'other']) tellNotice({ title, text: '', onRead: () => read.push(title) });
  closeNotice();
  expect([seen, read]).toEqual([['one', 'one', 'other'], ['one']]);
  closeNotice();
  closeNotice();
  expect([firstNotice(), read]).toEqual([undefined, ['one', 'other']]);
  stop();
});
