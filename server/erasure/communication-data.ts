import { sql } from 'kysely';
import { communicationTypes, eventTypes } from '#contract/plain/communications';
import {
  cleared,
  computed,
  deleted,
  type Entry,
  nothing,
  ofPerson,
  type Subject,
  someone,
  stays,
  when,
} from './entries.ts';

const withHim = ({ personId }: Subject) => sql<boolean>`contact_person_id = ${personId}`;
const byHim = ({ personId }: Subject) => sql<boolean>`creator_person_id = ${personId}`;
const ofThoseWithHim = ({ personId }: Subject) =>
  sql<boolean>`communication_id in (select id from communication where contact_person_id = ${personId})`;

const shown = {
  Fecha: when('new_date'),
  Tipo: 'type',
  Asunto: 'subject',
  Empresa: sql`(select name from company where company.id = contact_company_id)`,
};
const words = { Tipo: communicationTypes };

/** Sellers' communications and agendas. Events come first: they are found by their communications. */
export const communicationData = {
  communication_event: [
    cleared(
      ofThoseWithHim,
      { observation: '' },
      {
        title: 'Movimientos de comunicaciones con la persona',
        fields: {
          Anotado: when('at'),
          Quién: 'by',
          Qué: 'type',
          Fecha: when('new_date'),
          Observación: 'observation',
        },
        words: { Qué: eventTypes },
      },
    ),
    cleared(ofPerson, { by: someone, person_id: null }),
    nothing('type'),
  ],
  communication: [
    stays('type last_event', 'Dice qué hizo la tienda y cuándo, a nombre de «Persona borrada».', {
      rows: byHim,
      shown: { title: 'Comunicaciones que hizo por la tienda', fields: shown, words },
    }),
    cleared(
      withHim,
      { subject: '', message: '', sent_to: null, contact_person_id: null },
      {
        title: 'Comunicaciones con la persona',
        fields: { ...shown, Mensaje: 'message', 'Enviada a': 'sent_to' },
        words,
      },
    ),
    cleared(byHim, { creator_person_id: null }),
    cleared(({ accountId }) => sql<boolean>`sent_by = ${accountId}::bigint`, { sent_by: null }),
    // To an address that he shares with the company of another's communication.
    cleared(({ addresses }) => sql<boolean>`sent_to = any(${addresses}::text[])`, { sent_to: null }),
    computed('searched'),
  ],
  agenda: [
    deleted('reminder_site feed_hash', ofPerson, {
      title: 'Agenda',
      fields: {
        'Correo de la mañana': sql`case when reminder_site is null then 'no' else 'sí' end`,
        'Calendario desde': when('feed_since'),
        'Último uso del calendario': when('feed_used_at'),
      },
    }),
  ],
  agenda_mail: [deleted('day communication_ids', ofPerson)],
} satisfies Record<string, readonly Entry[]>;
