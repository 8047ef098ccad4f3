import { describe, expect, test } from 'vitest';
import { hasRightCheckDigit, isDoubtfulIdentifier, isEmail } from '#contract/plain/field-rules';

describe('the check digit of a RUT', () => {
  test.each([
    ['211003420017', true],
    ['21 100342 0017', true],
    ['123456789012', false],
    ['211003420018', false],
    ['21100342001', false],
    ['', false],
  ])('%s: %s', (identifier, right) => expect(hasRightCheckDigit(identifier)).toBe(right));

  test.each([
    ['211003420017', false],
    ['UY 21 100342 0018', true],
    // Too short is another error.
    ['21100342001', false],
  ])('%s is doubted: %s', (identifier, doubted) => expect(isDoubtfulIdentifier(identifier)).toBe(doubted));
});

describe('an e-mail', () => {
  test.each(['ana@ejemplo.uy', 'a.b+c@sub.ejemplo.com.uy'])('%s is one', (text) => expect(isEmail(text)).toBe(true));
  test.each(['', 'ana', 'ana@', '@ejemplo.uy', 'ana@ejemplo', 'a na@ejemplo.uy', 'ana@ejemplo..uy', 'a@b@c.uy'])(
    '"%s" is none',
    (text) => expect(isEmail(text)).toBe(false),
  );
});
