import { expect, test } from 'vitest';
import { internationalPhone, phoneKey, whatsAppNumber } from './phone.ts';

test.each([
  ['2900 0142', '+59829000142'],
  ['099 123 456', '+59899123456'],
  ['+598 2900 0142', '+59829000142'],
  ['598 99 123 456', '+59899123456'],
  ['2900 0142 / 099 123 456', '+59829000142'],
  ['2900 0142 y 099 123 456', '+59829000142'],
  ['2900 0142 - 2900 0143', '+59829000142'],
  ['2900 0142 int. 12', '+59829000142'],
  ['00598 2900 0142', '+59829000142'],
  ['+598 (0)99 123 456', '+59899123456'],
  ['+54 11 4321-0000', '+541143210000'],
])('%s is called as %s', (written, called) => {
  expect(internationalPhone(written)).toBe(called);
});

test.each([
  ['099 123 456', '59899123456'],
  ['+598 91 234 567', '59891234567'],
  ['99123456', '59899123456'],
  ['2901 2345', undefined],
  ['4722 1234', undefined],
  ['0800 1234', undefined],
  ['+54 9 11 4321-0000', undefined],
])('%s is written to by WhatsApp at %s', (written, number) => {
  expect(whatsAppNumber(written)).toBe(number);
});

test.each([
  ['099 123 456', '+598 99 123 456'],
  ['099123456', '0059899123456'],
  ['99123456', '(099) 123-456'],
  ['(2) 901 2345', '2901 2345'],
  ['2900 0142 int. 12', '+598 2900 0142 interno 12'],
  ['2900 0142 / 099 123 456', '29000142/099123456'],
  ['+54 9 11 4321 0000', '0054 9 11 4321-0000'],
])('%s is the same number as %s', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other));
});

test.each([
  ['2900 0142', '2900 0142 int. 12'],
  ['2900 0142 int. 12', '2900 0142 int. 13'],
  ['2900 0142', '2900 0142 / 099 123 456'],
  ['099 123 456', '+54 99 123 456'],
])('%s is another number than %s', (one, other) => {
  expect(phoneKey(one)).not.toBe(phoneKey(other));
});
