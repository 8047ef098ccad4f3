import { isMark, type Piece, piecesOf } from './format-pieces.ts';

const names = (language: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  return (at: Date) => format.format(at);
};
const wordsIn = (language: string, noon: readonly [string, string] = ['AM', 'PM']) => ({
  month: names(language, { month: 'long' }),
  weekday: names(language, { weekday: 'long' }),
  noon,
});
const words = { es: wordsIn('es', ['a. m.', 'p. m.']), en: wordsIn('en'), pt: wordsIn('pt') };
type Language = keyof typeof words;

// The last ten bits of a locale's number name its language.
const languages: Record<number, Language> = { 9: 'en', 22: 'pt' };
/** The language of the days in a section of a format: `[$-409]` and `[$-en-US]` are English. */
export const languageOf = (section: string): Language => {
  const [, locale = ''] = /\[\$[^\]-]*-([^\],]+)/.exec(section) ?? [];
  const [, tag] = /^(en|pt)-/i.exec(locale) ?? [];
  return tag ? (tag.toLowerCase() as Language) : (languages[Number.parseInt(locale, 16) & 1023] ?? 'es');
};

const two = (number: number, length: number) => String(number).padStart(Math.min(length, 2), '0');

/** The moment so many seconds after the beginning of a spreadsheet's first day. */
const momentOf = (seconds: number, from1904: boolean) =>
  new Date((from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + seconds * 1000);

/** A day or a time as its format shows it: to the second, or to so many parts of it as stand behind its point. */
export const dayOrTime = (pieces: readonly Piece[], days: number, from1904: boolean, language: Language): string => {
  const point = pieces.findIndex((piece, at) => isMark(piece, /^\.$/) && isMark(pieces[at + 1] ?? piece, /^0$/));
  const parts = 10 ** (point < 0 ? 0 : pieces.slice(point).filter((piece) => isMark(piece, /^0$/)).length);
  const ticks = Math.round(days * 86_400 * parts);
  const seconds = Math.floor(ticks / parts);
  let fraction = String(parts + (ticks % parts)).slice(1);
  const at = momentOf(seconds, from1904);
  const { month, weekday, noon: halfDays } = words[language];
  const halves = pieces.some((piece) => isMark(piece, /^a/));
  const hours = halves ? ((at.getUTCHours() + 11) % 12) + 1 : at.getUTCHours();
  const noon = halfDays[at.getUTCHours() < 12 ? 0 : 1];
  const marks = pieces.flatMap((piece) => ('mark' in piece && /^[ymdhs[]/.test(piece.mark) ? [piece] : []));
  const isMinute = (piece: Piece) => {
    const place = marks.findIndex((one) => one === piece);
    return isMark(marks[place - 1] ?? { text: '' }, /h/) || isMark(marks[place + 1] ?? { text: '' }, /s/);
  };
  const shown = (piece: Piece): string => {
    if ('text' in piece) return piece.text;
    const { mark } = piece;
    const { length } = mark;
    if (piece === pieces[point]) return ',';
    if (mark === '0') {
      const [digit = ''] = fraction;
      fraction = fraction.slice(1);
      return digit;
    }
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
  return pieces.map(shown).join('');
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
