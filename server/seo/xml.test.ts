import { expect, test } from 'vitest';
import { element, xmlText } from './xml.ts';

test('a text stands in XML without what XML cannot hold', () => {
  expect(xmlText('a & <b> "c" \'d\'')).toBe('a &amp; &lt;b&gt; &quot;c&quot; &apos;d&apos;');
  expect(xmlText('uno\u0000\u0008 dos\ntres\ufffe')).toBe('uno dos\ntres');
  expect(xmlText('\ud800')).toBe('\ufffd');
  expect([element('a', undefined), element('a', ''), element('a', 'ñ')]).toEqual(['', '', '<a>ñ</a>']);
});
