import { cfeText } from '#contract/plain/cfe';
import { orderStates } from '#contract/plain/commerce';
import { moneyIn } from '#contract/plain/payment-money';
import type { Ctx } from '#server/ctx';
import { priceText } from '#server/import/export-cells';
import type { Rows } from '#server/import/export-rows';
import { listPaid, type PaidOrder, type PaidRange } from '#server/orders/paid-orders.service';

const amount = (units: number | undefined) => (units === undefined ? '' : priceText(Math.round(units * 100)));
const partAt = ({ usd }: PaidOrder, rate: number) => usd.iva.find((part) => part.rate === rate);

/** The columns of paid orders, in dollars where a title says nothing else. */
const columns: [title: string, cellOf: (order: PaidOrder) => string | number | null][] = [
  ['pedido', ({ number }) => number],
  ['ingresado', ({ placed }) => placed],
  ['pagado', ({ paid }) => paid],
  ['estado', ({ state }) => orderStates[state].label],
  ['tipo de comprobante', ({ suggestedCfe }) => suggestedCfe],
  ['comprobantes emitidos', ({ cfes }) => cfes.map(cfeText).join(' | ')],
  ['RUT', ({ buyer }) => buyer.rut],
  ['cliente', ({ buyer }) => buyer.name],
  ['documento', ({ buyer }) => buyer.document],
  ['e-mail', ({ buyer }) => buyer.email],
  ['teléfono', ({ buyer }) => buyer.phone],
  ['dirección', ({ buyer }) => buyer.address],
  ['ciudad', ({ buyer }) => buyer.city],
  ['departamento', ({ buyer }) => buyer.department],
  ['neto 22 %', (order) => amount(partAt(order, 22)?.net)],
  ['IVA 22 %', (order) => amount(partAt(order, 22)?.iva)],
  ['neto 10 %', (order) => amount(partAt(order, 10)?.net)],
  ['IVA 10 %', (order) => amount(partAt(order, 10)?.iva)],
  ['exento', (order) => amount(partAt(order, 0)?.net)],
  ['total U$S', ({ usd }) => amount(usd.total)],
  ['cotización', ({ rate }) => (rate === null ? '' : String(rate).replace('.', ','))],
  ['fecha de la cotización', ({ rateDate }) => rateDate],
  ['total $', ({ uyu }) => amount(uyu?.total)],
  ['forma de pago', ({ payment }) => payment],
  ['devuelto', ({ refunds }) => refunds.map((one) => moneyIn(Math.round(one.amount * 100), one.currency)).join(' | ')],
  ['envío', ({ shipping }) => shipping.name],
];

export const paidOrderTitles = columns.map(([title]) => title);

/** Paid orders as rows. */
export const paidOrderRows = (range: PaidRange): Rows =>
  async function* (ctx, report) {
    for await (const page of listPaid(ctx, range)) {
      for (const order of page) yield columns.map(([, cellOf]) => String(cellOf(order) ?? ''));
      report(page.length);
    }
  };

/** Paid orders with their lines as a JSON list, an order a line. */
export const paidOrdersJson = async function* (
  ctx: Ctx,
  range: PaidRange,
  report: (more: number) => void,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of listPaid(ctx, range)) {
    for (const order of page) {
      yield before + JSON.stringify(order);
      before = ',\n';
    }
    report(page.length);
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
};
