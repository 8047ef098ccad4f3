import type { z } from 'zod';

const required = 'Ingresá una cantidad';

/** The sentence of a number that breaks the contract's rule; '' where all is well. */
export const messageOf = (rule: z.ZodType, typed: number | string): string => {
  if (typed === '') return required;
  const read = rule.safeParse(Number(typed));
  return read.success ? '' : (read.error.issues[0]?.message ?? required);
};
