import type { ReactNode } from 'react';
import type { OrderState } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { invoicedTo } from '#contract/plain/invoiced-to';
import { stateForBuyer } from '#contract/plain/order-queues';
import { BuyAgainButton } from '#web/blocks/orders/buy-again-button.tsx';
import { OrderItems } from '#web/blocks/orders/order-items.tsx';
import { OrderSums } from '#web/blocks/orders/order-sums.tsx';
import { OrderTimeline } from '#web/blocks/orders/order-timeline.tsx';
import { Tracking } from '#web/blocks/orders/tracking.tsx';
import type { Order } from '#web/data/orders';
import { destinationOf, stateTones } from '#web/orders/order-names';
import type { PaperWords } from '#web/orders/paper-words';
import { StateWord } from '#web/ui/state-word.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderSlips } from './order-slips.tsx';
import { PrintOrder } from './print-order.tsx';

type Props = {
  order: Order;
  /** The shop's words on printed orders. */
  paper: PaperWords;
  /** Block that stands first under the head: the next step, or what to do with it. */
  lead: ReactNode;
  /** More facts about it, each a `Fact`. */
  facts?: ReactNode;
};

/** States in which an order's own purchase is over, one way or the other. */
const boughtStates: readonly OrderState[] = ['PAP', 'DIS', 'CAN'];

/** An order as a card: number, date, state, where it stands, what is in it, what it comes to. */
export const OrderCard = ({ order, paper, lead, facts }: Props) => {
  const invoice = invoicedTo(order);
  return (
    <article
      aria-labelledby={`pedido-${order.number}`}
      className="grid gap-4 rounded-card border border-neutral-200 bg-white p-4 md:p-6"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`pedido-${order.number}`} className="text-lg font-bold">
          Pedido {order.number}
        </h2>
        <StateWord tone={stateTones[order.state]}>{stateForBuyer(order)}</StateWord>
        <p className="w-full text-sm text-neutral-600">{whenText(order.date)}</p>
      </header>
      <OrderTimeline order={order} />
      {lead}
      {order.slips.length > 0 && <OrderSlips number={order.number} slips={order.slips} />}
      <div className="grid gap-4 md:grid-cols-[1fr_18rem] md:gap-8">
        <OrderItems order={order} />
        <OrderSums order={order} />
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-t border-neutral-200 pt-4 text-sm sm:grid-cols-2">
        <Fact name="Envío">
          {destinationOf(order)}
          {order.tracking && (
            <>
              {' · '}
              <Tracking tracking={order.tracking} />
            </>
          )}
        </Fact>
        <Fact name="Pago">{order.paymentName}</Fact>
        {invoice && <Fact name="Factura">{invoice}</Fact>}
        {facts}
      </dl>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <OrderHistory order={order} />
        <PrintOrder order={order} paper={paper} />
        {boughtStates.includes(order.state) && <BuyAgainButton order={order} />}
      </div>
    </article>
  );
};

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-neutral-600">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
