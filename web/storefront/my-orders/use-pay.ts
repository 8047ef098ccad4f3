import { useState } from 'react';
import { call } from '#web/data/call';
import { leave } from '#web/data/leave';
import type { Order } from '#web/data/orders';
import { purchases } from '#web/data/purchases';
import { toast } from '#web/ui/toast';

type Given = { order: Order; onChange: (order: Order) => void; onStale: (guid: string) => unknown };

/** Pays one's order by a way to pay, at its provider's page or by instructions; `pay` answers whether it was taken. */
export const usePay = ({ order, onChange, onStale }: Given) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const pay = async (paymentId: string) => {
    setBusy(true);
    const answer = await call('order/pay', { orderId: order.guid, paymentId });
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale(order.guid);
      setError(answer.fields.paymentId ?? answer.error);
      return false;
    }
    onChange(answer.data);
    purchases.pay(order);
    purchases.show(answer.data);
    if (answer.payment.kind === 'redirect') leave(answer.payment.url);
    else if (answer.data.state === 'PPE') toast.success('Te va a llegar por correo cómo pagar');
    else setError(answer.payment.text);
    return answer.payment.kind === 'redirect' || answer.data.state === 'PPE';
  };
  return { pay, busy, error, forget: () => setError('') };
};
