import { Alert, Box, Button, Switch, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import {
  type OrderState,
  type OrderStock,
  orderStates,
  type PaymentId,
  paymentKinds,
  unpaidStates,
} from '#contract/plain/commerce';
import { type MoneyLeft, mustTell } from '#contract/plain/held-money';
import { isPickup } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { Money } from '#web/ui/money.tsx';
import { useBrought } from './bring-checks.tsx';
import { DispatchFields, dispatchOf } from './dispatch-fields.tsx';
import { toBring } from './places.ts';

type Props = {
  order: Order;
  target: OrderState;
  onClose: () => void;
  onChanged: (order: Order) => void;
  /** Called where the shop refused because the order is no longer as it is shown. */
  onStale: () => void;
};

const paidWords: Record<MoneyLeft, string> = {
  paid: 'El pedido está pagado: queda una alerta hasta que se anote qué pasó con el dinero.',
  claimed: 'El comprador envió un comprobante: queda una alerta hasta que se anote qué pasó con el dinero.',
  charged: 'El pedido tiene un pago en línea: queda una alerta hasta que se anote qué pasó con el dinero.',
  none: 'Todavía no se pagó.',
};
const stockWords: Record<OrderStock, string> = {
  held: 'Sus unidades vuelven a estar a la venta.',
  shipped: 'Sus unidades vuelven al stock de donde salieron.',
  free: 'No tiene unidades reservadas.',
};

const actionOf = ({ shippingId }: Order, target: OrderState) => {
  if (target === 'CAN') return 'Cancelar el pedido';
  if (target === 'PAP') return 'Aprobar pago';
  return isPickup(shippingId) ? 'Avisar que está listo' : 'Despachar';
};

/** The money that should be there. */
const Entered = ({ order: { paymentName, total, totalUYU } }: { order: Order }) => (
  <Text size="sm">
    ¿Entró el dinero? {paymentName}: <Money cents={total} />
    {totalUYU !== null && (
      <>
        {' '}
        o <Money cents={totalUYU} currency="UYU" />
      </>
    )}
  </Text>
);

/** Asks before an order's state changes: whether to mail the buyer, why, and by whom it goes. */
export const StateDialog = ({ order, target, onClose, onChanged, onStale }: Props) => {
  const { label, notSendEmail } = orderStates[target];
  const [sendEmail, setSendEmail] = useState(!notSendEmail);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [dispatch, setDispatch] = useState(() => dispatchOf(order));
  const [error, setError] = useState<{ text: string; fields: Partial<Record<string, string>> }>({
    text: '',
    fields: {},
  });
  const { letGo } = useLeaving(reason !== '' || JSON.stringify(dispatch) !== JSON.stringify(dispatchOf(order)));
  const isCancelling = target === 'CAN';
  const mustSayWhy = target === 'PAP' && paymentKinds[order.paymentId as PaymentId] === 'online';
  const isTold = isCancelling && mustTell[order.moneyIfCancelled];
  const { checks, refuse } = useBrought(target === 'DIS' ? toBring(order, dispatch.branchCode ?? undefined) : []);
  const confirm = async () => {
    if (refuse()) return;
    setBusy(true);
    const answer = await call('order/changeState', {
      orderId: order.guid,
      state: target,
      seenState: order.state,
      sendEmail: isTold || sendEmail,
      reason,
      ...(target === 'DIS' && dispatch),
    });
    setBusy(false);
    if (answer.ok) {
      letGo();
      return onChanged(answer.data);
    }
    if (answer.status === 409) onStale();
    setError({ text: answer.error, fields: answer.fields });
  };
  return (
    <Dialog
      title={`¿Cambiar el pedido ${order.number} a «${label}»?`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button
            {...(isCancelling && { color: 'red.9' })}
            loading={isBusy}
            disabled={!order.moves.includes(target)}
            onClick={() => void confirm()}
          >
            {actionOf(order, target)}
          </Button>
        </>
      }
    >
      {isCancelling && (
        <Alert role="note" color={order.moneyIfCancelled === 'none' ? 'gray' : 'orange'}>
          <Text size="sm">{stockWords[orderStates[order.state].stock]}</Text>
          {(order.moneyIfCancelled !== 'none' || unpaidStates.includes(order.state)) && (
            <Text size="sm">{paidWords[order.moneyIfCancelled]}</Text>
          )}
        </Alert>
      )}
      {target === 'PAP' && <Entered order={order} />}
      {target === 'DIS' && (
        <DispatchFields
          order={order}
          value={dispatch}
          errors={error.fields}
          onChange={setDispatch}
          onEnter={() => void confirm()}
        />
      )}
      {checks}
      {order.userEmail ? (
        <Switch
          label={<Box style={{ overflowWrap: 'anywhere' }}>Avisar por correo a {order.userEmail}</Box>}
          checked={isTold || sendEmail}
          disabled={isTold}
          description={isTold && 'Pagó: se le avisa siempre.'}
          onChange={({ currentTarget }) => setSendEmail(currentTarget.checked)}
        />
      ) : (
        <Text size="sm">No dejó e-mail: no se le avisa.</Text>
      )}
      <Textarea
        label={target === 'DIS' ? 'Mensaje' : 'Motivo'}
        description="Queda en el historial y lo ve el comprador."
        withAsterisk={mustSayWhy}
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        error={error.fields.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ErrorAlert text={Object.values(error.fields).includes(error.text) ? '' : error.text} />
    </Dialog>
  );
};
