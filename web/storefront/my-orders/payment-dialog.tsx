import { useState } from 'react';
import type { OfferedPayment } from '#contract/orders';
import { OrderPesos } from '#web/blocks/orders/charged-pesos.tsx';
import type { Order } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { usePay } from './use-pay.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Order;
  payments: readonly OfferedPayment[];
  onChange: (order: Order) => void;
  onStale: (guid: string) => unknown;
};

/** Chooses another way to pay, or takes an unfinished order up again. */
export const PaymentDialog = ({ open, onClose, order, payments, onChange, onStale }: Props) => {
  const [chosen, setChosen] = useState<string>();
  const { pay, busy, error, forget } = usePay({ order, onChange, onStale });
  const value = chosen ?? payments.find(({ id }) => id === order.paymentId)?.id ?? payments[0]?.id;
  const close = () => {
    forget();
    setChosen(undefined);
    onClose();
  };
  const confirm = async () => {
    if (value && (await pay(value))) close();
  };
  const footer = (
    <>
      <Button look="plain" onClick={close}>
        Volver
      </Button>
      <Button busy={busy} onClick={() => void confirm()}>
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
      <div className="mt-4 empty:hidden">
        <OrderPesos order={order} payment={payments.find(({ id }) => id === value)} />
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </Dialog>
  );
};
