/** An exact decimal that is not negative: `units` × 10^-`scale`. */
export type Decimal = { units: bigint; scale: number };

const decimal = (integer: string, fraction = '') => {
  const digits = fraction.replace(/0+$/, '');
  return { value: { units: BigInt(`${integer || '0'}${digits}`), scale: digits.length } };
};

const inGroups = /^([1-9]\d{0,2}(?:([., ])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/;
const plain = /^(\d*)(?:[.,](\d+))?$/;
const twoReadings = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * A number as spreadsheets and people here and abroad write it: `1.234,50`, `1,234.50`, `1 234,5`, `1234.5`, `12,9`,
 * `1.234.567`. Where both marks stand, the last is the decimal one. A single mark before exactly three digits (`1.234`) has
 * two readings and is refused, unless no thousands can be meant (`0.125`, `1234.567`, or thousands beyond `most`).
 */
export const readDecimal = (text: string, most = Number.POSITIVE_INFINITY): { value: Decimal } | { error: string } => {
  const number = text.replace(/[\u00a0\u2009\u202f]/g, ' ');
  const isEither = twoReadings.test(number);
  if (isEither && Number(number.replace(/[.,]/, '')) <= most) return { error: ambiguous(number) };
  const groups = isEither ? null : inGroups.exec(number);
  if (groups) return decimal((groups[1] ?? '').replace(/\D/g, ''), groups[4]);
  const simple = /\d/.test(number) ? plain.exec(number) : null;
  return simple ? decimal(simple[1] ?? '', simple[2]) : { error: `«${text}» no es un número` };
};

const ambiguous = (number: string) => {
  const [left, right] = number.split(/[.,]/);
  const decimals = `${left},${right?.slice(0, 2)}`;
  return `«${number}» se puede leer de dos maneras: si son miles escribí ${left}${right}; si son decimales, con dos: ${decimals}`;
};
