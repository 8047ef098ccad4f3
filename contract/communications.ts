import { z } from 'zod';
import { defineCalls, done } from '#contract/call';
import { guid, id, moment, optionalText, optionalTextBlock } from '#contract/fields';
import { filterDates, filterId, filterText, listInput } from '#contract/filters';
import { communicationTypes, type EventType, eventTypes } from '#contract/plain/communications';
import { isEmail } from '#contract/plain/field-rules';
import { messages } from '#contract/plain/messages';
import { enteredShape, storedThing, thingChanges } from '#contract/thing-schemas';
import { communication as declared } from '#contract/things/communication';

const eventType = z.enum(Object.keys(eventTypes) as [EventType, ...EventType[]]);

/** `at`: when it was noted; `newDate`: when it is due, was done or cancelled. ISO 8601 with offset. `personId` is null of an erased person. */
const event = z.object({
  id: z.number(),
  type: eventType,
  personId: z.number().nullable(),
  by: z.string(),
  at: z.string(),
  newDate: z.string(),
  observation: z.string(),
});
export type CommunicationEvent = z.output<typeof event>;

/**
 * `lastEvent` and `newDate` are those of the last of `events`; `sentTo` is the address that it was mailed to. `contactPhone`: by which
 * the person is reached first, else the company. `mayChange`: whether the caller adds events and changes fields at the site that is asked.
 */
export const communication = storedThing(declared).extend({
  lastEvent: eventType,
  newDate: z.string(),
  sentTo: z.string().nullable(),
  contactPhone: z.string().nullable(),
  mayChange: z.boolean(),
  events: z.array(event),
});
export type Communication = z.output<typeof communication>;

/** `newDate` is now where it is not given. */
const sent = { newDate: moment.optional(), observation: optionalTextBlock(1000) };

const added = z.object({
  /** The form's own; the same one names the same communication, sent again. */
  guid: guid.optional(),
  ...enteredShape(declared.fields),
  ...sent,
  /** RSC and CAN are no event of a new one: a 422 at the field. */
  lastEvent: z
    .enum([...eventType.options, ''])
    .nullish()
    .transform((value) => value || 'DON'),
  /** The address of the contact that an e-mail goes to; without it nothing is mailed. */
  sendTo: optionalText(254).refine((value) => value === null || isEmail(value), messages['field.email']),
});

/** A pair that the caller may name as the creator. */
const author = z.object({
  personId: z.number(),
  name: z.string(),
  lastName: z.string(),
  companyId: z.number(),
  companyName: z.string(),
});
export type Author = z.output<typeof author>;

const agenda = z.object({
  overdue: z.number(),
  today: z.number(),
  hasReminder: z.boolean(),
  /** Null without a feed; `usedAt` null where no calendar has asked for it yet. */
  feed: z.object({ since: z.string(), usedAt: z.string().nullable() }).nullable(),
});
export type Agenda = z.output<typeof agenda>;

const filters = {
  text: filterText,
  contactCompanyId: filterId,
  contactPersonId: filterId,
  creatorPersonId: filterId,
  type: z.enum(Object.keys(communicationTypes) as [keyof typeof communicationTypes]),
  /** `OPE`: what is still to be done; `CLO`: what was done or cancelled. */
  state: z.enum(['OPE', 'CLO', ...eventType.options]),
  ...filterDates,
};

const found = z.object({ data: communication });

