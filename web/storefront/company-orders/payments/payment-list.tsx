import { useEffect, useState } from 'react';
import type { OrderPayment, PaymentsOfOrder } from '#contract/payments';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { useUser } from '#web/data/user';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AlertList } from './alert-list.tsx';
import { AttemptList } from './attempt-list.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Props = { order: Order; onChanged: (guid: string) => unknown };

/** An order's alerts, payments with what went back of them, and every try to pay it with what was answered. */
export const PaymentList = ({ order, onChanged }: Props) => {
  const { guid } = order;
  const isAdministrator = useUser()?.roles.includes('administrator') ?? false;
  const [known, setKnown] = useState<PaymentsOfOrder>();
  const [error, setError] = useState('');
  const [refunding, setRefunding] = useState<OrderPayment['id']>();
  const [turn, setTurn] = useState(0);
  // Another state tells that something happened meanwhile.
  const key = JSON.stringify([guid, order.state, turn]);
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const answer = await call('payment/list', { orderId: guid });
      if (isOld) return;
      setError(answer.ok ? '' : answer.error);
      if (answer.ok) setKnown(answer.data);
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [guid, key]);
  if (error) return <Notice tone="bad">{error}</Notice>;
  if (!known) return <Skeleton className="h-8" />;
  const { payments, attempts, alerts } = known;
  const chosen = payments.find(({ id }) => id === refunding);
  return (
    <div className="grid gap-4 border-l-2 border-neutral-200 py-1 pl-4 text-sm">
      {alerts.length > 0 && <AlertList alerts={alerts} />}
      {attempts.length === 0 && <p>Nadie intentó pagarlo en línea.</p>}
      {payments.map((payment) => (
        <PaymentFacts
          key={payment.id}
          payment={payment}
          onRefund={isAdministrator ? () => setRefunding(payment.id) : undefined}
        />
      ))}
      {attempts.length > 0 && <AttemptList attempts={attempts} />}
      {chosen && (
        <RefundDialog
          order={order}
          payment={chosen}
          onClose={() => setRefunding(undefined)}
          onFailed={() => setTurn((now) => now + 1)}
          onDone={(now) => {
            setKnown(now);
            onChanged(guid);
          }}
        />
      )}
    </div>
  );
};
