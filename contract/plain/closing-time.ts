import { onFirstUse } from '#contract/plain/on-first-use';
import { openingHours } from '#contract/plain/opening-hours';
import { dayAfter, dayStart } from '#contract/plain/wall-time';

// Working days of the shop: Monday to Friday, where its hours name them, but for the days on which the whole country rests.

const zone = 'America/Montevideo';
const weekday = onFirstUse(() => new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'long' }));
const monthDay = onFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: '2-digit', month: '2-digit' }),
);
const holidays = ['01/01', '01/05', '18/07', '25/08', '25/12'];
const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** The hours of a shop whose own cannot be read. */
const usual = { dayOfWeek: workingDays, closes: '18:00' };

/** The last time of each working day at which a shop with these hours closes: 'Friday' → '18:00'. */
const closingTimes = (hours: string) => {
  const read = openingHours(hours).filter(({ dayOfWeek }) => dayOfWeek.some((name) => workingDays.includes(name)));
  const times = new Map<string, string>();
  for (const { dayOfWeek, closes } of read.length > 0 ? read : [usual])
    for (const name of dayOfWeek) {
      const last = times.get(name) ?? '';
      if (workingDays.includes(name) && closes > last) times.set(name, closes);
    }
  return times;
};

/** When a shop with these hours closes for the `count`th time on a working day, at this moment or later. */
export const closingAfter = (hours: string, at: Date, count = 1): Date => {
  const times = closingTimes(hours);
  let left = count;
  for (let day = dayStart(at); ; day = dayAfter(day, 1)) {
    const [hour, minute] = times.get(weekday().format(day))?.split(':').map(Number) ?? [];
    if (hour === undefined || minute === undefined || holidays.includes(monthDay().format(day))) continue;
    const closing = new Date(day.getTime() + (hour * 60 + minute) * 60_000);
    if (closing >= at) left -= 1;
    if (left === 0) return closing;
  }
};
