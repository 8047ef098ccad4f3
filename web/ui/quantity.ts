/**
 * The units that a text asks for: whole ones, from 1 to `max`, cut at a decimal separator; less than one asks for one.
 * Undefined where it names no number.
 */
export const readQuantity = (text: string, max: number): number | undefined => {
  const [, minus, digits] = /^\s*(-?)\s*(\d+)/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return minus ? 1 : Math.min(Math.max(Number(digits), 1), max);
};
