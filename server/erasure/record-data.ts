import { sql } from 'kysely';
import { accountFieldWords, roleWords } from '#contract/plain/account-words';
import { communicationTypes } from '#contract/plain/communications';
import { labelsOf } from '#contract/plain/thing';
import { communication } from '#contract/things/communication';
import { positionNames } from '#contract/things/company';
import { person } from '#contract/things/person';
import {
  ages,
  author,
  cleared,
  deleted,
  type Entry,
  nothing,
  ofAccount,
  type Subject,
  someone,
  stays,
  when,
} from './entries.ts';
import { historyValue } from './history-values.ts';

const ownHistory = ({ personId, accountGuid }: Subject) =>
  sql<boolean>`(entity = 'person' and entity_id = ${String(personId)}
    or entity = 'user' and entity_id = ${accountGuid}::text)`;

// It has the texts of what was talked about with him.
const ofCommunications = ({ personId }: Subject) =>
  sql<boolean>`entity = 'communication' and (
    entity_id in (select id::text from communication where contact_person_id = ${personId})
    or entity_id in (select named.entity_id from history named where named.entity = 'communication'
      and named.field = 'contactPersonId' and to_jsonb(${personId}::bigint) in (named.from_value, named.to_value)))`;

// The history of companies has the names of their employees.
const named = ({ personId }: Subject) => JSON.stringify([{ personId }]);
const amongEmployees = (of: Subject) =>
  sql<boolean>`entity = 'company' and field = 'employees'
    and (from_value @> ${named(of)}::jsonb or to_value @> ${named(of)}::jsonb)`;
const unnamed = JSON.stringify({ name: someone, lastName: '' });
const withoutName = (column: string) => (of: Subject) => {
  const list = sql.ref(column);
  return sql`case when jsonb_typeof(${list}) = 'array' then coalesce((
      select jsonb_agg(case when item @> ${JSON.stringify({ personId: of.personId })}::jsonb
        then item || ${unnamed}::jsonb else item end order by place)
      from jsonb_array_elements(${list}) with ordinality as items (item, place)), ${list}) else ${list} end`;
};

/** Where an address stands as a whole in a text: not within a longer one. */
const patternOf = (address: string) =>
  `(?<![a-z0-9._%+-])${address.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')}(?![a-z0-9-]|\\.[a-z0-9])`;

/** Mails to his addresses, those that he wrote, and those by which a seller talked with him, also at an address of his company. */
const ownMails = ({ addresses, personId }: Subject) =>
  sql<boolean>`(recipient = any(${addresses}::text[]) or coalesce(reply_to, '') = any(${addresses}::text[])
    or exists (select from communication where mail_id = mail.id and contact_person_id = ${personId}))`;
/** Others that name one of his addresses, or in a seller's morning a communication with him. */
const namingMails = (of: Subject) =>
  sql<boolean>`(not ${ownMails(of)}
    and (exists (select from unnest(${of.addresses}::text[], ${of.addresses.map(patternOf)}::text[]) as sought (address, pattern)
        where strpos(mail.text, address) > 0 and mail.text ~ pattern)
      or id in (select agenda_mail.mail_id from agenda_mail
        join communication on communication.id = any(communication_ids) where contact_person_id = ${of.personId})))`;

const emptyMail = {
  recipient: '',
  subject: '',
  text: '',
  html: '',
  last_error: null,
  secret: null,
  reply_to: null,
  unsubscribe_url: null,
  // One that waits is not sent any more.
  failed_at: sql`case when sent_at is null then coalesce(failed_at, now()) else failed_at end`,
};
// A key that still acts stands in the text until the mail is sent.
const withoutSecret = sql`case when secret is null then text else replace(text, secret, '···') end`;

const change = {
  Cuándo: when('at'),
  Quién: 'by',
  Qué: 'field',
  Antes: historyValue('from_value'),
  Después: historyValue('to_value'),
};
const valueWords = { ...roleWords, ...positionNames };

