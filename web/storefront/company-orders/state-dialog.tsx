import { useState } from 'react';
import { type OrderState, orderStates, type PaymentId, paymentKinds } from '#contract/plain/commerce';
import type { MoneyLeft } from '#contract/plain/held-money';
import { call } from '#web/data/call';
import type { Order } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast';
import { DispatchFields, dispatchOf } from './dispatch-fields.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  order: Order;
  target: OrderState;
  onChanged: () => void;
  onStale: (guid: string) => unknown;
};

const paidWords: Record<MoneyLeft, string> = {
  paid: 'El pedido está pagado',
  claimed: 'El comprador envió un comprobante',
  charged: 'El pedido tiene un pago en línea',
  none: '',
};

/** Asks before an order's state changes: whether to tell the buyer, and why. */
export const StateDialog = ({ open, onClose, order, target, onChanged, onStale }: Props) => {
  const { label, notSendEmail } = orderStates[target];
  const [sendEmail, setSendEmail] = useState(!notSendEmail);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [dispatch, setDispatch] = useState(() => dispatchOf(order));
  const [error, setError] = useState<{ text: string; fields: Partial<Record<string, string>> }>({
    text: '',
    fields: {},
  });
  const mustSayWhy = target === 'PAP' && paymentKinds[order.paymentId as PaymentId] === 'online';
  const money = target === 'CAN' ? order.moneyIfCancelled : 'none';
  const mustTell = money === 'paid' || money === 'claimed';
  const confirm = async () => {
    setBusy(true);
    const answer = await call('order/changeState', {
      orderId: order.guid,
      state: target,
      seenState: order.state,
      sendEmail: mustTell || sendEmail,
      reason,
      ...(target === 'DIS' && dispatch),
    });
    setBusy(false);
    if (!answer.ok) {
      if (answer.status === 409) onStale(order.guid);
      return setError({ text: answer.error, fields: answer.fields });
    }
    toast.success(`El pedido ${order.number} pasó a «${label}»`);
    onClose();
    onChanged();
  };
  const footer = (
    <>
      <Button look="plain" onClick={onClose}>
        Volver
      </Button>
      <Button
        look={target === 'CAN' ? 'danger' : 'primary'}
        busy={busy}
        disabled={!order.moves.includes(target)}
        onClick={() => void confirm()}
      >
        {target === 'CAN' ? 'Cancelar el pedido' : 'Cambiar el estado'}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={`¿Cambiar el pedido ${order.number} a «${label}»?`} footer={footer}>
      <div className="grid grid-cols-1 gap-4">
        {money !== 'none' && (
          <Notice tone="fair">
            <p>{paidWords[money]}: queda una alerta hasta que se anote qué pasó con el dinero.</p>
          </Notice>
        )}
        {target === 'DIS' && (
          <DispatchFields order={order} value={dispatch} errors={error.fields} onChange={setDispatch} />
        )}
        <Switch
          label={
            <>
              Avisar por correo a <span className="wrap-anywhere">{order.userEmail}</span>
            </>
          }
          checked={mustTell || sendEmail}
          disabled={mustTell}
          onChange={(event) => setSendEmail(event.target.checked)}
        />
        <Field
          label={target === 'DIS' ? 'Mensaje' : 'Motivo'}
          hint="Queda en el historial y lo ve el comprador."
          required={mustSayWhy}
          {...(error.fields.reason && { error: error.fields.reason })}
        >
          <TextArea rows={2} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <div role="alert" className="empty:hidden">
          {error.text && <Notice tone="bad">{error.text}</Notice>}
        </div>
      </div>
    </Dialog>
  );
};
