import type { Conflict } from '#contract/plain/commerce';

/** A sentence about the units left of a product, at the branch where one was asked. */
export const leftWords = (
  name: string,
  { left = 0, hasMore }: Pick<Conflict, 'left' | 'hasMore'>,
  branch: string | undefined,
) => {
  if (left === 0) return `${branch ? `En ${branch} no` : 'No'} queda ninguna unidad de ${name}.`;
  const units = left === 1 ? 'queda 1' : `quedan ${hasMore ? 'más de ' : ''}${left}`;
  return branch ? `En ${branch} ${units} de ${name}.` : `De ${name} ${units}.`;
};
