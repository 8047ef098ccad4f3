import { cleanLine } from '#server/clean-text';
import { brokenText } from './broken-text.ts';
import { htmlText, leftHtml } from './html-text.ts';
import type { Money } from './money.ts';
import { errorSentence, isSpreadsheetError } from './spreadsheet-error.ts';

/** A cell's value, or a Spanish sentence about what is wrong with it. */
export type Cell<T> = { value: T } | { error: string };
/** Reads a cell; only one with a price asks for money. `isTyped`: no spreadsheet made another text of it. */
export type ReadCell<T> = (text: string, money?: Money, isTyped?: boolean) => Cell<T>;

/**
 * A cell's text, without HTML and without the apostrophes that an export adds; null where a dash empties the field.
 * `html` is present where HTML was removed or is left, and holds the first piece that is left.
 */
export type Opened = { value: string | null; html?: string; isTyped?: boolean };

/** Opens a cell; undefined where it shows nothing. */
export const openCell = (cell: string): Opened | { error: string } | undefined => {
  if (isBlank(cell)) return undefined;
  const typed = typedText(cell);
  return typed === undefined ? openText(cell) : { ...openText(typed), isTyped: true };
};

/** The text of a cell that a program wrote as a formula, lest a spreadsheet take its zeros: `="00123"`. */
const typedText = (cell: string) => /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"').trim();

/** A cell without the formula around its text. */
export const bareCell = (cell: string) => typedText(cell) ?? cell;

const openText = (cell: string): Opened | { error: string } => {
  const literal = readLiteral(cell);
  if (literal !== undefined) return { value: literal };
  if (isSpreadsheetError(cell)) return { error: errorSentence(cell) };
  if (isClearing(cell)) return { value: null };
  const text = htmlText(cell);
  const left = leftHtml(text);
  return { value: withoutInner(text), ...((left ?? text !== cell) && { html: left ?? '' }) };
};

/** Whether a cell shows nothing: `<p>&nbsp;</p>` and what nobody sees are as an empty one. */
export const isBlank = (cell: string) => cleanLine(htmlText(bareCell(cell))) === '';

/** A cell with this alone empties what was stored; an empty cell leaves it as it is. */
const isClearing = (text: string) => /^[-–—]$/.test(text);

/** Splits at a mark that no backslash precedes. */
export const splitAt = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  for (const [piece] of text.matchAll(/\\[^]|[^]/g)) {
    if (piece.length === 1 && mark.test(piece)) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
};

/** A part of `splitAt` as the person meant it. */
export const unescaped = (text: string) => text.replace(/\\([|:\\])/g, '$1').trim();

// A spreadsheet would run these as formulas, or the import itself takes them for more than text.
const isMoreThanText = (text: string) =>
  /^[=+\-@\t\r]/.test(text) ||
  isClearing(text) ||
  isSpreadsheetError(text) ||
  htmlText(text) !== text ||
  leftHtml(text) !== undefined ||
  brokenText([text]) !== undefined;
const bare = (text: string) => text.replace(/^'+/, '');

// A reader that separates by commas or tabs begins a cell here too, for our quotes are none there. A number, or a
// measure, is no formula, and what begins with a space is text.
const inner = String.raw`(?=[=@]|[+-](?!\d[\p{L}\d. °%]*(?:[,\t\r\n]|$)))`;
const innerFormula = new RegExp(String.raw`([,\t\r\n]["']*)${inner}`, 'gu');
const innerLiteral = new RegExp(String.raw`([,\t\r\n]["']*)'${inner}`, 'gu');
const withoutInner = (text: string) => text.replace(innerLiteral, '$1');

/** Text as an export writes it: an apostrophe before what would be more than text. `openCell` undoes exactly this. */
export const asLiteral = (text: string) => {
  const written = text.replace(innerFormula, "$1'");
  return isMoreThanText(bare(written)) ? `'${written}` : written;
};

const untouched = new RegExp(String.raw`([,\t\r\n]"*)${inner}`, 'gu');
// A spreadsheet takes the zeros off the first and abbreviates the second.
const isNumberOfCode = (text: string) => /^(?:0\d+|\d{12,})$/.test(text);

/** A cell as it stood in a file, for a spreadsheet to open: nothing in it is run or lost, and `openCell` reads the same of both. */
export const asFound = (cell: string) => {
  if (isNumberOfCode(cell)) return `="${cell}"`;
  if (typedText(cell) !== undefined || isClearing(cell)) return cell;
  const written = cell.replace(untouched, "$1'");
  return /^[=+\-@\t\r]/.test(written) ? `'${written}` : written;
};

/** The text that an apostrophe at its beginning marks as nothing but text; undefined where none does. */
const readLiteral = (text: string) =>
  text.startsWith("'") && isMoreThanText(bare(text)) ? withoutInner(text.slice(1)) : undefined;
