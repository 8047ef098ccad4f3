import type { Communication, CommunicationEvent } from '#contract/communications';
import { type EventType, erasedSubject, eventTypes, isOpen } from '#contract/plain/communications';
import { whenText } from '#contract/plain/date-text';
import type { IconName } from '#web/ui/icon.tsx';

/** A state as it is shown: its word, and the mark and the colour beside it. */
export type State = { word: string; icon: IconName; colour: 'red' | 'blue' | 'green' | 'gray' };

const states: Record<EventType, State> = {
  SCH: { word: eventTypes.SCH, icon: 'clock', colour: 'blue' },
  RSC: { word: eventTypes.RSC, icon: 'clock', colour: 'blue' },
  DON: { word: eventTypes.DON, icon: 'check', colour: 'green' },
  CAN: { word: eventTypes.CAN, icon: 'close', colour: 'gray' },
};
/** Stands beside the state of an e-mail that went out. */
export const mailed: State = { word: 'Se envió', icon: 'mail', colour: 'green' };
const overdue: State = { word: 'Vencida', icon: 'alert', colour: 'red' };

/** The subject; none is left of what was with somebody who was erased. */
export const subjectText = ({ subject }: Pick<Communication, 'subject'>): string => subject || erasedSubject;

type Due = Pick<Communication, 'lastEvent' | 'newDate'>;

/** Whether it should have been done before `now`. */
export const isOverdue = ({ lastEvent, newDate }: Due, now: number): boolean =>
  isOpen(lastEvent) && Date.parse(newDate) < now;

export const stateOf = (due: Due, now = Date.now()): State => (isOverdue(due, now) ? overdue : states[due.lastEvent]);

/** An event and its date: 'Agendada para el 28/11/2026 a las 10:00', 'Hecha el …'. */
export const eventText = ({ type, newDate }: Pick<CommunicationEvent, 'type' | 'newDate'>): string =>
  `${eventTypes[type]} ${isOpen(type) ? 'para el' : 'el'} ${whenText(newDate)}`;
