import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { closingAfter } from '#contract/plain/closing-time';
import { type OrderState, stateFilters, unpaidStates } from '#contract/plain/commerce';
import { withNoted } from '#contract/plain/held-money';
import { dayEnd } from '#contract/plain/wall-time';
import { companiesSeen } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { deadlineOf, slipWaitMs } from '#server/orders/deadlines';
import { moneyIfCancelled } from '#server/orders/money-left';
import { orderRights, requireSession, seesOrdersOf } from '#server/orders/order-access';
import {
  type OrderFilter,
  type OrderRow,
  readOrder,
  readOrderById,
  readOrders,
  readSoldOrders,
} from '#server/orders/order-view.store';
import { instructionsFor } from '#server/payments/payments.service';
import { Refusal } from '#server/refusal';

const waits = (state: OrderState) => unpaidStates.includes(state);

/** When the clock cancels an order that waits for money: not while it leaves it alone for a slip. */
const endOf = (holdUntil: Date, slips: OrderRow['slips']) => {
  const ends = slips.filter(({ state }) => state === 'waiting').map(({ at }) => new Date(at).getTime() + slipWaitMs);
  return new Date(Math.max(holdUntil.getTime(), ...ends));
};

/** Until when at least a visitor's deposit is held once he has confirmed it; undefined for any other order. */
const termOf = (ctx: Ctx, { guest, date }: OrderRow) =>
  guest === 'unconfirmed' ? deadlineOf('PPE', 'deposit', date, ctx)?.toISOString() : undefined;

/** The agreed days, unless its branch has all by now: stock that is taken again may lie elsewhere than before. */
const transferDaysOf = ({ transferDays, places, branchCode }: OrderRow) =>
  places.length > 0 && places.every((place) => place.branchCode === branchCode) ? null : transferDays;

/** Until when what its branch lacks is there, counted from when an order was paid. */
const transferDueOf = ({ site }: Ctx, { state, events, branchCode }: OrderRow, transferDays: number | null) => {
  const paid = events.findLast(({ from, to }) => to === 'PAP' && from !== to);
  if (state !== 'PAP' || transferDays === null || !paid) return null;
  const { hours } = site.branches.find(({ code }) => code === branchCode) ?? site.contact;
  return closingAfter(hours, dayEnd(new Date(paid.at)), transferDays).toISOString();
};

const isoOf = (at: Date | null) => at && at.toISOString();

/** An order as it is shown to the caller: with instructions and an end while it waits for a deposit, and what he may do to it. */
const viewOf = (ctx: Ctx, row: OrderRow): Order => {
  const { date, rate, holdUntil, accountId: _, linkKey, isPaying: _paying, payments: _payments, ...all } = row;
  const { preparedAt, handedOverAt, places, notes, ...rest } = all;
  const isSeen = ctx.session !== null && seesOrdersOf(ctx.session, row.toCompanyId);
  const expires = waits(row.state) && holdUntil ? endOf(holdUntil, row.slips).toISOString() : null;
  const transferDays = transferDaysOf(row);
  return {
    ...rest,
    date: date.toISOString(),
    shippingTerm: 0,
    rate: rate === null ? null : Number(rate),
    transferDays,
    transferDue: transferDueOf(ctx, row, transferDays),
    expires,
    link: `/pedido/${row.guid}/${linkKey}`,
    ...orderRights(ctx.session, row),
    handedOverAt: isoOf(handedOverAt),
    desk: isSeen ? { preparedAt: isoOf(preparedAt), places, notes } : null,
    moneyIfCancelled: moneyIfCancelled(row),
    refunds: withNoted(row.refunds, row),
    instructions: row.state === 'PPE' ? instructionsFor(ctx, { ...row, expires: termOf(ctx, row) ?? expires }) : null,
  };
};

/** An order inside the transaction that has just written it. */
export const viewOfId = async (inside: Inside, id: number) => viewOf(inside, await readOrderById(inside.db, id));

/** An order by its id, for who was asked already whether he may see it, and whether a payment of it is open or counts. */
export const findById = async (ctx: Ctx, id: number) => {
  const row = await readOrderById(ctx.db, id);
  return { order: viewOf(ctx, row), isPaying: row.isPaying };
};

/** An order of the caller's account, or addressed to a company whose orders he sees; for anyone else a 404. */
export const findOrder = async (ctx: Ctx, guid: string): Promise<Order> => {
  const session = requireSession(ctx);
  const row = await readOrder(ctx.db, ctx.site.id, guid);
  if (!row) throw new Refusal('order.notFound');
  if (row.accountId !== session.accountId && !seesOrdersOf(session, row.toCompanyId))
    throw new Refusal('order.notFound');
  return viewOf(ctx, row);
};

/** The site's first orders of this number, or of a buyer whom a text means, in few words: of those that the caller sees. */
export const soldOrders = (ctx: Ctx, meant: { number: number } | { text: string }, most: number) =>
  readSoldOrders(ctx.db, { site: ctx.site.id, companies: companiesSeen(ctx.session, 'orders') }, meant, most);

type StateFilter = NonNullable<Parsed<'order/filter'>['filters']['state']>;
const statesOf = (state: StateFilter): readonly OrderState[] =>
  state === 'PEN' || state === 'SEN' || state === 'PAG' ? stateFilters[state].states : [state];

type Filters = Omit<Parsed<'order/filter'>['filters'], 'toCompany'>;

/** A list of what was sold by a company, as the store reads it. */
export const soldBy = ({ site }: Ctx, toCompany: number, { guid, ...asked }: Filters): OrderFilter => ({
  site: site.id,
  toCompany,
  ...(guid && { buyer: guid }),
  ...narrowed(asked),
});

const narrowed = ({ state, ...asked }: Omit<Filters, 'guid'>) => ({ states: state && statesOf(state), ...asked });

/**
 * A page of orders: the caller's own or, with `toCompany`, those addressed to a company whose
 * orders he sees; another company is a 404. `guid` narrows a company's orders to one buyer's account, `personId` and
 * `companyId` what is listed to who bought.
 */
export const filterOrders = async (ctx: Ctx, { filters, ...page }: Parsed<'order/filter'>) => {
  const session = requireSession(ctx);
  const { toCompany, ...asked } = filters;
  if (toCompany !== undefined && !seesOrdersOf(session, toCompany)) throw new Refusal('company.notFound');
  const { guid: _, ...own } = asked;
  const which =
    toCompany === undefined
      ? { site: ctx.site.id, accountId: session.accountId, ...narrowed(own) }
      : soldBy(ctx, toCompany, asked);
  const { rows, count } = await readOrders(ctx.db, which, page);
  return { data: rows.map((row) => viewOf(ctx, row)), resultCount: count };
};
