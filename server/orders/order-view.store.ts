import { type RawBuilder, sql } from 'kysely';
import type { OrderEvent, OrderItem } from '#contract/order-parts';
import type { Order, OrderOrder } from '#contract/orders';
import type { OrderState } from '#contract/plain/commerce';
import { countedQueues, type OrderQueue } from '#contract/plain/order-queues';
import type { PaymentStatus } from '#contract/plain/payments';
import type { Db } from '#server/ctx';
import { findsWords, type HasWord, hasPart, hasWords } from '#server/database/text-match';
import { cfesOfOrder } from '#server/orders/cfe/cfe.store';
import { isInQueue, isOfBranch, notesOfOrder, ordersHeldAt, placesOfOrder } from '#server/orders/desk/desk.store';
import { slipsOfOrder } from '#server/orders/slips/slips.store';
import { plainCode, writtenNumber } from '#server/plain-text';

const items = sql<OrderItem[]>`(
  select coalesce(json_agg(json_build_object('code', code, 'name', name, 'longName', long_name, 'brandName', brand_name,
    'price', price_cents, 'quantity', quantity, 'ivaRate', iva_rate, 'priceUYU', price_uyu_cents) order by position), '[]')
  from order_item where order_item.order_id = orders.id)`;

const isPaying = sql<boolean>`exists (
  select from payment where payment.order_id = orders.id and payment.status in ('pending', 'approved', 'disputed'))`;

const refundDue = sql<boolean>`exists (
  select from order_alert where order_alert.order_id = orders.id and kind = 'refundDue' and solved_at is null)`;

const payments = sql<{ method: string; status: PaymentStatus; changedAt: string }[]>`(
  select coalesce(json_agg(json_build_object('method', method, 'status', status, 'changedAt', changed_at)), '[]')
  from payment where payment.order_id = orders.id)`;

const refunds = sql<{ currency: string; amount: number }[]>`(
  select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount) order by currency), '[]')
  from (select currency, sum(refunded_cents)::bigint as amount from payment
    where payment.order_id = orders.id and refunded_cents > 0 group by currency) given_back)`;

const events = sql<OrderEvent[]>`(
  select coalesce(json_agg(json_build_object('at', at, 'by', by, 'from', from_state, 'to', to_state,
    'mailed', mailed, 'reason', reason) order by id), '[]')
  from order_event where order_event.order_id = orders.id)`;

const guest = sql<Order['guest']>`(
  select case when confirmed_at is null then 'unconfirmed' else 'confirmed' end from guest_order
  where guest_order.order_id = orders.id and attached_at is null)`;

/** Everything that is shown of an order, in one query; callers add whose. */
export const selectOrders = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('orders')
    .select(['guid', 'number', 'placed_at as date', 'state', 'channel', 'user_email as userEmail'])
    .select(guest.as('guest'))
    .select(['company_id as companyId', 'company_name as companyName', 'company_identifier as companyIdentifier'])
    .select(['person_id as personId', 'person_name as personName', 'person_last_name as personLastName'])
    .select(['person_identifier as personIdentifier', 'to_company_id as toCompanyId'])
    .select(['to_company_name as toCompanyName', 'to_company_identifier as toCompanyIdentifier'])
    .select(['phone', 'phone_type as phoneType', 'phone_observation as phoneObservation', 'address'])
    .select(['address_identifier as addressIdentifier', 'address_geolocation as addressGeolocation'])
    .select(['address_observation as addressObservation', 'address_zip_code as addressZIPCode'])
    .select(['address_recipient as addressRecipient', 'address_state_id as addressStateId'])
    .select(['address_state_name as addressStateName', 'address_city_id as addressCityId'])
    .select(['address_city_name as addressCityName', 'shipping_id as shippingId', 'shipping_name as shippingName'])
    .select(['shipping_price_cents as shippingPrice', 'branch_code as branchCode', 'branch_name as branchName'])
    .select('transfer_days as transferDays')
    .select(['carrier_name as carrierName', 'tracking', 'payment_id as paymentId', 'payment_name as paymentName'])
    .select(['total_cents as total', 'rate', 'rate_date as rateDate', 'total_uyu_cents as totalUYU'])
    .select('terms_version as termsVersion')
    .select([
      'account_id as accountId',
      'hold_until as holdUntil',
      'link_key as linkKey',
      items.as('items'),
      events.as('events'),
    ])
    .select([isPaying.as('isPaying'), refundDue.as('refundDue'), refunds.as('refunds'), payments.as('payments')])
    .select([slipsOfOrder.as('slips'), cfesOfOrder.as('cfes')])
    .select(['prepared_at as preparedAt', 'handed_over_at as handedOverAt'])
    .select([placesOfOrder.as('places'), notesOfOrder.as('notes')]);

