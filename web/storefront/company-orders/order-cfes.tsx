import { useState } from 'react';
import { cfesMax, cfeText } from '#contract/plain/cfe';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast';
import { CfeDialog } from './cfe-dialog.tsx';

type Props = { order: Order; onChange: (order: Order) => void };

/** The fiscal documents that were issued for an order: what is noted, with what takes it off, and how to note one more. */
export const OrderCfes = ({ order, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState('');
  const remove = async (cfe: Order['cfes'][number]) => {
    const answer = await call('order/removeCfe', { orderId: order.guid, cfeId: cfe.id });
    setError(answer.ok ? '' : answer.error);
    if (!answer.ok) return;
    onChange(answer.data);
    toast.success(`Quitaste «${cfeText(cfe)}»`);
  };
  return (
    <div className="grid gap-2">
      {order.cfes.map((cfe) => (
        <p key={cfe.id} className="flex flex-wrap items-baseline gap-3">
          <span className="font-medium">{cfeText(cfe)}</span>
          <Button look="plain" size="small" className="min-h-11" onClick={() => void remove(cfe)}>
            Quitar
          </Button>
        </p>
      ))}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
      {order.cfes.length < cfesMax && (
        <div>
          <Button look="quiet" size="small" className="min-h-11" onClick={() => setOpen(true)}>
            Anotar comprobante fiscal
          </Button>
        </div>
      )}
      <CfeDialog open={isOpen} onClose={() => setOpen(false)} {...{ order, onChange }} />
    </div>
  );
};
