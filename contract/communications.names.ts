import type { CallNames } from '#contract/call';
import type { communicationCalls } from '#contract/communications';
import { type Entity, entity, list, same } from '#contract/plain/entity';
import { entityOf } from '#contract/plain/thing';
import { communication as declared } from '#contract/things/communication';

const eventFields = { newDate: 'CommNewDate', observation: 'EventObservation' };
export const communicationEvent = entity('Event', 'id type by at', { ...eventFields, personId: 'PersonId' });
export const communication: Entity = {
  ...entityOf(declared),
  ...entity('Comm', 'lastEvent newDate sentTo contactPhone mayChange'),
  events: list('Events', communicationEvent),
};
const added: Entity = { ...communication, ...eventFields, guid: 'CommGUID', sendTo: 'CommSendTo' };
export const author = entity('Person', 'name lastName', {
  personId: 'PersonId',
  companyId: 'CompanyId',
  companyName: 'CompanyName',
});
export const agenda = { ...same('overdue today hasReminder'), feed: { wire: 'feed', of: same('since usedAt') } };

export const calls: CallNames<typeof communicationCalls> = {
  'communication/add': { in: { comm: added }, out: { data: communication } },
  'communication/addEvent': {
    keys: { seenEventId: 'EventId_Z', seenContactPersonId: 'ContactPersonId_Z' },
    in: { commEvent: communicationEvent },
    out: { data: communication },
  },
  'communication/find': { out: { data: communication } },
  'comm/find': { out: { data: communication } },
  'communication/update': { in: { parms: communication }, out: { data: communication } },
  'communication/filter': { out: { data: communication } },
  'communication/listAuthors': { out: { data: author } },
  'agenda/find': { out: { data: agenda } },
  'agenda/setReminder': {},
  'agenda/renewFeed': { out: { data: same('url') } },
  'agenda/removeFeed': {},
};
