import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallPath, contract } from '#contract/contract';

const rowsMaxOf = (path: CallPath) => {
  const input: z.ZodType = contract[path].input;
  const shape = input instanceof z.ZodObject ? (input.shape as Record<string, z.ZodType | undefined>) : {};
  return shape.rowsMax;
};
const lists = (Object.keys(contract) as CallPath[]).filter((path) => rowsMaxOf(path));

test('there are lists to ask for', () => expect(lists).toContain('order/filter'));

test.each(lists)('%s answers a hundred rows at most, however many are asked for', (path) => {
  expect(rowsMaxOf(path)?.parse(1e9)).toBe(100);
  expect(rowsMaxOf(path)?.safeParse(1e300).success).toBe(false);
});
