import { useState } from 'react';
import { type MoneyLeft, refundSentences } from '#contract/plain/held-money';
import type { Failure } from '#web/data/call';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast';

type Props<T> = {
  open: boolean;
  onClose: () => void;
  order: { number: number };
  /** The money in it, which then is to be given back. */
  money: MoneyLeft;
  cancel: () => Promise<{ ok: true; data: T } | Failure>;
  onChange: (order: T) => void;
  /** Told when the order turned out to be another than it is shown. */
  onStale: () => unknown;
};

/** Asks whether an order is to be cancelled, and does it. */
export const CancelDialog = <T,>({ open, onClose, order, money, cancel, onChange, onStale }: Props<T>) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const press = async () => {
    setBusy(true);
    const answer = await cancel();
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale();
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
  const footer = (
    <>
      <Button look="plain" onClick={close}>
        Volver
      </Button>
      <Button look="danger" busy={busy} onClick={() => void press()}>
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
