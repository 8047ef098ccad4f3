import { addDays, typedOf } from './typed-moment.ts';

/** The next steps that are offered once something is done: so many days from today. */
export const nextSteps = [
  { value: 'tomorrow', label: 'Mañana', days: 1 },
  { value: 'threeDays', label: 'En 3 días', days: 3 },
  { value: 'week', label: 'La semana que viene', days: 7 },
] as const;

/** So many days from today, by Montevideo's clock, at the hour of another moment; as it is typed. */
export const nextStep = (hourOf: string, days: number, now = new Date()): string => {
  const [today] = typedOf(now.toISOString()).split('T');
  const [, hour] = typedOf(hourOf).split('T');
  return addDays(`${today}T${hour}`, days);
};
