import { expect, test } from 'vitest';
import { plainCode, plainText } from './plain-text.ts';

test('accents, case and signs of electronics do not matter', () => {
  expect(plainText('Relé TÉRMICO Ñandú')).toBe('rele termico nandu');
  expect(plainText('10 µF 4,7 kΩ 20×4 Øß½')).toBe('10 uf 4,7 kohm 20x4 oss1⁄2');
});

test('a code is the same however it is typed', () => {
  for (const typed of ['21410-1HC0A', '214101hc0a', ' 21410 1hc.0a ']) expect(plainCode(typed)).toBe('214101hc0a');
  expect(plainCode('Ñ-5/Ω')).toBe('n5ohm');
  expect(plainCode('---')).toBe('');
});