export type OrderRow = Awaited<ReturnType<typeof readOrderById>>;

export const readOrderById = (db: Db, id: number) => selectOrders(db).where('id', '=', id).executeTakeFirstOrThrow();

/** The history and the slips of an order, which say what money is in it. */
export const readMoneyFacts = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select([events.as('events'), slipsOfOrder.as('slips')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** An order of this site by its GUID. */
export const readOrder = (db: Db, site: string, guid: string) =>
  selectOrders(db).where('site', '=', site).where('guid', '=', guid).executeTakeFirst();

export type OrderFilter = {
  site: string;
  accountId?: number;
  toCompany?: number;
  /** The GUID of the account that bought. */
  buyer?: string;
  personId?: number | undefined;
  companyId?: number | undefined;
  states?: readonly OrderState[] | undefined;
  queue?: OrderQueue | undefined;
  shippingId?: string | undefined;
  paymentId?: string | undefined;
  branchCode?: string | undefined;
  text?: string | undefined;
  /** Made at this moment or later, and before that one. */
  startDate?: Date | undefined;
  endDate?: Date | undefined;
};

/** Few orders of many wait: their ids come first, lest PostgreSQL walk all orders by id. */
const standsInQueue = (queue: OrderQueue, site: string, toCompany: number | undefined) => {
  if (toCompany === undefined || !countedQueues.some((counted) => counted === queue)) return isInQueue(queue);
  return sql<boolean>`orders.id = any(array(select id from orders
    where site = ${site} and to_company_id = ${toCompany} and ${isInQueue(queue)}))`;
};

const filtered = (db: Db, { site, accountId, toCompany, buyer, states, branchCode, text, ...rest }: OrderFilter) => {
  let query = db
    .selectFrom('orders')
    .$if(branchCode !== undefined, (q) =>
      q
        .leftJoin(ordersHeldAt(branchCode ?? '').as('held'), 'held.order_id', 'orders.id')
        .where(isOfBranch(branchCode ?? '')),
    )
    .where('site', '=', site);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (toCompany !== undefined) query = query.where('to_company_id', '=', toCompany);
  if (states) query = query.where('state', 'in', states);
  if (rest.queue) query = query.where(standsInQueue(rest.queue, site, toCompany));
  if (rest.shippingId !== undefined) query = query.where('shipping_id', '=', rest.shippingId);
  if (rest.paymentId !== undefined) query = query.where('payment_id', '=', rest.paymentId);
  if (rest.personId !== undefined) query = query.where('person_id', '=', rest.personId);
  if (rest.companyId !== undefined) query = query.where('company_id', '=', rest.companyId);
  if (rest.startDate) query = query.where('placed_at', '>=', rest.startDate);
  if (rest.endDate) query = query.where('placed_at', '<', rest.endDate);
  if (buyer) {
    query = query.where((e) =>
      e('account_id', 'in', e.selectFrom('account').select('id').where(sql`guid::text`, '=', buyer.toLowerCase())),
    );
  }
  return text?.trim() ? query.where(matches(site, text.trim())) : query;
};

/** The ids of the orders of a list. */
export const listedOrders = (db: Db, filter: OrderFilter) => filtered(db, filter).select('orders.id');

// Few digits are the number of an order: as part of phones and addresses they would find everything. Four or five of
// them may begin a code too, as '4017' does 4017-B.
const orderNumber =
  /^(?:(?:pedido\s*(?:nuevo\s*)?)?(?:#|n[º°ro.]{0,3})?\s*(\d{1,5})|pedido\s*(?:nuevo\s*)?(?:#|n[º°ro.]{0,3})?\s*(\d{1,9}))$/i;
const beginsCode = /^\d{4,5}$/;
const phoneDigits = 6;

const onlyCode = (column: string) => sql<string>`regexp_replace(lower(${sql.ref(column)}), '[^a-z0-9]', '', 'g')`;

/** A text without what stands between the words of an order's card and print; of nothing else it stays as it is. */
const withoutLabels = (text: string) => {
  const labels = /[;·()]|,(?!\d)|\b(?:agencia|recibe|rut|documento|c[oó]digo postal)\b/gi;
  return text.replace(labels, ' ').trim() || text;
};

/** Whether an order's buyer or where it goes has the words of a text, or a number of his. */
const matchesBuyer = (given: string) => {
  const text = withoutLabels(given);
  const digits = writtenNumber(text, phoneDigits);
  const words = hasWords('orders.searched', text);
  return digits ? sql<boolean>`(${words} or ${hasPart('orders.digits', digits)})` : words;
};

// An order keeps the code that its product had: it is found by the codes that it had before and has now too.
const productsOfCode = (text: string) => sql<number>`(
  select id from product where code in (${text}, upper(${text}))
  union all select product_id from product_previous_code where code in (${text}, upper(${text})))`;

/** Whether an order of a site is one of those that a text means; each way of meaning one has its index. */
const matches = (site: string, text: string) => {
  const [, few, many] = orderNumber.exec(text) ?? [];
  const number = few ?? many ?? (/^\d{1,9}$/.test(text) ? text : undefined);
  const items = (condition: RawBuilder<boolean>) => sql`select order_id from order_item where ${condition}`;
  // Codes match with or without spaces, dots and dashes, whole or from their beginning (decision C2).
  const code = plainCode(text);
  const begins = items(sql`${onlyCode('order_item.code')} like ${`${code}%`}`);
  const isWhole = sql<boolean>`${onlyCode('order_item.code')} = ${code} and order_item.code = ${text}`;
  const papers = [
    sql`select order_id from order_cfe where number::text = ${code} or lower(series) || number::text = ${code}`,
    sql`select order_id from order_slip where ${onlyCode('order_slip.reference')} = ${code}`,
  ];
  const bought = (has: HasWord) => [items(has('order_item.searched'))];
  // The parts of a number are common; an item has all of them.
  const words = writtenNumber(text, phoneDigits)
    ? items(hasWords('order_item.searched', text))
    : sql`select orders.id from orders where ${findsWords('orders', withoutLabels(text), bought)}`;
  const ways = [
    ...(number ? [sql`select id from orders where site = ${site} and number = ${Number(number)}`] : []),
    ...((few ?? many)
      ? [beginsCode.test(text) ? begins : items(isWhole), ...papers]
      : [
          sql`select orders.id from orders where ${matchesBuyer(text)}`,
          words,
          ...(code ? [begins, items(sql`product_id in ${productsOfCode(text)}`), ...papers] : []),
        ]),
  ];
  return sql<boolean>`orders.id in (${sql.join(ways, sql` union `)})`;
};

type Page = { orderBy: OrderOrder; rowIndex: number; rowsMax: number };

const orderings: Record<OrderOrder, RawBuilder<unknown>> = {
  REL: sql`id desc`,
  OLD: sql`id`,
  PLO: sql`total_cents, id desc`,
  PHI: sql`total_cents desc, id`,
};

/** A page of orders, and how many there are in all; what belongs to them is read of the page alone. */
export const readOrders = async (db: Db, filter: OrderFilter, { orderBy, rowIndex, rowsMax }: Page) => {
  const query = filtered(db, filter);
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const page = query.selectAll('orders').orderBy(orderings[orderBy]).offset(rowIndex).limit(rowsMax);
  const rows = await selectOrders(db.with('orders', () => page))
    .orderBy(orderings[orderBy])
    .execute();
  return { rows, count };
};

/** Orders of this site in few words, the newest first: that of a number, or those of whom a text means. `companies`: null is all. */
export const readSoldOrders = (
  db: Db,
  { site, companies }: { site: string; companies: readonly number[] | null },
  meant: { number: number } | { text: string },
  most: number,
) =>
  db
    .selectFrom('orders')
    .select(['guid', 'number', 'state', 'company_name as companyName'])
    .select(['person_name as personName', 'person_last_name as personLastName'])
    .where('site', '=', site)
    .$if(companies !== null, (q) => q.where('to_company_id', 'in', [...(companies ?? []), 0]))
    .where((e) => ('number' in meant ? e('number', '=', meant.number) : matchesBuyer(meant.text)))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
