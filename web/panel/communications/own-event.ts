import type { CommunicationEvent } from '#contract/communications';
import type { EventType, SentEvent } from '#contract/plain/communications';

/** An event as the shop takes it: `newDate` in ISO 8601, now where it is not given. */
export type NewEvent = { type: SentEvent; newDate?: string | undefined; observation?: string };

type Stored = Pick<CommunicationEvent, 'personId' | 'type' | 'newDate' | 'observation'>;

/** Whether a stored event is the one that was sent by this person, to be stored as `type`: then only its answer was lost. */
export const isOwnEvent = (
  stored: Stored | undefined,
  { newDate, observation = '' }: NewEvent,
  type: EventType | undefined,
  personId: number | undefined,
): boolean =>
  stored !== undefined &&
  stored.personId === personId &&
  stored.type === type &&
  (newDate === undefined || Date.parse(newDate) === Date.parse(stored.newDate)) &&
  observation.trim() === stored.observation;
