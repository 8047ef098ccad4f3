import { readDecimal } from '#contract/plain/read-decimal';

/** How a field's numbers are: at most so many decimals, and which is the highest, where thousands may not be meant. */
export type NumberForm = { decimals: 1 | 2 | 4; most?: number };

const words = { 1: 'un decimal', 2: 'dos decimales', 4: 'cuatro decimales' };

/** A number from 0 as people type or paste it, with decimals; the marks are read as `readDecimal` does. `error`: a Spanish sentence. */
export const readNumber = (text: string, { decimals, most }: NumberForm): { value: number } | { error: string } => {
  const typed = text.trim();
  if (/^[-−]\s*\d/.test(typed)) return { error: `«${typed}» es negativo` };
  const number = readDecimal(typed, most);
  if ('error' in number) return number;
  const { units, scale } = number.value;
  return scale > decimals
    ? { error: `«${typed}» tiene más de ${words[decimals]}` }
    : { value: Number(units) / 10 ** scale };
};

/** A number as people here write it: 40.5 → '40,5'. */
export const numberText = (value: number) => String(value).replace('.', ',');
