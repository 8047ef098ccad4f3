import type { OrderEvent } from '#contract/order-parts';
import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { stateForBuyer } from '#contract/plain/order-queues';
import { Icon } from '#web/ui/icon.tsx';

/** The state after a change; what was fetched by then was no more waiting. */
const stateOf = ({ shippingId, handedOverAt }: Order, { at, to }: OrderEvent) => {
  const wasFetched = handedOverAt !== null && Date.parse(at) >= Date.parse(handedOverAt);
  return stateForBuyer({ state: to, shippingId, handedOverAt: wasFetched ? handedOverAt : null });
};

/** Every change of an order: when, by whom, to what, why, and whether a mail told of it. */
export const OrderHistory = ({ order }: { order: Order }) => (
  <details className="group">
    <summary className="flex min-h-11 items-center gap-1 text-sm font-medium text-brand-700 hover:underline">
      <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      Historial
    </summary>
    <ol className="grid gap-3 border-l-2 border-neutral-200 py-1 pl-4 text-sm">
      {order.events.map((event) => (
        <li key={`${event.at} ${event.to}`}>
          <p className="font-medium">{stateOf(order, event)}</p>
          <p className="text-neutral-600">
            {whenText(event.at)} · {event.by}
            {event.mailed && ' · se avisó por correo'}
          </p>
          {event.reason && <p className="text-neutral-700">{event.reason}</p>}
        </li>
      ))}
    </ol>
  </details>
);
