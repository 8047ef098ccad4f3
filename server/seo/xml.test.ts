import { expect, test } from 'vitest';
import { openLog } from '#server/log/log';
import { element, streamOf, xmlText } from './xml.ts';

test('a text stands in XML without what XML cannot hold', () => {
  expect(xmlText('a & <b> "c" \'d\'')).toBe('a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;');
  expect(xmlText('uno\u0000\u0008 dos\ntres\ufffe')).toBe('uno dos\ntres');
  expect(xmlText('\ud800')).toBe('\ufffd');
  expect([element('a', undefined), element('a', ''), element('a', 'ñ')]).toEqual(['', '', '<a>ñ</a>']);
});

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
