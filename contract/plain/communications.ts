/** Means of contact. */
export const communicationTypes = {
  PHO: 'Llamada',
  EMA: 'E-mail',
  BRA: 'En la sucursal',
  VIS: 'Visita',
  OTH: 'Otro',
} as const;
export type CommunicationType = keyof typeof communicationTypes;

export const eventTypes = { SCH: 'Agendada', RSC: 'Reagendada', DON: 'Hecha', CAN: 'Cancelada' } as const;
export type EventType = keyof typeof eventTypes;

/** The events that a client may send; the shop alone writes RSC. */
const sentEvents = ['SCH', 'DON', 'CAN'] as const;
export type SentEvent = (typeof sentEvents)[number];

const ofOpen = { SCH: 'RSC', DON: 'DON', CAN: 'CAN' } as const;
const ofClosed = { SCH: 'SCH' } as const;

/** The event that is stored for one that is sent, by the last one (docs/decisions/025-communications.md). */
export const nextEvents: Record<EventType | 'none', Partial<Record<SentEvent, EventType>>> = {
  none: { SCH: 'SCH', DON: 'DON' },
  SCH: ofOpen,
  RSC: ofOpen,
  DON: ofClosed,
  CAN: ofClosed,
};

/** The fields that say what was mailed, and to whom: they stay once it was. */
export const mailedFields = ['type', 'subject', 'message', 'isPrivate', 'contactCompanyId', 'contactPersonId'] as const;

/** Whether something is still to be done. */
export const isOpen = (last: EventType): boolean => last === 'SCH' || last === 'RSC';

/** Event type that saving a communication's form records (specification 4). */
export const saveAs = (last: EventType | undefined): EventType => (!last || isOpen(last) ? 'DON' : last);

/** Stands for the subject of what was with somebody who was erased: none is left. */
export const erasedSubject = 'Datos borrados a pedido';

/** So many are on a page of the list (specification 9). */
export const communicationsPage = 20;
