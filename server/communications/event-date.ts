import { type EventType, isOpen } from '#contract/plain/communications';
import { dayStart } from '#contract/plain/wall-time';
import { fieldRefusal } from '#server/refusal';

/** A clock of somebody else's may be so much off. */
export const clocksDifferMs = 5 * 60_000;
const yearsAheadMost = 10;

const yearsAhead = (now: Date) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + yearsAheadMost);
  return then;
};

/** When something is due, was done or cancelled: now unless it is said. Throws at the field what cannot be (docs/decisions/025-communications.md). */
export const eventDate = (now: Date, type: EventType, said: Date = now): Date => {
  if (!isOpen(type)) {
    if (said.getTime() > now.getTime() + clocksDifferMs) throw fieldRefusal('newDate', 'field.future');
    return said;
  }
  if (said < dayStart(now)) throw fieldRefusal('newDate', 'field.past');
  if (said > yearsAhead(now)) throw fieldRefusal('newDate', 'field.far');
  return said;
};
