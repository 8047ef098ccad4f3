import { Fragment } from 'react';
import type { Order } from '#contract/orders';
import { dateText } from '#contract/plain/date-text';
import { ivaWords } from '#contract/plain/iva-split';
import { rateText } from '#contract/plain/rate';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { ivaRows } from '#web/orders/iva-rows';
import { Money } from '#web/ui/money.tsx';

type Shown = Pick<Order, 'items' | 'shippingId' | 'shippingPrice' | 'total' | 'totalUYU' | 'rate' | 'rateDate'>;

/** An order's sums: shipping, total, its pesos of that day, and its parts by rate of IVA. */
export const OrderSums = ({ order }: { order: Shown }) => (
  <dl className="grid grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1 py-2 text-sm">
    <dt className="text-neutral-600">Costo del envío</dt>
    <dd className="text-right">
      <ShippingPrice id={order.shippingId} cents={order.shippingPrice} />
    </dd>
    <dt className="text-base font-semibold">Total, {ivaWords.included}</dt>
    <dd className="text-right text-base font-bold">
      <Money cents={order.total} />
    </dd>
    {order.totalUYU !== null && (
      <>
        <dt className="text-neutral-600">
          En pesos
          {order.rate !== null &&
            order.rateDate !== null &&
            `, a ${rateText({ value: order.rate })} del ${dateText(`${order.rateDate}T12:00:00Z`)}`}
        </dt>
        <dd className="text-right text-neutral-700">
          <Money cents={order.totalUYU} currency="UYU" />
        </dd>
      </>
    )}
    {ivaRows(order).map(({ label, cents }) => (
      <Fragment key={label}>
        <dt className="text-xs text-neutral-600">{label}</dt>
        <dd className="text-right text-xs text-neutral-600">
          <Money cents={cents} />
        </dd>
      </Fragment>
    ))}
  </dl>
);
