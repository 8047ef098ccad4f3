import { readWallTime, wallTime } from '#contract/plain/wall-time';

// A `datetime-local` control holds 'YYYY-MM-DDThh:mm': here by Montevideo's clock, whatever zone the browser has.

const wall = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)/;
const typed = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/;

/** A moment as the control shows it. */
export const typedOf = (iso: string): string => {
  const [, month, day, year, time] = wall.exec(wallTime(new Date(iso))) ?? [];
  return `${year}-${month}-${day}T${time}`;
};

const wallOf = (text: string, seconds: string, ofDay?: string) => {
  const [, year, month, day, time = ofDay] = typed.exec(text) ?? [];
  return `${month}/${day}/${year} ${time}:${seconds}`;
};

/** The moment that is typed, as calls take it; undefined of a text that names none. */
export const momentOf = (text: string): string | undefined => readWallTime(wallOf(text, '00.0'))?.toISOString();

/** The first or the last instant of a day 'YYYY-MM-DD', as lists are asked for it; undefined of a text that names no day. */
export const dayStart = (day: string): string | undefined => asked(wallOf(day, '00.0', '00:00'));
export const dayEnd = (day: string): string | undefined => asked(wallOf(day, '59.9', '23:59'));
const asked = (text: string) => (readWallTime(text) ? text : undefined);

/** So many days later, a day or the same hour of one. */
export const addDays = (text: string, days: number): string =>
  new Date(Date.parse(text.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10) + text.slice(10);
