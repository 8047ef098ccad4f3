import { dayOrTime, languageOf, shows } from './day-format.ts';
import { isMark, type Piece, piecesOf } from './format-pieces.ts';

/** Formats that spreadsheets know by their number alone, as they show them here. */
const known: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$ #,##0',
  6: '$ #,##0',
  7: '$ #,##0.00',
  8: '$ #,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy hh:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$ #,##0',
  43: '#,##0.00',
  44: '$ #,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
const isDay = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The code of a format that spreadsheets know by its number; undefined where it shows a number as it is. */
export const knownFormat = (id: number): string | undefined => known[id] ?? (isDay(id) ? 'dd/mm/yyyy' : undefined);

const isDigit = (piece: Piece) => 'mark' in piece && /^[0#?]$/.test(piece.mark);
const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : piece.mark)).join('');

const conditions: Record<string, (number: number, limit: number) => boolean> = {
  '<': (number, limit) => number < limit,
  '>': (number, limit) => number > limit,
  '=': (number, limit) => number === limit,
  '<=': (number, limit) => number <= limit,
  '>=': (number, limit) => number >= limit,
  '<>': (number, limit) => number !== limit,
};

/** The sections of a format: of numbers, and of texts, which is the fourth or the last that says where they stand. */
const sectionsOf = (code: string) => {
  const sections = (`${code};`.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*;?/g) ?? [])
    .map((section) => section.replace(/;$/, ''))
    .slice(0, -1);
  const last = sections.slice(0, 4).at(-1) ?? '';
  const hasText = piecesOf(last).some((piece) => isMark(piece, /^@$/));
  return { numeric: sections.slice(0, hasText ? Math.min(sections.length, 4) - 1 : 3), ...(hasText && { text: last }) };
};

/** The section of a format that a number takes, and whether that shows a minus by itself. */
const sectionOf = (code: string, number: number) => {
  const { numeric } = sectionsOf(code);
  const stated = numeric.map((section) => /\[([<>=]+)(-?[\d.]+)\]/.exec(section));
  if (stated.some(Boolean)) {
    const at = stated.findIndex((found) => !found || conditions[found[1] ?? '']?.(number, Number(found[2])));
    return { section: numeric[at] ?? 'General', minus: number < 0 };
  }
  if (number < 0 && numeric.length > 1) return { section: numeric[1] ?? '', minus: false };
  return { section: (number === 0 ? numeric[2] : undefined) ?? numeric[0] ?? 'General', minus: number < 0 };
};

/** A text as a cell with this format shows it. */
export const formattedText = (text: string, code: string): string => {
  const section = sectionsOf(code).text;
  return section ? textOf(piecesOf(section).map((piece) => (isMark(piece, /^@$/) ? { text } : piece))) : text;
};

const rounders = new Map<string, Intl.NumberFormat>();
/** A number in plain digits with so many decimals, its half rounded away from zero. */
export const fixed = (number: number, least: number, most = least): string => {
  const key = `${least} ${most}`;
  const rounder =
    rounders.get(key) ??
    new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: false });
  rounders.set(key, rounder);
  return rounder.format(number);
};

/** The signs between the whole and its decimals, and between thousands. */
export type Marks = { decimal: string; group: string };

/** Digits put into the places of a format, from the last to the first; what is over stands before the first. */
const placed = (pieces: readonly Piece[], digits: string, group: string): string => {
  let left = digits;
  let count = 0;
  let shown = '';
  const first = pieces.findIndex(isDigit);
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (!piece) continue;
    if ('text' in piece) shown = piece.text + shown;
    else if (piece.mark !== ',' && !isDigit(piece)) shown = piece.mark + shown;
    else if (isDigit(piece)) {
      const here = at === first ? left : left.slice(-1);
      left = at === first ? '' : left.slice(0, -1);
      for (const digit of (here || (piece.mark === '0' ? '0' : '')).split('').toReversed()) {
        shown = `${digit}${count > 0 && count % 3 === 0 ? group : ''}${shown}`;
        count += 1;
      }
    }
  }
  return shown;
};

const decimalNumber = (pieces: readonly Piece[], number: number, { decimal, group }: Marks): string => {
  const point = pieces.findIndex((piece) => isMark(piece, /^\.$/));
  const whole = point < 0 ? pieces : pieces.slice(0, point);
  const after = point < 0 ? [] : pieces.slice(point + 1);
  const last = whole.findLastIndex(isDigit);
  const thousands = pieces.slice(pieces.findLastIndex(isDigit)).filter((piece) => isMark(piece, /^,$/)).length;
  const groups = whole.slice(whole.findIndex(isDigit), last).some((piece) => isMark(piece, /^,$/));
  const percents = pieces.filter((piece) => isMark(piece, /^%$/)).length;
  const places = after.filter(isDigit);
  const least = places.findLastIndex((piece) => isMark(piece, /^0$/)) + 1;
  const scaled = Number((number * 100 ** percents * 1000 ** -thousands).toPrecision(15));
  const [digits = '', decimals = ''] = fixed(scaled, least, places.length).split('.');
  let next = 0;
  const tail = after.map((piece) => {
    if (isDigit(piece)) return decimals[next++] ?? '';
    return 'text' in piece ? piece.text : piece.mark === ',' ? '' : piece.mark;
  });
  const head = placed(whole, digits === '0' ? '' : digits, groups ? group : '');
  return `${head}${point >= 0 && (decimals || least > 0) ? decimal : ''}${tail.join('')}`;
};

