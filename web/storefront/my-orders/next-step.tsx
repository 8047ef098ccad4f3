import { useState } from 'react';
import type { OfferedPayment } from '#contract/orders';
import { lacksPayment } from '#contract/plain/commerce';
import { CancelDialog } from '#web/blocks/orders/cancel-dialog.tsx';
import { OrderPesos } from '#web/blocks/orders/charged-pesos.tsx';
import { nextStep } from '#web/blocks/orders/order-words';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { SlipDialog } from './slip-dialog.tsx';
import { usePay } from './use-pay.ts';

type Props = {
  order: Order;
  payments: readonly OfferedPayment[];
  onChange: (order: Order) => void;
  /** Told when the shop refused because the order is no longer as it is shown. */
  onStale: (guid: string) => unknown;
};

/** The buyer's next step, how to pay, and his other choices. */
export const NextStep = ({ order, payments, onChange, onStale }: Props) => {
  const [open, setOpen] = useState<'cancel' | 'pay' | 'slip'>();
  const close = () => setOpen(undefined);
  const { pay, busy, error } = usePay({ order, onChange, onStale });
  const isReviewed = order.slips.some(({ state }) => state === 'waiting');
  const paysNow = order.mayPay && lacksPayment(order);
  return (
    <div className="grid gap-3">
      <Notice tone={(order.state === 'PPE' || order.state === 'PCH') && !isReviewed ? 'fair' : 'brand'}>
        <p>{nextStep(order)}</p>
        {order.instructions && (
          <details className="mt-1 font-normal text-neutral-800">
            <summary className="inline-block min-h-8 py-1 underline">Cómo pagar</summary>
            <p>{order.instructions}</p>
          </details>
        )}
      </Notice>
      {paysNow && <OrderPesos order={order} payment={payments.find(({ id }) => id === order.paymentId)} />}
      {(order.maySendSlip || order.mayPay || order.mayCancel) && (
        <div className="grid gap-2 sm:flex">
          {paysNow && (
            <Button size="small" className="min-h-11" busy={busy} onClick={() => void pay(order.paymentId)}>
              Pagar ahora
            </Button>
          )}
          {order.maySendSlip && (
            <Button
              look={isReviewed ? 'quiet' : 'primary'}
              size="small"
              className="min-h-11"
              onClick={() => setOpen('slip')}
            >
              {order.slips.length > 0 ? 'Enviar otro comprobante' : 'Enviar comprobante'}
            </Button>
          )}
          {order.mayPay && (
            <Button look="quiet" size="small" className="min-h-11" onClick={() => setOpen('pay')}>
              Cambiar la forma de pago
            </Button>
          )}
          {order.mayCancel && (
            <Button look="plain" size="small" className="min-h-11" onClick={() => setOpen('cancel')}>
              Cancelar el pedido
            </Button>
          )}
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
      <PaymentDialog open={open === 'pay'} onClose={close} {...{ order, payments, onChange, onStale }} />
      <SlipDialog open={open === 'slip'} onClose={close} {...{ order, onChange, onStale }} />
      <CancelDialog
        open={open === 'cancel'}
        onClose={close}
        {...{ order, onChange }}
        money={order.moneyIfCancelled}
        cancel={() => call('order/cancel', { orderId: order.guid })}
        onStale={() => onStale(order.guid)}
      />
    </div>
  );
};
