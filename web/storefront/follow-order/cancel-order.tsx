import { useState } from 'react';
import type { FollowedOrder } from '#contract/payments';
import { CancelDialog } from '#web/blocks/orders/cancel-dialog.tsx';
import { call } from '#web/data/call';
import { Button } from '#web/ui/button.tsx';

type Props = {
  order: FollowedOrder;
  /** The key of the order's link. */
  linkKey: string;
  onChange: (order: FollowedOrder) => void;
  onStale: () => unknown;
};

/** Cancels an order that no account has. */
export const CancelOrder = ({ order, linkKey, onChange, onStale }: Props) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="plain" size="small" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
        Cancelar el pedido
      </Button>
      <CancelDialog
        open={open}
        onClose={close}
        {...{ order, onChange, onStale }}
        money={order.isPaid ? 'charged' : 'none'}
        cancel={() => call('order/cancelByLink', { orderId: order.guid, key: linkKey })}
      />
    </>
  );
};