/** docs/decisions/025-communications.md */
export const communicationCalls = defineCalls({
  'communication/add': {
    summary: 'Anota o agenda una comunicación con una empresa; un e-mail también se puede enviar',
    access: 'seller',
    limit: { name: 'communication.add', per: 'account', points: 300, seconds: 900, shared: true },
    input: z.object({ comm: added }),
    output: found,
    sites: 'rights',
    sample: {
      as: 'administrator',
      statements: 20,
      input: ({ companyId, authorId, ownCompanyId }) => ({
        comm: {
          subject: 'Cotización de radiadores',
          message: 'Pidió precio por diez',
          creatorPersonId: authorId,
          creatorCompanyId: ownCompanyId,
          contactCompanyId: companyId,
        },
      }),
    },
  },
  'communication/addEvent': {
    summary: 'Agrega un evento a una comunicación: agendada, hecha o cancelada',
    access: 'seller',
    limit: { name: 'communication.addEvent', per: 'account', points: 600, seconds: 900, shared: true },
    /** `seenEventId` is the last event that the caller saw, `seenContactPersonId` the contact person. */
    input: z.object({
      commId: id,
      commEvent: z.object({ type: eventType, ...sent }),
      seenEventId: id.optional(),
      seenContactPersonId: id.nullish(),
    }),
    output: found,
    sites: 'rights',
    sample: {
      as: 'administrator',
      statements: 12,
      input: ({ communicationId }) => ({ commId: communicationId, commEvent: { type: 'DON' } }),
    },
  },
  'communication/find': {
    summary: 'Devuelve una comunicación con sus eventos',
    access: 'seller',
    input: z.object({ id }),
    output: found,
    sites: 'rights',
    sample: { as: 'administrator', statements: 2, input: ({ communicationId }) => ({ id: communicationId }) },
  },
  'comm/find': {
    summary: 'Devuelve una comunicación con sus eventos, como communication/find',
    access: 'seller',
    input: z.object({ id }),
    output: found,
    sites: 'rights',
    sample: { as: 'administrator', statements: 2, input: ({ communicationId }) => ({ id: communicationId }) },
  },
  'communication/update': {
    summary: 'Cambia los datos de una comunicación',
    access: 'seller',
    limit: { name: 'communication.update', per: 'account', points: 300, seconds: 900, shared: true },
    input: z.object({ id, parms: thingChanges(declared) }),
    output: found,
    sites: 'rights',
    sample: {
      as: 'administrator',
      statements: 12,
      input: ({ communicationId }) => ({
        id: communicationId,
        parms: { subject: { value: 'Reclamo', before: 'Cotización' } },
      }),
    },
  },
  'communication/filter': {
    summary: 'Lista comunicaciones según contacto, autor, tipo, estado, texto y fechas',
    access: 'seller',
    input: listInput(filters),
    /** `mayAdd`: whether the caller adds one with the contact company that is asked for, or any. */
    output: z.object({ data: z.array(communication), resultCount: z.number(), mayAdd: z.boolean() }),
    sites: 'rights',
    sample: { as: 'administrator', statements: 3, input: () => ({ filters: {}, rowIndex: 0, rowsMax: 20 }) },
  },
  'communication/listAuthors': {
    summary: 'Lista las personas y empresas en cuyo nombre se puede anotar una comunicación',
    access: 'seller',
    input: z.object({}),
    output: z.object({ data: z.array(author) }),
    sample: { as: 'administrator', statements: 2, input: () => ({}) },
  },
  'agenda/find': {
    summary: 'Dice cuánto hay en la propia agenda, si llega por correo y si tiene calendario',
    access: 'seller',
    input: z.object({}),
    output: z.object({ data: agenda }),
    sites: 'rights',
    sample: { as: 'seller', statements: 2, input: () => ({}) },
  },
  'agenda/setReminder': {
    summary: 'Pide o deja el correo de cada mañana con lo que hay en la propia agenda',
    access: 'seller',
    input: z.object({ isOn: z.boolean() }),
    output: done,
    sites: 'shared',
    sample: { as: 'seller', statements: 5, input: () => ({ isOn: true }) },
  },
  /** The address is answered this once. */
  'agenda/renewFeed': {
    summary: 'Da una dirección nueva al calendario de la propia agenda; la anterior deja de servir',
    access: 'seller',
    limit: { name: 'agenda.renewFeed', per: 'account', points: 30, seconds: 900, shared: true },
    input: z.object({}),
    output: z.object({ data: z.object({ url: z.string() }) }),
    sample: { as: 'seller', statements: 5, input: () => ({}) },
  },
  'agenda/removeFeed': {
    summary: 'Deja sin calendario la propia agenda',
    access: 'seller',
    input: z.object({}),
    output: done,
    sites: 'shared',
    sample: { as: 'seller', statements: 5, input: () => ({}) },
  },
});
