import { expect, test, vi } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

test('a value is made once, and not before it is used', () => {
  const make = vi.fn(() => ({}));
  const value = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});
