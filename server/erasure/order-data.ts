import { type RawBuilder, sql } from 'kysely';
import { cfeTypes } from '#contract/plain/cfe';
import { orderStates } from '#contract/plain/commerce';
import { alertWords } from '#contract/plain/payment-alerts';
import { slipStateWords } from '#contract/plain/slips';
import { phoneTypes } from '#contract/things/contacts';
import {
  amount,
  author,
  cleared,
  computed,
  deleted,
  type Entry,
  nothing,
  ofOrders,
  orderNumber,
  type Subject,
  someone,
  stays,
  when,
} from './entries.ts';

const own = ({ orders }: Subject) => sql<boolean>`id = any(${orders}::bigint[])`;
const hasDocument = sql<boolean>`exists (select from order_cfe where order_cfe.order_id = orders.id)`;
const ownAnd = (more: RawBuilder<boolean>) => (of: Subject) => sql<boolean>`${own(of)} and ${more}`;
/** Deeds of the buyers themselves: the order's account may have changed since. */
const ofBuyer = (of: Subject) =>
  sql<boolean>`(${ofOrders(of)} and account_id = (select account_id from orders where orders.id = order_id))`;

const stateWords = {
  Estado: Object.fromEntries(Object.entries(orderStates).map(([state, { label }]) => [state, label])),
};
const names = { Nombre: 'person_name', Apellido: 'person_last_name', Documento: 'person_identifier' };

