import { isSpreadsheetError } from '../cell.ts';
import type { NumberStyle, ShownNumber } from './book-parts.ts';

/** A cell as it is stored: `value` is what stands in it, `texts` are those that it may name by number. */
export type StoredCell = { type: string; value: string; style: NumberStyle; hasFormula: boolean };

/**
 * A number, which only its column tells how to read. `decimals`: how many of them the spreadsheet shows, where it says;
 * `sign`: the currency that it shows.
 */
export type CellNumber = { number: number; decimals: number | undefined; sign?: string; isCalculated: boolean };

/** What a cell says. */
export const cellValue = (cell: StoredCell, texts: readonly string[], from1904: boolean): string | CellNumber => {
  const { type, value, style } = cell;
  if (type === 's') return unescaped(texts[Number(value)] ?? '');
  if (type === 'inlineStr' || type === 'str') return unescaped(value);
  if (type === 'b') return value === '1' ? 'VERDADERO' : 'FALSO';
  if (type === 'e') return isSpreadsheetError(value) ? value : '#ERROR';
  if (value === '') return cell.hasFormula ? '#SIN VALOR' : '';
  const number = Number(value);
  if (type === 'd' || Number.isNaN(number)) return value;
  if (style === 'date') return dateText(number, from1904);
  if (style && 'zeros' in style && Number.isInteger(number)) return String(number).padStart(style.zeros, '0');
  const { decimals, sign }: Partial<ShownNumber> = style && 'decimals' in style ? style : {};
  return { number, decimals, ...(sign && { sign }), isCalculated: cell.hasFormula };
};

// Excel writes characters that XML does not take as `_x000D_`.
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

const dayMs = 86_400_000;
const two = (number: number) => String(number).padStart(2, '0');

const dateText = (days: number, from1904: boolean) => {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const at = new Date(start + Math.round(days * 1440) * (dayMs / 1440));
  if (Number.isNaN(at.getTime())) return String(days);
  const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
  const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  if (days < 1) return time;
  return time === '00:00' ? day : `${day} ${time}`;
};

// A spreadsheet calculates with fifteen digits; what stands behind them is noise.
const digits = (number: number) => Number(number.toPrecision(15));

const rounders = new Map<number, Intl.NumberFormat>();
const rounded = (number: number, places: number) => {
  const rounder =
    rounders.get(places) ?? new Intl.NumberFormat('en', { maximumFractionDigits: places, useGrouping: false });
  rounders.set(places, rounder);
  return Number(rounder.format(number));
};

/** A number as the spreadsheet shows it: `1234,5`, `1E+20`. */
export const shownNumber = (number: number): string => {
  const exact = digits(number);
  if (Math.abs(exact) >= 1e15)
    return String(exact)
      .toUpperCase()
      .replace('.', ',')
      .replace(/^(-?\d+)$/, asPower);
  return plainDecimal(exact);
};

/**
 * A number such that a price or quantity is read from it: `1,2340` has one reading only. It is rounded to what is shown
 * of it, a calculated one to the `most` decimals that its column takes; what a person typed stays as it is.
 */
export const exactNumber = ({ number, decimals, isCalculated }: CellNumber, most?: number): string => {
  const places = isCalculated && most !== undefined ? Math.min(decimals ?? most, most) : decimals;
  const exact = places === undefined ? digits(number) : rounded(digits(number), places);
  const text = Math.abs(exact) >= 1e15 ? BigInt(Math.round(exact)).toString() : plainDecimal(exact);
  return /,\d{3}$/.test(text) ? `${text}0` : text;
};

const asPower = (whole: string) => Number(whole).toExponential().toUpperCase().replace('.', ',');
const plainDecimal = (number: number) =>
  (String(number).includes('e') ? number.toFixed(15).replace(/\.?0+$/, '') : String(number)).replace('.', ',');
