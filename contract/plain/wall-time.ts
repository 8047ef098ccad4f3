import { onFirstUse } from '#contract/plain/on-first-use';

const parts = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Montevideo',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Milliseconds by which clocks in Montevideo are ahead of UTC at a moment. There was summer time until 2015. */
const aheadAt = (ms: number) => {
  const {
    year = 0,
    month = 1,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(
    parts()
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
};

/** The moment at which clocks in Montevideo show this time; `ms` is what they show, read as if it were UTC. */
const momentAt = (ms: number) => new Date(ms - aheadAt(ms - aheadAt(ms)));

const shape = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d):(\d\d):(\d\d)\.(\d)$/;

/** The moment that `MM/DD/YYYY hh:mm:ss.s` names in Montevideo; undefined of a text that names none. */
export const readWallTime = (text: string): Date | undefined => {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0, tenth = 0] =
    shape.exec(text)?.slice(1).map(Number) ?? [];
  const ms = Date.UTC(year, month - 1, day, hour, minute, second, tenth * 100);
  const is = new Date(ms);
  const isReal = is.getUTCMonth() === month - 1 && is.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal && year > 0 ? momentAt(ms) : undefined;
};

const dayMs = 24 * 3_600_000;

/** The moment at which that many days after the one that it is in Montevideo begin. */
export const dayAfter = (at: Date, days: number) =>
  momentAt((Math.floor((at.getTime() + aheadAt(at.getTime())) / dayMs) + days) * dayMs);

/** The moment at which the day began that it is in Montevideo, and the one at which it ends. */
export const dayStart = (at: Date): Date => dayAfter(at, 0);
export const dayEnd = (at: Date): Date => dayAfter(at, 1);

/** A moment as clocks in Montevideo show it: `MM/DD/YYYY hh:mm:ss.s`. */
export const wallTime = (at: Date): string => {
  const is = new Date(at.getTime() + aheadAt(at.getTime()));
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${two(is.getUTCMonth() + 1)}/${two(is.getUTCDate())}/${String(is.getUTCFullYear()).padStart(4, '0')}`;
  const time = [is.getUTCHours(), is.getUTCMinutes(), is.getUTCSeconds()].map(two).join(':');
  return `${date} ${time}.${Math.floor(is.getUTCMilliseconds() / 100)}`;
};
