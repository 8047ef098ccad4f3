import type { OfferedPayment } from '#contract/orders';
import type { FollowedOrder } from '#contract/payments';
import { invoicedTo } from '#contract/plain/invoiced-to';
import { stateForBuyer } from '#contract/plain/order-queues';
import { transferWords } from '#contract/plain/transfer';
import { BuyAgainButton } from '#web/blocks/orders/buy-again-button.tsx';
import { OrderItems } from '#web/blocks/orders/order-items.tsx';
import { OrderSums } from '#web/blocks/orders/order-sums.tsx';
import { OrderTimeline } from '#web/blocks/orders/order-timeline.tsx';
import { Tracking } from '#web/blocks/orders/tracking.tsx';
import { stateTones } from '#web/orders/order-names';
import { StateWord } from '#web/ui/state-word.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { PayNow } from './pay-now.tsx';

type Props = {
  order: FollowedOrder;
  /** The ways to pay it now. */
  payments: readonly OfferedPayment[];
  /** The key of the order's link. */
  linkKey: string;
  withdrawal: string;
  onChange: (order: FollowedOrder) => void;
  /** Told when the order turned out to be another than it is shown. */
  onStale: () => void;
};

/** How to pay the order, where it stands, and what is in it. */
export const OrderDetails = ({ order, payments, linkKey, withdrawal, onChange, onStale }: Props) => {
  const invoice = invoicedTo(order);
  return (
    <>
      {order.state === 'CAN' && <BuyAgainButton order={order} look="primary" />}
      {order.instructions && (
        <section aria-label="Cómo pagar" className="w-full rounded-card border border-neutral-200 bg-brand-50 p-4">
          <h2 className="font-semibold">Cómo pagar: {order.paymentName}</h2>
          {order.guest === 'unconfirmed' && (
            <p className="mt-1 font-medium">Confirmá la compra antes de pagar: si no, se cancela sola.</p>
          )}
          <p className="mt-1">{order.instructions}</p>
          {order.guest && <p className="mt-1">Cuando pagues, respondé el correo de tu pedido con el comprobante.</p>}
        </section>
      )}
      {order.mayPay && order.paymentId && payments.length > 0 && <PayNow {...{ order, payments, linkKey, onStale }} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <StateWord tone={stateTones[order.state]}>{stateForBuyer(order)}</StateWord>
      </div>
      <OrderTimeline order={order} />
      <section aria-label="Lo que pediste" className="w-full">
        <OrderItems order={order} />
        <div className="border-t border-neutral-200">
          <OrderSums order={order} />
        </div>
      </section>
      <p>
        {[order.shippingName, order.branchName, transferWords(order), order.carrierName].filter(Boolean).join(' · ')}
      </p>
      {invoice && <p>Factura: {invoice}</p>}
      {order.tracking && (
        <p>
          <Tracking tracking={order.tracking} />
        </p>
      )}
      {order.mayCancel && <CancelOrder {...{ order, linkKey, onChange, onStale }} />}
      <p className="text-sm text-neutral-600">{withdrawal}</p>
    </>
  );
};
