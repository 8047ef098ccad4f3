// Rules of fields that the browser checks before it calls, and the server again. Free of zod.

const emailShape = /^[^\s@"<>()[\],;:\\]+@[^\s@"<>()[\],;:\\.]+(\.[^\s@"<>()[\],;:\\.]+)+$/;

export const isEmail = (value: string) => emailShape.test(value);

export const passwordMin = 5;

export const digitsOf = (value: string) => value.replace(/\D/g, '');

/** The shortest number that reaches anybody here has so many digits. */
const phoneMin = 6;

/** Whether a text has digits enough for a phone; how they are parted is the customer's. */
export const isPhone = (value: string) => digitsOf(value).length >= phoneMin;

/** A RUT has at least this many digits. */
export const identifierMin = 12;

const weights = [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the last of a RUT's twelve digits is right by the first eleven; a number of another length is not. */
export const hasRightCheckDigit = (identifier: string): boolean => {
  const digits = digitsOf(identifier).split('').map(Number);
  if (digits.length !== identifierMin) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  // A remainder that would need the digit 10 has no RUT.
  return (11 - (sum % 11)) % 11 === digits[11];
};

/** Whether a number is long enough for a RUT, but its check digit is wrong: that is warned of and keeps nobody (decisions U3). */
export const isDoubtfulIdentifier = (identifier: string) =>
  digitsOf(identifier).length >= identifierMin && !hasRightCheckDigit(identifier);
export const identifierDoubt = 'El último dígito no coincide con el resto del RUT. Si está bien escrito, podés seguir.';
