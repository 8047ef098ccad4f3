import { useState } from 'react';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { purchases } from '#web/data/purchases';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { toast } from '#web/ui/toast';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Order;
  payments: readonly { id: string; name: string }[];
  onChange: (order: Order) => void;
  onStale: (guid: string) => unknown;
};

/** Chooses another way to pay, or takes an unfinished order up again. */
export const PaymentDialog = ({ open, onClose, order, payments, onChange, onStale }: Props) => {
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const value = chosen ?? payments.find(({ id }) => id === order.paymentId)?.id ?? payments[0]?.id;
  const close = () => {
    setError('');
    setChosen(undefined);
    onClose();
  };
  const pay = async () => {
    if (!value) return;
    setBusy(true);
    const answer = await call('order/pay', { orderId: order.guid, paymentId: value });
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale(order.guid);
      return setError(answer.fields.paymentId ?? answer.error);
    }
    onChange(answer.data);
    purchases.pay(order);
    purchases.show(answer.data);
    if (answer.payment.kind === 'redirect') location.assign(answer.payment.url);
    else toast.success('Te mandamos por correo cómo pagar');
    close();
  };
  const footer = (
    <>
      <Button look="plain" onClick={close}>
        Volver
      </Button>
      <Button busy={busy} onClick={() => void pay()}>
        Usar esta forma de pago
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={`Forma de pago del pedido ${order.number}`} footer={footer}>
      <RadioCards
        legend="Elegí cómo pagar"
        name={`payment-${order.number}`}
        cards={payments.map(({ id, name }) => ({ value: id, title: name }))}
        value={value}
        onChange={setChosen}
      />
      <div role="alert" className="mt-4 empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </Dialog>
  );
};
