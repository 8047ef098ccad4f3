import type { z } from 'zod';
import { isUnread } from '#web/panel/edit/unread';
import type { Typed } from '#web/panel/typed-number.tsx';

/** The sentence where a number is missing. */
export const missingNumber = 'Ingresá una cantidad';

/** The sentence of a number that breaks the contract's rule; '' where all is well. */
export const messageOf = (rule: z.ZodType, typed: Typed): string => {
  if (isUnread(typed)) return typed.error;
  if (typed === null) return missingNumber;
  const read = rule.safeParse(typed);
  return read.success ? '' : (read.error.issues[0]?.message ?? missingNumber);
};
