import type { Parsed } from '#contract/contract';
import { usualCfe } from '#contract/plain/cfe';
import { buyerName } from '#contract/plain/channels';
import { withNoted } from '#contract/plain/held-money';
import { ivaSplit } from '#contract/plain/iva-split';
import type { Ctx } from '#server/ctx';
import { soldBy } from '#server/orders/order-view.service';
import { countOrders, countPaidOrders, type Paid, readPaidOrders } from '#server/orders/paid-orders.store';
import { Refusal } from '#server/refusal';
import { shopDay, startOfDay } from '#server/shop-day';

/**
 * The days (YYYY-MM-DD) of the first and the last that are asked for, who sold them, and their numbers where they are chosen.
 * With the filters of a list of `toCompany` they are all that it shows, paid or not.
 */
export type PaidRange = {
  from?: string | undefined;
  to?: string | undefined;
  toCompany?: number | undefined;
  numbers?: readonly number[] | undefined;
  filters?: Omit<Parsed<'order/filter'>['filters'], 'toCompany'> | undefined;
};

const dayMs = 86_400_000;
const atOnce = 200;

const paidOf = (ctx: Ctx, { from, to, toCompany, numbers, filters }: PaidRange): Paid => ({
  site: ctx.site.id,
  listed: filters && toCompany !== undefined ? soldBy(ctx, toCompany, filters) : undefined,
  toCompany,
  numbers,
  from: from === undefined ? undefined : startOfDay(from),
  before: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
});

/** Refuses numbers that are no orders of that company at this site. */
export const requireOrders = async ({ db, site }: Ctx, toCompany: number, numbers: readonly number[]) => {
  const count = await countOrders(db, { site: site.id, toCompany, numbers });
  if (count < new Set(numbers).size) throw new Refusal('order.notFound');
};

export const countPaid = (ctx: Ctx, range: PaidRange) => countPaidOrders(ctx.db, paidOf(ctx, range));

type Row = Awaited<ReturnType<typeof readPaidOrders>>[number];

const money = (cents: number) => cents / 100;

/** Amounts of one currency: the total, and what of it is taxed at which rate. */
const amountsOf = (total: number, order: Parameters<typeof ivaSplit>[0]) => ({
  total: money(total),
  iva: ivaSplit(order).map(({ rate, net, iva }) => ({ rate, net: money(net), iva: money(iva) })),
});

const pesosOf = ({ items, totalUYU }: Row) => {
  if (totalUYU === null) return null;
  const lines = items.map((item) => ({ ...item, price: item.priceUYU ?? 0 }));
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return amountsOf(totalUYU, { items: lines, shippingPrice: totalUYU - goods });
};

/** An order as a provider of invoices needs it, in no one's own format; amounts in units of their currency. */
const paidOrderOf = (row: Row) => ({
  number: row.number,
  placed: shopDay(row.date),
  paid: row.paidAt && shopDay(row.paidAt),
  state: row.state,
  suggestedCfe: row.paidAt && usualCfe(row),
  cfes: row.cfes.map(({ type, series, number }) => ({ type, series, number })),
  seller: { name: row.toCompanyName, rut: row.toCompanyIdentifier },
  buyer: {
    rut: row.companyIdentifier,
    name: buyerName(row),
    document: row.personIdentifier,
    email: row.userEmail,
    phone: row.phone,
    address: row.address,
    city: row.addressCityName,
    department: row.addressStateName,
  },
  usd: amountsOf(row.total, row),
  uyu: pesosOf(row),
  rate: row.rate === null ? null : Number(row.rate),
  rateDate: row.rateDate,
  payment: row.paymentName,
  refunds: withNoted(row.refunds, row).map(({ currency, amount }) => ({ currency, amount: money(amount) })),
  shipping: { name: row.shippingName, price: money(row.shippingPrice) },
  lines: row.items.map(({ code, name, quantity, price, ivaRate, priceUYU }) => ({
    code,
    name,
    quantity,
    ivaRate,
    unitPrice: money(price),
    unitPriceUYU: priceUYU === null ? null : money(priceUYU),
  })),
});
export type PaidOrder = ReturnType<typeof paidOrderOf>;

/** Pages of the site's orders that are asked for, by their numbers. */
export const listPaid = async function* (ctx: Ctx, range: PaidRange): AsyncGenerator<PaidOrder[]> {
  let after = 0;
  while (true) {
    const page = await readPaidOrders(ctx.db, paidOf(ctx, range), after, atOnce);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
    yield page.map(paidOrderOf);
  }
};
