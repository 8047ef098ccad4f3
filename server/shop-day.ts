import { dayStart } from '#contract/plain/wall-time';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo', dateStyle: 'short' });

/** The day (YYYY-MM-DD) that it is in Montevideo, wherever the shop runs. */
export const shopDay = (at: Date): string => day.format(at);

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Montevideo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The day and time (YYYY-MM-DD HH:MM:SS) that it is in Montevideo. */
export const shopMoment = (at: Date): string => moment.format(at);

/** The moment at which a day (YYYY-MM-DD) begins in Montevideo. */
export const startOfDay = (of: string): Date => dayStart(new Date(`${of}T12:00:00-03:00`));
