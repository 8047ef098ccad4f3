import { Fragment, useState } from 'react';
import type { OfferedPayment } from '#contract/orders';
import type { FollowedOrder } from '#contract/payments';
import { isOnline } from '#contract/plain/commerce';
import { OrderPesos } from '#web/blocks/orders/charged-pesos.tsx';
import { call } from '#web/data/call';
import { leave } from '#web/data/leave';
import { purchases } from '#web/data/purchases';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  order: FollowedOrder;
  payments: readonly OfferedPayment[];
  /** The key of the order's link. */
  linkKey: string;
  /** Told when the order turned out to be another than it is shown. */
  onStale: () => unknown;
};

/** A button for each way to pay. The first is the main one, unless the order is paid by instructions. */
export const PayNow = ({ order, payments, linkKey, onStale }: Props) => {
  const [busy, setBusy] = useState('');
  const [error, setError] = useState('');
  const pay = async (paymentId: string) => {
    setBusy(paymentId);
    setError('');
    const answer = await call('payment/start', { orderId: order.guid, key: linkKey, paymentId });
    if (answer.ok && isOnline(paymentId)) purchases.pay(order);
    if (answer.ok && answer.payment.kind === 'redirect') return leave(answer.payment.url);
    setBusy('');
    // How to pay by deposit stands above once the order is read anew.
    if (!answer.ok) setError(answer.error);
    else if (isOnline(paymentId) && answer.payment.kind === 'instructions') setError(answer.payment.text);
    return onStale();
  };
  const sorted = payments.toSorted(
    (one, other) => Number(other.id === order.paymentId) - Number(one.id === order.paymentId),
  );
  const main = order.instructions ? undefined : sorted[0];
  return (
    <div className="grid w-full gap-2">
      {sorted.map(({ id, name, currency }) => (
        <Fragment key={id}>
          <OrderPesos order={order} payment={{ id, name, currency }} />
          <Button
            look={id === main?.id ? 'buy' : 'quiet'}
            size={id === main?.id ? 'large' : 'small'}
            className="min-h-11 w-full"
            busy={busy === id}
            onClick={() => void pay(id)}
          >
            {id === order.paymentId ? `Pagar ahora con ${name}` : `Pagar con ${name}`}
          </Button>
        </Fragment>
      ))}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </div>
  );
};
