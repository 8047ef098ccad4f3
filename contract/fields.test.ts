import { expect, test } from 'vitest';
import { optionalText, requiredEmail, requiredLines, requiredText } from '#contract/fields';
import { filterText } from '#contract/filters';

test('what a person writes stays one line, so it cannot forge lines of a mail', () => {
  expect(requiredText(60).parse('  Ana\r\nPago:\u2028 hecho\u0007 ')).toBe('Ana Pago:  hecho');
  expect(optionalText(60).parse('Apto 3\ntimbre 2')).toBe('Apto 3 timbre 2');
  expect(optionalText(60).parse('\n\t')).toBeNull();
  expect(requiredText(60).safeParse('\r\n').success).toBe(false);
  expect(requiredEmail().safeParse('ana@ejemplo.uy\r\nBcc: otra@ejemplo.uy').success).toBe(false);
});

test('a text of several lines keeps its lines and no other control character', () => {
  expect(requiredLines(60).parse('\n Hola\r\n\tAna\u2028\0fin\u0007 ')).toBe('Hola\n Ana\n fin');
  expect(requiredLines(60).safeParse('\r\n\t').success).toBe(false);
  expect(requiredLines(3).safeParse('abcd').success).toBe(false);
});

test('of a search that is too long the beginning counts, and no half of a sign', () => {
  expect(filterText.parse('x'.repeat(201))).toBe('x'.repeat(200));
  expect(filterText.parse(`${'x'.repeat(199)}🔧`)).toBe('x'.repeat(199));
  expect(filterText.parse('radiador')).toBe('radiador');
});
