import type { Conflict } from '#contract/plain/commerce';
import { leftMax } from '#contract/plain/left-max';
import { listText } from '#contract/plain/list-text';
import { calledInCart } from '#web/blocks/cart/cart-words';
import type { CartLine } from '#web/data/cart';
import type { Lack } from './whole-branches.ts';

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

/** The units that a branch has of a line that it lacks: 'Placa: 2 de 3 en Bulevar'. */
export const lackWords = ({ line, left }: Lack<CartLine>, branch: string) => {
  const some = left === undefined ? 'no alcanza' : `${left === leftMax ? 'al menos ' : ''}${left} de ${line.quantity}`;
  return `${calledInCart(line)}: ${left === 0 ? 'no hay' : some} en ${branch}`;
};

/** The rest of the lines that a branch lacks, for the one who takes what it has: '2 de Placa y sin Filtro'. */
export const takenWords = (lacking: readonly Lack<CartLine>[]) =>
  listText(lacking.map(({ line, left }) => (left ? `${left} de ${calledInCart(line)}` : `sin ${calledInCart(line)}`)));
