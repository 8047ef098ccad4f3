import { addDays, dayStart } from '#web/panel/communications/typed-moment';

/** A time that Montevideo's clocks show: '2026-11-27T10:30'. Its first ten characters are a day. */
export type Clock = string;
/** '2026-11-27'. */
export type Day = string;
/** Several days; `until` is the first one after them. */
type Range = { from: Day; until: Day };

export const views = { dia: 'Día', semana: 'Semana', mes: 'Mes' } as const;
export type View = keyof typeof views;

/** Minutes between two places of a day. */
export const slot = 30;

const minute = 60_000;
const dayMinutes = 24 * 60;
// A clock is counted as if it were UTC, which has no summer time.
const count = (clock: Clock) => Date.parse(`${clock}Z`);
const shown = (ms: number): Clock => new Date(ms).toISOString().slice(0, 16);

export const dayOf = (clock: Clock): Day => clock.slice(0, 10);
const midnight = (day: Day): Clock => `${day}T00:00`;

/** Whether a text is a day of this century. */
export const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && dayStart(text) !== undefined;

export const addMinutes = (clock: Clock, minutes: number): Clock => shown(count(clock) + minutes * minute);

/** The same day of another month, or the last one of a shorter month. */
const addMonths = (day: Day, months: number): Day => {
  const first = new Date(count(midnight(`${day.slice(0, 8)}01`)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = shown(first.getTime()).slice(0, 8);
  const wanted = `${month}${day.slice(8)}`;
  return isDay(wanted) ? wanted : addDays(addMonths(`${month}01`, 1), -1);
};

const monday = (day: Day): Day => addDays(day, -((new Date(count(midnight(day))).getUTCDay() + 6) % 7));

/** The days that a view shows: a month has its whole weeks. */
export const rangeOf = (view: View, day: Day): Range => {
  if (view === 'dia') return { from: day, until: addDays(day, 1) };
  if (view === 'semana') return { from: monday(day), until: addDays(monday(day), 7) };
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: monday(first), until: addDays(monday(last), 7) };
};

/** The day to which a view's arrows lead: a day, a week or a month away. */
export const turned = (view: View, day: Day, by: 1 | -1): Day =>
  view === 'mes' ? addMonths(day, by) : addDays(day, view === 'semana' ? 7 * by : by);

/** The filter of a list for those days: what is at 00:00 belongs to the later one alone. */
export const datesOf = ({ from, until }: Range) => ({ startDate: dayStart(from), endDate: dayStart(until) });

/** Where something is after it was moved so far. Out of the past it comes to today, from today it does not go there. */
export const moved = (clock: Clock, minutes: number, today: Day): Clock => {
  const to = addMinutes(clock, minutes);
  if (dayOf(to) >= today) return to;
  return dayOf(clock) < today ? `${today}${to.slice(10)}` : clock;
};

/** Where something overdue stands today: at its hour, or at the next half hour where that is over. */
export const laterToday = (clock: Clock, now: Clock): Clock => {
  const today = dayOf(now);
  const same = `${today}${clock.slice(10)}`;
  if (same > now) return same;
  const next = shown((Math.floor(count(now) / (slot * minute)) + 1) * slot * minute);
  return dayOf(next) === today ? next : `${today}T23:59`;
};

/** When something new is due at first: in the morning of another day, today at the next half hour, but not at night. */
export const firstHour = (day: Day, now: Clock): Clock => {
  const today = dayOf(now);
  if (day > today) return `${day}T09:00`;
  const next = laterToday(now, now);
  const morning = `${today}T09:00`;
  return next > morning ? next : morning;
};

const steps: Readonly<Record<Exclude<View, 'dia'>, Readonly<Record<string, number>>>> = {
  semana: { ArrowUp: -slot, ArrowDown: slot, ArrowLeft: -dayMinutes, ArrowRight: dayMinutes },
  mes: { ArrowUp: -7 * dayMinutes, ArrowDown: 7 * dayMinutes, ArrowLeft: -dayMinutes, ArrowRight: dayMinutes },
};

/** Where an arrow leads from a free time: not out of the days that are shown, nor before today. Undefined of another key. */
export const freeAfter = (
  clock: Clock,
  key: string,
  { view, day, today }: { view: Exclude<View, 'dia'>; day: Day; today: Day },
): Clock | undefined => {
  const step = steps[view][key];
  if (step === undefined) return undefined;
  const to = addMinutes(clock, step);
  return isShown(to, view, day) && dayOf(to) >= today ? to : clock;
};

/** Whether a view of a day shows that time. */
export const isShown = (clock: Clock, view: View, day: Day): boolean => {
  const { from, until } = rangeOf(view, day);
  return dayOf(clock) >= from && dayOf(clock) < until;
};

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('es-UY', { timeZone: 'UTC', ...options });
  return (day: Day) => written.format(count(midnight(day)));
};
/** 'viernes, 27 de noviembre'. */
export const dayText = format({ weekday: 'long', day: 'numeric', month: 'long' });
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthText = format({ month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'short' });
const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** The days of a view in words. */
export const rangeText = (view: View, day: Day): string => {
  const { from, until } = rangeOf(view, day);
  if (view === 'semana') return `${shortDay(from)} – ${shortDate(addDays(until, -1))}`;
  return view === 'mes' ? monthText(day) : longDay(day);
};
