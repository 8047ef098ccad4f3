import { bareBarcode, isGtin } from '#contract/plain/product-numbers';
import type { Decimal } from '#contract/plain/read-decimal';
import { readWhole } from '#contract/plain/read-whole';
import { cleanLine } from '#server/clean-text';
import { plainCode } from '#server/plain-text';
import { type Cell, type ReadCell, splitAt, unescaped } from './cell.ts';
import { readDecimal } from './read-number.ts';

/** Text of one line, at most `max` characters. */
export const readLine =
  (max: number): ReadCell<string> =>
  (text) =>
    upTo(max, cleanLine(text));

/** Text whose line breaks count. */
export const readLines =
  (max: number): ReadCell<string> =>
  (text) =>
    upTo(max, text);

const upTo = (max: number, text: string): Cell<string> =>
  text.length > max ? { error: `tiene ${text.length} caracteres y entran ${max}` } : { value: text };

const months =
  'ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sept?|oct|out|nov|dic|dec|dez|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|' +
  'january|february|march|april|june|july|august|september|october|november|december|' +
  'janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
const weekdays =
  'lun(?:es)?|mar(?:tes)?|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?|dom(?:ingo)?|' +
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira';
// No spreadsheet writes a month in capitals: «MAR-10» is a code.
const small = (names: string) => names.replace(/(?<=^|\|)[a-z]/g, (first) => `[${first}${first.toUpperCase()}]`);
// «Set 12» is a set.
const month = `${small(months)}|set`;
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const mark = '(?:[ /.-]| de )';
const time = '(?:[T ]\\d\\d?:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?[ap]\\. ?m\\.| ?[AP]M|Z)?)?';
const date = new RegExp(
  `^(?:${day}/${day}/(?:${year}|\\d\\d)|${day}([.-])${day}\\1${year}|\\d\\d-\\d\\d-\\d\\d|` +
    `(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.\\d\\d|` +
    `${year}([/.-])${day}\\2${day}|(?:(?:${small(weekdays)})\\.?,? )?(?:${day}${mark}(?:${month})\\.?(?:${mark}(?:${year}|\\d\\d))?|` +
    `(?:${month})\\.?(?:${mark}(?:${year}|\\d\\d?)| ${day}, ${year})))${time}$`,
  'u',
);
const power = /^-?(?:\d+[.,]\d*e[+-]?|\d+e[+-])\d+$/i;
const isLost = (text: string) => date.test(text) || power.test(text);

/** A code as an export writes it: an apostrophe before what would be taken for one that its spreadsheet lost. */
export const exactText = (text: string) => (isLost(text.replace(/^'+/, '')) ? `'${text}` : text);

/** Codes that somebody typed as text: marked, where they would be taken for such as were lost. */
export const typedCode = (text: string) =>
  text.split(/[|\n]/).some((part) => isLost(part.trim())) ? `="${text.replaceAll('"', '""')}"` : text;

/** How a spreadsheet lost what a cell was. */
const howLost = (text: string, what: string) => {
  if (power.test(text)) return `«${text}»: la planilla abrevió el ${what}`;
  return date.test(text) ? `«${text}»: la planilla tomó el ${what} por una fecha` : undefined;
};
const asText = 'Dale formato de texto a la columna y';

/**
 * Text of one line. A text that the spreadsheet shortened as a number (`7,79E+12`) or took for a day is refused: what
 * it was is lost, and a cell that is made a text then shows another number. An apostrophe before it says that it is meant.
 */
export const readExact =
  (max: number, what = 'código'): ReadCell<string> =>
  (text, _, isTyped = false) => {
    if (text.startsWith("'") && isLost(text.replace(/^'+/, ''))) return readLine(max)(text.slice(1));
    const lost = isTyped ? undefined : howLost(text, what);
    if (!lost) return readLine(max)(text);
    const typed = `escribí el ${what} de nuevo. Si el ${what} es así, escribilo con dos apóstrofos adelante: ''${text}`;
    return { error: `${lost} y el original se perdió. ${asText} ${typed}` };
  };

/** A code. */
export const readCode = readExact(60);

/** A GTIN. */
export const readBarcode: ReadCell<string> = (text, _, isTyped = false) => {
  const lost = isTyped ? undefined : howLost(text, 'código de barras');
  if (lost) return { error: `${lost}. ${asText} copialo de nuevo` };
  const digits = bareBarcode(cleanLine(text));
  if (isGtin(digits)) return { value: digits };
  const whole = isGtin(`0${digits}`) ? `; quizá la planilla le sacó el cero: 0${digits}` : '';
  return { error: `«${text}» no es un código de barras: ${wrongBarcode}${whole}` };
};
const wrongBarcode = 'lleva 8, 12, 13 o 14 dígitos, y el último tiene que ser el de control';

/** Codes in a list: `uno | dos`. */
export const readCodes: ReadCell<string[]> = (text, money, isTyped) => {
  const parts = readList(text);
  const read = 'value' in parts ? parts.value.map((part) => readCode(part, money, isTyped)) : [parts];
  const wrong = read.find((cell) => 'error' in cell);
  return wrong && 'error' in wrong ? wrong : { value: read.flatMap((cell) => ('value' in cell ? cell.value : [])) };
};

const yes = new Set(['si', 's', 'yes', 'y', '1', 'x', 'true', 'verdadero']);
const no = new Set(['no', 'n', '0', 'false', 'falso']);

export const readYesNo: ReadCell<boolean> = (text) => {
  const word = plainCode(text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { error: `«${text}» no es sí ni no` };
};

type IvaRate = 22 | 10 | 0;

const rates = new Map<string, IvaRate>([
  ...(['22', '0.22', 'basica', 'basico', 'tasabasica'] as const).map((word) => [word, 22] as const),
  ...(['10', '0.1', 'minima', 'minimo', 'tasaminima'] as const).map((word) => [word, 10] as const),
  ...(['0', 'exento', 'exenta', 'exonerado'] as const).map((word) => [word, 0] as const),
]);

/** A rate of IVA in per cent: 22, 10 or 0. A percentage cell may also arrive as its share, `0,22`. */
export const readIvaRate: ReadCell<IvaRate> = (text) => {
  const bare = text.replace(/^iva\s*|\s*%$/gi, '');
  const number = readDecimal(bare);
  const rate = rates.get('value' in number ? asNumber(number.value) : plainCode(bare));
  return rate === undefined ? { error: `«${text}» no es una tasa de IVA: va 22, 10 o exento` } : { value: rate };
};

const asNumber = ({ units, scale }: Decimal) => String(Number(units) / 10 ** scale);

/** Whole units, from 0. */
export const readQuantity: ReadCell<number> = (text) => readWhole(text, readDecimal);

/** The parts of a cell that holds a list: `uno | dos`, or one a line. */
export const readList: ReadCell<string[]> = (text) => {
  const parts = splitAt(text, /[|\n]/).map(unescaped).filter(cleanLine);
  return parts.length > 50 ? { error: `nombra ${parts.length} y entran 50` } : { value: parts };
};