/** Notes and mails about people, beside their own rows. */
export const recordData = {
  history: [
    deleted('from_value to_value reason', ownHistory, {
      title: 'Historial de sus datos',
      fields: {
        ...change,
        Motivo: 'reason',
      },
      words: { Qué: { ...accountFieldWords, ...labelsOf(person) }, Antes: valueWords, Después: valueWords },
    }),
    deleted('from_value to_value reason', ofCommunications, {
      title: 'Historial de comunicaciones con la persona',
      fields: change,
      words: { Qué: labelsOf(communication), Antes: communicationTypes, Después: communicationTypes },
    }),
    cleared(amongEmployees, { from_value: withoutName('from_value'), to_value: withoutName('to_value') }),
    author('by'),
    nothing('entity entity_id site field'),
  ],
  import: [
    cleared(ofAccount, { account_id: null }),
    stays(
      'site file_name file_key how file pictures pictures_key state problem report seen undone progress',
      'Son datos de la tienda.',
    ),
  ],
  mail: [
    cleared(ownMails, emptyMail, {
      title: 'Correos',
      fields: { Cuándo: when('at'), Para: 'recipient', Asunto: 'subject', Texto: withoutSecret },
    }),
    cleared(namingMails, emptyMail, {
      title: 'Correos a la tienda que nombran su dirección o una comunicación con la persona',
      fields: { Cuándo: when('at'), Para: 'recipient', Asunto: 'subject' },
    }),
    nothing('message_id site order_id'),
  ],
  newsletter_subscription: [
    deleted(
      'site email state text_version confirm_key_hash unsubscribe_key',
      ({ addresses }) => sql`email = any(${addresses}::text[])`,
      {
        title: 'Novedades por correo',
        fields: {
          'E-mail': 'email',
          Sitio: 'site',
          Estado: 'state',
          Pedidas: when('asked_at'),
          Confirmadas: when('confirmed_at'),
          Bajas: when('unsubscribed_at'),
          'Versión del texto': 'text_version',
        },
        words: { Estado: { waiting: 'Sin confirmar', confirmed: 'Confirmada', unsubscribed: 'Dada de baja' } },
      },
    ),
  ],
  arrival_notice: [
    deleted(
      'site email state text_version confirm_key_hash end_key',
      ({ addresses }) => sql`email = any(${addresses}::text[])`,
      {
        title: 'Avisos de que llegó un producto',
        fields: {
          'E-mail': 'email',
          Sitio: 'site',
          Producto: sql`(select code from product where product.id = product_id)`,
          Estado: 'state',
          Pedido: when('asked_at'),
          Confirmado: when('confirmed_at'),
          'Versión del texto': 'text_version',
        },
        words: {
          Estado: { waiting: 'Sin confirmar', confirmed: 'Confirmado', sent: 'Avisado', ended: 'Dado de baja' },
        },
      },
    ),
  ],
  favourite: [
    deleted('at', ofAccount, {
      title: 'Favoritos',
      fields: { Producto: sql`(select code from product where product.id = product_id)`, Guardado: when('at') },
    }),
  ],
  refused_notification: [
    author('solved_by', 'solved_account_id', 'solved_at'),
    stays('reason', 'Dice qué se hizo con avisos de un proveedor de pagos.'),
    nothing('site method cause'),
  ],
  company_merge: [
    cleared(ofAccount, { account_id: null }),
    stays('snapshot', 'Son datos de empresas, sin el puesto de quien se borra, y se van a los 30 días.'),
  ],
  rate_limit: [ages('key', 'Es una huella que vence con su límite, a lo sumo en un día.')],
  erasure: [author('by'), stays('reason', 'Dice por qué se borró, sin datos de la persona.')],
  barred_address: [
    stays('address_hash', 'Es una huella con clave, para no volver a escribirle por cuenta de la tienda.'),
  ],
} satisfies Record<string, readonly Entry[]>;