const scientific = (pieces: readonly Piece[], number: number, marks: Marks) => {
  const at = pieces.findIndex((piece) => isMark(piece, /^e[+-]$/));
  const [head, tail] = [pieces.slice(0, at), pieces.slice(at + 1)];
  const point = head.findIndex((piece) => isMark(piece, /^\.$/));
  const decimals = point < 0 ? 0 : head.slice(point).filter(isDigit).length;
  // With three places before the point the power is one of a thousand.
  const places = Math.max(1, head.slice(0, point < 0 ? undefined : point).filter(isDigit).length);
  const exact = Number(number.toExponential().split('e')[1]);
  const full = Number(fixed(number / 10 ** (Math.floor(exact / places) * places), decimals)) >= 10 ** places;
  const power = Math.floor(exact / places) * places + (full ? places : 0);
  const sign = power < 0 ? '-' : isMark(pieces[at] ?? { text: '' }, /^e\+$/) ? '+' : '';
  return `${decimalNumber(head, number / 10 ** power, marks)}E${sign}${placed(tail, String(Math.abs(power)), '')}`;
};

/** The nearest fraction with a denominator of at most so many digits, or with a fixed one. */
const fraction = (pieces: readonly Piece[], number: number): string => {
  const slash = pieces.findIndex((piece) => isMark(piece, /^\/$/));
  const start = pieces.slice(0, slash).findLastIndex((piece) => !isDigit(piece)) + 1;
  const end = pieces.findIndex((piece, at) => at > slash && !isDigit(piece) && !/^\d$/.test(textOf([piece])));
  const under = pieces.slice(slash + 1, end < 0 ? undefined : end);
  const asked = Number(textOf(under));
  const before = pieces.slice(0, start);
  const hasWhole = before.some(isDigit);
  const whole = hasWhole ? Math.floor(number) : 0;
  const rest = number - whole;
  const bottoms = asked > 0 ? [asked] : Array.from({ length: 10 ** Math.min(under.length, 3) - 1 }, (_, at) => at + 1);
  const off = (bottom: number) => Math.abs(rest - Math.round(rest * bottom) / bottom);
  const bottom = bottoms.reduce((best, one) => (off(one) < off(best) - 1e-12 ? one : best));
  const top = Math.round(rest * bottom);
  const tail = end < 0 ? '' : textOf(pieces.slice(end));
  if (hasWhole && (top === 0 || top === bottom)) return `${whole + (top === bottom ? 1 : 0)}${tail}`;
  const shown = placed(before, whole === 0 ? '' : String(whole), '');
  return `${shown}${top}/${bottom}${tail}`;
};

/** The formats that leave a day or a time to the machine, as it shows them here. */
const ofMachine: [RegExp, string][] = [
  [/\[\$-(?:f800|x-sysdate)/i, 'dddd, d "de" mmmm "de" yyyy'],
  [/\[\$-(?:f400|x-systime)/i, 'hh:mm:ss'],
];
/** A cell's text for a day before the first or after the last that spreadsheets know. */
const noDay = '#####';
const days = 2_958_466;

/** A number as a cell with this format shows it, in Spanish; `plain` is how it is shown without one. */
export const formatted = (number: number, plain: string, code: string, marks: Marks, from1904: boolean): string => {
  const known = ofMachine.find(([sign]) => sign.test(code))?.[1] ?? code;
  const { section, minus } = sectionOf(known, number);
  const pieces = piecesOf(section);
  const has = (mark: RegExp) => pieces.findIndex((piece) => isMark(piece, mark));
  if (has(/^(General|@)$/) >= 0)
    return textOf(pieces.map((piece) => (isMark(piece, /^(General|@)$/) ? { text: plain } : piece)));
  if (shows(section))
    return number < 0 || number >= days ? noDay : dayOrTime(pieces, number, from1904, languageOf(section));
  const size = Math.abs(number);
  const text = () => {
    if (pieces.slice(0, Math.max(has(/^\/$/), 0)).some(isDigit)) return fraction(pieces, size);
    return has(/^e[+-]$/) >= 0 ? scientific(pieces, size, marks) : decimalNumber(pieces, size, marks);
  };
  const shown = text().trim().replace(/ {2,}/g, ' ');
  return minus && /[1-9]/.test(shown) ? `-${shown}` : shown;
};
