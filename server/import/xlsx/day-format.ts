import { isMark, type Piece, piecesOf } from './format-pieces.ts';

const names = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es', { timeZone: 'UTC', ...options });
  return (at: Date) => format.format(at);
};
const [month, weekday] = [names({ month: 'long' }), names({ weekday: 'long' })];
const two = (number: number, length: number) => String(number).padStart(Math.min(length, 2), '0');

/** The moment so many days after a spreadsheet's first one, to the second. */
const momentOf = (days: number, from1904: boolean) => {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(start + Math.round(days * 86_400) * 1000);
};

/** A day or a time as its format shows it; undefined where the number is none. */
export const dayOrTime = (pieces: readonly Piece[], days: number, from1904: boolean): string | undefined => {
  const at = momentOf(days, from1904);
  if (Number.isNaN(at.getTime())) return undefined;
  const seconds = Math.round(days * 86_400);
  const halves = pieces.some((piece) => isMark(piece, /^a/));
  const hours = halves ? ((at.getUTCHours() + 11) % 12) + 1 : at.getUTCHours();
  const noon = at.getUTCHours() < 12 ? 'a. m.' : 'p. m.';
  const marks = pieces.flatMap((piece) => ('mark' in piece && /^[ymdhs[]/.test(piece.mark) ? [piece] : []));
  const isMinute = (piece: Piece) => {
    const place = marks.findIndex((one) => one === piece);
    return isMark(marks[place - 1] ?? { text: '' }, /h/) || isMark(marks[place + 1] ?? { text: '' }, /s/);
  };
  const shown = (piece: Piece): string => {
    if ('text' in piece) return piece.text;
    const { mark } = piece;
    const { length } = mark;
    if (mark.startsWith('a')) return noon;
    if (mark.startsWith('[h')) return two(Math.floor(seconds / 3600), length - 2);
    if (mark.startsWith('[m')) return two(Math.floor(seconds / 60), length - 2);
    if (mark.startsWith('[s')) return two(seconds, length - 2);
    if (mark.startsWith('y')) return length > 2 ? String(at.getUTCFullYear()) : two(at.getUTCFullYear() % 100, 2);
    if (mark.startsWith('h')) return two(hours, length);
    if (mark.startsWith('s')) return two(at.getUTCSeconds(), length);
    if (mark.startsWith('d'))
      return length > 2 ? weekday(at).slice(0, length > 3 ? undefined : 3) : two(at.getUTCDate(), length);
    if (mark.startsWith('m') && isMinute(piece)) return two(at.getUTCMinutes(), length);
    if (mark.startsWith('m'))
      return length > 2 ? month(at).slice(0, [3, undefined, 1][length - 3]) : two(at.getUTCMonth() + 1, length);
    return mark;
  };
  // What stands behind a point is a part of a second.
  return pieces.map(shown).join('').replace(/\.0+$/, '');
};

/** Whether a format shows a day of the calendar, or a time alone. */
export const shows = (code: string): 'day' | 'time' | undefined => {
  const marks = piecesOf(code.split(';')[0] ?? '').flatMap((piece) => ('mark' in piece ? piece.mark : []));
  if (marks.some((mark) => /^[yd]/.test(mark)) || marks.some((mark) => /^m{3,}$/.test(mark))) return 'day';
  return marks.some((mark) => /^[hs]|^\[[hms]/.test(mark))
    ? 'time'
    : marks.some((mark) => mark.startsWith('m'))
      ? 'day'
      : undefined;
};
