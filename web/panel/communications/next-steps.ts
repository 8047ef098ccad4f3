import { addDays, typedOf } from './typed-moment.ts';

type Step = { value: string; label: string; days: number };

const dayOf = (now: Date) => typedOf(now.toISOString()).split('T')[0] ?? '';
const friday = 5;
const saturday = 6;

/** The next steps that are offered once something is done, by so many days from today. Before a weekend Monday is one. */
export const nextSteps = (now = new Date()): Step[] => {
  const today = new Date(`${dayOf(now)}T00:00Z`).getUTCDay();
  const monday = today === friday ? 3 : today === saturday ? 2 : undefined;
  return [
    { value: 'tomorrow', label: 'Mañana', days: 1 },
    ...(monday === undefined ? [] : [{ value: 'monday', label: 'El lunes', days: monday }]),
    ...(monday === 3 ? [] : [{ value: 'threeDays', label: 'En 3 días', days: 3 }]),
    { value: 'week', label: 'La semana que viene', days: 7 },
  ];
};

/** So many days from today, by Montevideo's clock, at the hour of another moment; as it is typed. */
export const nextStep = (hourOf: string, days: number, now = new Date()): string => {
  const [, hour] = typedOf(hourOf).split('T');
  return addDays(`${dayOf(now)}T${hour}`, days);
};

const halfHour = 30 * 60_000;

/** The half hour in which a moment is. */
export const roundHour = (moment: string): string =>
  new Date(Math.floor(Date.parse(moment) / halfHour) * halfHour).toISOString();
