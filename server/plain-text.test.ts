import { expect, test } from 'vitest';
import { plainCode, plainText, writtenNumber } from './plain-text.ts';

test('accents, case and signs of electronics do not matter', () => {
  expect(plainText('Relé TÉRMICO Ñandú')).toBe('rele termico nandu');
  expect(plainText('10 µF 4,7 kΩ 20×4 Øß½')).toBe('10 uf 4,7 kohm 20x4 oss1⁄2');
});

test('a code is the same however it is typed', () => {
  for (const typed of ['21410-1HC0A', '214101hc0a', ' 21410 1hc.0a ']) expect(plainCode(typed)).toBe('214101hc0a');
  expect(plainCode('Ñ-5/Ω')).toBe('n5ohm');
  expect(plainCode('---')).toBe('');
});

test.each([
  ['2900 0142', '29000142'],
  ['(099) 123-456', '99123456'],
  ['2900 0142 int. 12', '29000142'],
  ['2900-0142 interno 12', '29000142'],
  ['+598 2900 0142 Ext 12', '29000142'],
  ['2900 0142 extensión: 12', '29000142'],
  ['UY 213861675015', '213861675015'],
  ['uy213861675015', '213861675015'],
  ['RUT: 21 386167 5015', '213861675015'],
  ['098', undefined],
  ['0982', '982'],
  ['098 258', '98258'],
  ['+598 982', undefined],
  ['UY', undefined],
  ['Uyuni 1234', undefined],
  ['int. 12', undefined],
  ['2900 0142 interior', undefined],
  ['Rivera 1234', undefined],
])('of «%s» the number is %s', (text, digits) => {
  expect(writtenNumber(text, 4)).toBe(digits);
});
