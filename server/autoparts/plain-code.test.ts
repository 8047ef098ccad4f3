import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '#server/search/analyzer';
import { plainCode } from './plain-code.ts';

test('a code is the same however it is typed', () => {
  for (const typed of ['21410-1HC0A', '214101hc0a', ' 21410 1hc.0a ']) expect(plainCode(typed)).toBe('214101hc0a');
  expect(plainCode('Ñ-5/Ω')).toBe('n5ohm');
});

test('it is what search makes of it', () => {
  const alike = (text: string) => {
    expect(plainCode(text)).toBe(codeOf(text));
  };
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), alike));
  const sign = fc.constantFrom(...'aZ09 -./ÁñÜçμµωΩ×øØßẞkK½²ﬁİı'.split(''));
  fc.assert(fc.property(fc.string({ unit: sign, maxLength: 12 }), alike), { numRuns: 1000 });
});