/** Orders and what belongs to them: sums, items, dates and states stay. */
export const orderData = {
  guest_order: [
    deleted('key_hash', ofOrders, {
      title: 'Pedidos que hizo sin cuenta',
      fields: { Pedido: orderNumber, Confirmado: when('confirmed_at'), 'En su cuenta desde': when('attached_at') },
    }),
  ],
  order_slip: [
    deleted('sent_by reference file_key file_name file_type file_hash state decided_by reason', ofOrders, {
      title: 'Comprobantes que mandó',
      fields: {
        Pedido: orderNumber,
        Cuándo: when('sent_at'),
        Transacción: 'reference',
        Archivo: 'file_name',
        Estado: 'state',
        Decidido: when('decided_at'),
        Motivo: 'reason',
      },
      words: { Estado: slipStateWords },
    }),
    author('sent_by', 'account_id', 'sent_at'),
    cleared(({ names: list }) => sql`decided_by = any(${list}::text[])`, { decided_by: someone }),
  ],
  order_alert: [
    cleared(
      ofOrders,
      { reason: null },
      {
        title: 'Alertas de sus pedidos',
        fields: {
          Pedido: orderNumber,
          Cuándo: when('at'),
          Alerta: 'kind',
          Resuelta: when('solved_at'),
          Motivo: 'reason',
        },
        words: { Alerta: alertWords },
      },
    ),
    author('solved_by', 'solved_account_id', 'solved_at'),
    nothing('kind'),
  ],
  order_cfe: [
    stays('series', 'Un comprobante fiscal se encuentra por su serie y su número.', {
      rows: ofOrders,
      shown: {
        title: 'Comprobantes fiscales',
        fields: { Pedido: orderNumber, Tipo: 'type', Serie: 'series', Número: 'number', Anotado: when('noted_at') },
        words: { Tipo: cfeTypes },
      },
    }),
    author('noted_by', 'account_id', 'noted_at'),
  ],
  order_event: [
    cleared(
      ofOrders,
      { reason: null },
      {
        title: 'Movimientos de sus pedidos',
        fields: { Pedido: orderNumber, Cuándo: when('at'), Quién: 'by', Estado: 'to_state', Motivo: 'reason' },
        words: stateWords,
      },
    ),
    author('by'),
    cleared(ofBuyer, { by: someone, account_id: null }),
    nothing('from_state to_state'),
  ],
  order_note: [
    cleared(
      ofOrders,
      { text: '' },
      {
        title: 'Notas del equipo en sus pedidos',
        fields: { Pedido: orderNumber, Cuándo: when('at'), Quién: 'by', Nota: 'text' },
      },
    ),
    author('by'),
  ],
  order_item: [
    stays('code name brand_name long_name', 'Dice qué se vendió.', {
      rows: ofOrders,
      shown: {
        title: 'Artículos de sus pedidos',
        fields: {
          Pedido: orderNumber,
          Código: 'code',
          Artículo: 'name',
          Cantidad: 'quantity',
          'Precio (U$S)': amount('price_cents'),
        },
      },
    }),
    computed('searched'),
  ],
  orders: [
    stays(
      'site state channel shipping_id shipping_name branch_code branch_name transfer_days payment_id payment_name terms_version',
      'Son la contabilidad de la tienda: importes, artículos, fechas y estados, sin decir de quién.',
      {
        rows: own,
        shown: {
          title: 'Pedidos',
          fields: {
            Número: 'number',
            Fecha: when('placed_at'),
            Estado: 'state',
            Envío: 'shipping_name',
            Sucursal: 'branch_name',
            Pago: 'payment_name',
            'Total (U$S)': amount('total_cents'),
            'Total (UYU)': amount('total_uyu_cents'),
            Vende: 'to_company_name',
            'Compra la empresa': 'company_name',
          },
          words: stateWords,
        },
      },
    ),
    stays('to_company_name to_company_identifier', 'Es la empresa que vendió.'),
    stays('company_name company_identifier', 'Es la empresa que compró.'),
    cleared(
      ownAnd(sql`not ${hasDocument} and orders.company_id is null`),
      { company_name: null, company_identifier: null },
      {
        title: 'Razón social y RUT que pidió en pedidos sin comprobante fiscal',
        fields: { 'Razón social': 'company_name', RUT: 'company_identifier' },
      },
    ),
    stays(
      'person_name person_last_name person_identifier',
      'A nombre de quién salió un comprobante fiscal se guarda {years} años, y después se borra solo.',
      {
        rows: ownAnd(hasDocument),
        shown: { title: 'Nombre y documento en pedidos con comprobante fiscal', fields: names },
      },
    ),
    cleared(
      ownAnd(sql`not ${hasDocument}`),
      { person_name: null, person_last_name: null, person_identifier: null },
      { title: 'Nombre y documento en pedidos sin comprobante fiscal', fields: names },
    ),
    cleared(
      own,
      {
        user_email: '',
        content_hash: '',
        phone: '',
        phone_type: 'HOM',
        phone_observation: null,
        address: null,
        address_identifier: null,
        address_geolocation: null,
        address_observation: null,
        address_zip_code: null,
        address_recipient: null,
        address_state_id: null,
        address_state_name: null,
        address_city_id: null,
        address_city_name: null,
        carrier_name: null,
        tracking: null,
        account_id: null,
        person_id: null,
        erased_at: sql`now()`,
      },
      {
        title: 'Contacto y entrega de sus pedidos',
        fields: {
          Pedido: 'number',
          'E-mail': 'user_email',
          Teléfono: 'phone',
          'Tipo de teléfono': 'phone_type',
          'Observación del teléfono': 'phone_observation',
          Dirección: 'address',
          Ciudad: 'address_city_name',
          Departamento: 'address_state_name',
          'Código postal': 'address_zip_code',
          Destinatario: 'address_recipient',
          Observación: 'address_observation',
          Identificación: 'address_identifier',
          'Lugar en el mapa': 'address_geolocation',
          Transporte: 'carrier_name',
          Guía: 'tracking',
        },
        words: { 'Tipo de teléfono': phoneTypes },
      },
    ),
    // Another person's, whose account is this one's now.
    cleared(
      (of) => sql`account_id = ${of.accountId}::bigint and not ${own(of)}`,
      { user_email: '', account_id: null },
      { title: 'Pedidos que otra persona hizo con su cuenta', fields: { Pedido: 'number', 'E-mail': 'user_email' } },
    ),
    // Another buyer's, with an address that a seller typed.
    cleared(
      (of) => sql`channel <> 'web' and user_email = any(${of.addresses}::text[]) and not ${own(of)}`,
      { user_email: '' },
      { title: 'Pedidos de otros con su e-mail', fields: { Pedido: 'number', 'E-mail': 'user_email' } },
    ),
    cleared((of) => sql`seller_account_id = ${of.accountId}::bigint`, { seller_account_id: null }),
    computed('searched digits'),
  ],
} satisfies Record<string, readonly Entry[]>;
