import type { Cell } from '#server/import/cell';
import { readDecimal, scaled } from '#server/import/read-number';

const most = 999_999;

/** Millimetres, with at most one decimal. */
export const readMeasure = (text: string): Cell<number> => {
  const number = readDecimal(text.replace(/\s*mm\.?$/i, ''));
  if (/^-\s*\d/.test(text)) return { error: `«${text}» es negativo` };
  if ('error' in number) return /[a-z"]/i.test(text) ? { error: `«${text}» no es una medida en milímetros` } : number;
  if (number.value.scale > 1) return { error: `«${text}» tiene más de un decimal` };
  const tenths = Number(scaled(number.value, 10n));
  if (tenths === 0) return { error: `«${text}» no es una medida` };
  return tenths > most * 10 ? { error: `«${text}» es más que 999.999` } : { value: tenths / 10 };
};

/** Millimetres as people here write them: `345,5`. */
export const measureText = (millimetres: number | null) =>
  millimetres === null ? '' : String(millimetres).replace('.', ',');
