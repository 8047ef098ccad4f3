import { useState } from 'react';
import { refundSentences } from '#contract/plain/held-money';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Order;
  onChange: (order: Order) => void;
  onStale: (guid: string) => unknown;
};

export const CancelDialog = ({ open, onClose, order, onChange, onStale }: Props) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const cancel = async () => {
    setBusy(true);
    const answer = await call('order/cancel', { orderId: order.guid });
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale(order.guid);
      return setError(answer.error);
    }
    onChange(answer.data);
    toast.success(`Cancelaste el pedido ${order.number}`);
    close();
  };
  const close = () => {
    setError('');
    onClose();
  };
  const money = order.moneyIfCancelled;
  const footer = (
    <>
      <Button look="plain" onClick={close}>
        Volver
      </Button>
      <Button look="danger" busy={busy} onClick={() => void cancel()}>
        Cancelar el pedido
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={`¿Cancelar el pedido ${order.number}?`} footer={footer}>
      <p>Lo que te reservamos queda libre para otros. No se puede deshacer.</p>
      {money !== 'none' && <p className="mt-2 font-semibold">{refundSentences[money]}</p>}
      <div role="alert" className="mt-4 empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </Dialog>
  );
};
