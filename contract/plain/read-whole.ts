import { readDecimal } from '#contract/plain/read-decimal';

const highest = 9_999_999n;

/**
 * A whole number from 0 as people type or paste it: `12`, `5,00`, `1.234.567`, `12 u`. The marks are read as `read` does, so
 * `1.234` has two readings and is refused, as in an import. `error`: a Spanish sentence.
 */
export const readWhole = (text: string, read = readDecimal): { value: number } | { error: string } => {
  const typed = text.trim();
  const number = read(typed.replace(/\s*(u|un|uds?|unidades)\.?$/i, ''));
  if (/^[-−]\s*\d/.test(typed)) return { error: `«${typed}» es negativo` };
  if ('error' in number) return number;
  const { units, scale } = number.value;
  if (scale > 0) return { error: `«${typed}» no es un número entero` };
  return units > highest ? { error: `«${typed}» es más que 9.999.999` } : { value: Number(units) };
};
