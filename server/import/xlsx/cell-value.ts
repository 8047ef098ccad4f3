import { isSpreadsheetError } from '../spreadsheet-error.ts';
import type { NumberStyle } from './book-parts.ts';
import { shows } from './day-format.ts';
import { fixed, formatted, formattedText, type Marks } from './number-format.ts';

/** A cell as it is stored: `value` is what stands in it, `texts` are those that it may name by number. */
type StoredCell = { type: string; value: string; style: NumberStyle; hasFormula: boolean };

/** A number, which only its column tells how to read; `shown` is the text of its cell, where the file has it. */
type CellNumber = { number: number; style: NumberStyle; isCalculated: boolean; shown?: string };

/** A cell that is neither text nor number, such as a day: nobody typed what it shows. */
type CellShown = { shown: string };

/** A cell as a book has it; a string is a text that somebody typed. */
export type BookCell = string | CellNumber | CellShown;

/** The text of a cell that holds one. */
const textOf = ({ type, value }: StoredCell, texts: readonly string[]): string | undefined => {
  if (type === 's') return value && textAt(texts, Number(value));
  return type === 'inlineStr' || type === 'str' ? value : undefined;
};

export const cellValue = (cell: StoredCell, texts: readonly string[]): BookCell => {
  const { type, value, style } = cell;
  const text = textOf(cell, texts);
  if (text !== undefined) return style ? formattedText(unescaped(text), style.code) : unescaped(text);
  if (type === 'b') return value === '1' ? 'VERDADERO' : 'FALSO';
  if (type === 'e') return isSpreadsheetError(value) ? value : '#ERROR';
  if (value === '') return cell.hasFormula ? '#SIN VALOR' : '';
  const number = Number(value);
  if (type === 'd' || Number.isNaN(number)) return { shown: value };
  return { number, style, isCalculated: cell.hasFormula };
};

const textAt = (texts: readonly string[], at: number) => {
  const text = texts[at];
  if (text === undefined) throw new Error('The book lacks a text that a cell names.');
  return text;
};

// Excel writes characters that XML does not take as `_x000D_`.
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

// A spreadsheet calculates with fifteen digits; what stands behind them is noise.
const digits = (number: number) => Number(number.toPrecision(15));

/** How a column takes its numbers: `most` decimals of an amount, money with its sign; the others are texts. */
export type NumberColumn = { kind: 'amount'; most?: number; isMoney?: boolean } | { kind: 'code' | 'text' };

// No code has a comma: what its spreadsheet shows is `90.750`.
const textMarks: Marks = { decimal: ',', group: '.' };
const codeMarks: Marks = { decimal: '.', group: '.' };

/** A number as its column takes it: an amount to be read as one, else the text that the spreadsheet shows. */
export const numberText = (cell: CellNumber, column: NumberColumn, from1904: boolean): string => {
  const { number, style } = cell;
  const shown = style && shows(style.code);
  const day = 'dd/mm/yyyy';
  if (column.kind !== 'amount') {
    const marks = column.kind === 'code' ? codeMarks : textMarks;
    if (cell.shown !== undefined) return column.kind === 'code' ? cell.shown.replaceAll(',', '.') : cell.shown;
    const plain = shownNumber(number, marks);
    if (!style) return plain;
    // A code that is a day was something else before.
    return formatted(number, plain, column.kind === 'code' && shown === 'day' ? day : style.code, marks, from1904);
  }
  if (style && shown) return formatted(number, '', shown === 'day' ? day : style.code, textMarks, from1904);
  const text = exactNumber(cell, column.most);
  return column.isMoney && style?.sign ? `${style.sign} ${text}` : text;
};

/** A number as a spreadsheet shows it without a format: `1234,5`, `1E+20`. */
const shownNumber = (number: number, { decimal }: Marks): string => {
  const exact = digits(number);
  if (Math.abs(exact) < 1e15) return plainDecimal(exact).replace(',', decimal);
  return Number(exact).toExponential().toUpperCase().replace('.', decimal);
};

/**
 * A number such that a price or quantity is read from it: `1,2340` has one reading only. It is rounded to what is shown
 * of it, a calculated one to the `most` decimals that its column takes; what a person typed stays as it is.
 */
const exactNumber = ({ number, style, isCalculated }: CellNumber, most?: number): string => {
  const decimals = style?.decimals;
  const places = isCalculated && most !== undefined ? Math.min(decimals ?? most, most) : decimals;
  const exact = places === undefined ? digits(number) : Number(fixed(digits(number), 0, places));
  const text = Math.abs(exact) >= 1e15 ? BigInt(Math.round(exact)).toString() : plainDecimal(exact);
  return /,\d{3}$/.test(text) ? `${text}0` : text;
};

const plainDecimal = (number: number) =>
  (String(number).includes('e') ? number.toFixed(15).replace(/\.?0+$/, '') : String(number)).replace('.', ',');
