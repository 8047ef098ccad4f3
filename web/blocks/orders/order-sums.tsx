import type { Order } from '#contract/orders';
import { dateText } from '#contract/plain/date-text';
import { ivaWords } from '#web/blocks/cards/shown-price';
import { ivaSplit } from '#web/blocks/orders/iva-split';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { Money } from '#web/ui/money.tsx';

/** What an order comes to: sending, total, its pesos of that day, and the IVA inside by rate. */
export const OrderSums = ({ order }: { order: Order }) => (
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
          En pesos{order.rateDate && `, al cambio del ${dateText(`${order.rateDate}T12:00:00Z`)}`}
        </dt>
        <dd className="text-right text-neutral-700">
          <Money cents={order.totalUYU} currency="UYU" />
        </dd>
      </>
    )}
    {ivaSplit(order).map(({ rate, cents }) => (
      <div key={rate} className="col-span-2 grid grid-cols-subgrid text-xs text-neutral-600">
        <dt>IVA {rate} %</dt>
        <dd className="text-right">
          <Money cents={cents} />
        </dd>
      </div>
    ))}
  </dl>
);
