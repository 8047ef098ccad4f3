import { expect, test } from 'vitest';
import { openLog } from '#server/log/log';
import { streamOf } from './stream-of.ts';

test('what fails on the way ends the answer, and is logged', async () => {
  const logged: string[] = [];
  const log = { ...openLog('silent'), error: (event: string) => void logged.push(event) };
  const texts = async function* () {
    yield 'uno';
    throw new Error('lost');
  };
  await expect(new Response(streamOf(texts(), log)).text()).rejects.toThrow('lost');
  expect(logged).toEqual(['stream.failed']);
});
