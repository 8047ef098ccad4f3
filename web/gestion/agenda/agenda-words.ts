import type { Communication } from '#contract/communications';
import { addDays } from '#web/panel/communications/typed-moment';
import { type Clock, type Day, dayOf } from './days.ts';

const companyText = (one: Communication) => (one.isPrivate ? 'Particular' : one.contactCompanyName);

export const nameText = (name: string | null, lastName: string | null) => [name, lastName].filter(Boolean).join(' ');

export const contactText = (one: Communication) =>
  [companyText(one), nameText(one.contactPersonName, one.contactPersonLastName)].filter(Boolean).join(' · ');

/** The same in little place: a private buyer is known by the person. */
export const shortContact = (one: Communication) =>
  (one.isPrivate && nameText(one.contactPersonName, one.contactPersonLastName)) || contactText(one);

/** The hour of something, and its day where that is not the one shown. */
export const whenText = (clock: Clock, today: Day): string => {
  const hour = clock.slice(11);
  const day = dayOf(clock);
  if (day === today) return `hoy ${hour}`;
  if (day === addDays(today, -1)) return `ayer ${hour}`;
  const [year, month, date] = day.split('-');
  return `${date}/${month}${year === today.slice(0, 4) ? '' : `/${year}`} ${hour}`;
};
