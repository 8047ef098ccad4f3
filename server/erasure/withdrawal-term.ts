import { shopDay, startOfDay } from '#server/shop-day';

const dayMs = 24 * 3_600_000;
const businessDays = 5;

/** The days on which nobody has to work: month and day. */
const holidays = new Set(['01-01', '05-01', '07-18', '08-25', '12-25']);

const isBusinessDay = (day: string) => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
};

const dayAfter = (day: string) => shopDay(new Date(startOfDay(day).getTime() + 1.5 * dayMs));

/** The last day (YYYY-MM-DD) on which a buyer may withdraw: the fifth business day after that moment (ley 17.250, art. 16). */
export const lastWithdrawalDay = (at: Date): string => {
  let day = shopDay(at);
  for (let left = businessDays; left > 0; left -= isBusinessDay(day) ? 1 : 0) day = dayAfter(day);
  return day;
};

export const mayWithdraw = (at: Date, now: Date): boolean => shopDay(now) <= lastWithdrawalDay(at);
