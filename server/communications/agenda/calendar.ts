import ical, { escape, ICalCalendarMethod } from 'ical-generator';
import {
  type CommunicationType,
  communicationTypes,
  type EventType,
  erasedSubject,
} from '#contract/plain/communications';
import type { Ctx } from '#server/ctx';

/** A communication as a calendar shows it; `moves` counts how often it got another date. */
export type Entry = {
  id: number;
  type: CommunicationType;
  subject: string;
  lastEvent: EventType;
  newDate: Date;
  changedAt: Date;
  moves: number;
};

const lengthMs = 30 * 60_000;
const refreshSeconds = 3600;

/**
 * An agenda as iCalendar (RFC 5545), the same byte for byte while nothing changes. Whoever keeps a copy of it, as
 * Google does, reads no names of people, phones or messages there.
 */
export const calendarText = ({ origin, site }: Pick<Ctx, 'origin' | 'site'>, entries: readonly Entry[]): string => {
  const { hostname } = new URL(origin);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: hostname, product: 'agenda', language: 'ES' },
    // It is written as it is given.
    name: escape(`Agenda de ${site.name}`, false),
    ttl: refreshSeconds,
    events: entries.map(({ id, type, subject, lastEvent, newDate, changedAt, moves }) => ({
      id: `communication-${id}@${hostname}`,
      sequence: moves,
      stamp: changedAt,
      start: newDate,
      end: new Date(newDate.getTime() + lengthMs),
      summary: `${lastEvent === 'DON' ? '✓ ' : ''}${communicationTypes[type]}: ${subject || erasedSubject}`,
      url: `${origin}/gestion/agenda?abrir=${id}`,
    })),
  });
  return `${calendar.toString()}\r\n`;
};
