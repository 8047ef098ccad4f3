import { type Decimal, readDecimal as readNumber } from '#contract/plain/read-decimal';
import type { Cell } from './cell.ts';

/** A cell's number as `contract/plain/read-decimal.ts` reads it; a day that a spreadsheet made of one is refused. */
export const readDecimal = (text: string): Cell<Decimal> =>
  /^\d\d\/\d\d\/\d{4}$/.test(text) ? { error: asDay(text) } : readNumber(text);

const asDay = (text: string) =>
  `«${text}» es una fecha que puso la planilla: dale formato de número a la columna y escribilo de nuevo`;

/** `value` × `factor` / 10^`shift`, rounded half away from zero to a whole number. */
export const scaled = ({ units, scale }: Decimal, factor = 1n, shift = 0): bigint => {
  const divisor = 10n ** BigInt(scale + shift);
  return (2n * units * factor + divisor) / (2n * divisor);
};
