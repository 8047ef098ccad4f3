import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { isPickup } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { DispatchFields, dispatchOf } from './dispatch-fields.tsx';

type Props = { order: Order; onChange: (order: Order, done: string) => void };

/** Changes by whom an order goes once it is dispatched; nothing for others, and for orders that are fetched. */
export const ChangeDispatch = (props: Props) => {
  const { state, shippingId, mayNote } = props.order;
  const [isOpen, setOpen] = useState(false);
  const isOffered = state === 'DIS' && !isPickup(shippingId) && mayNote;
  useShortcuts(isOffered ? [{ keys: 'e', does: 'Cambiar agencia o guía', run: () => setOpen(true) }] : []);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" mt="xs" title="Tecla E" onClick={() => setOpen(true)}>
        Cambiar agencia o guía
      </Button>
      {isOpen && <DispatchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const DispatchDialog = ({ order, onChange, onClose }: Props & { onClose: () => void }) => {
  const [seen] = useState(() => dispatchOf(order));
  const [dispatch, setDispatch] = useState(seen);
  const [sendEmail, setSendEmail] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: string; fields: Partial<Record<string, string>> }>();
  const { letGo } = useLeaving(JSON.stringify(dispatch) !== JSON.stringify(seen));
  const save = async () => {
    setBusy(true);
    const parms = {
      carrierName: { value: dispatch.carrierName ?? '', before: seen.carrierName || null },
      tracking: { value: dispatch.tracking ?? '', before: seen.tracking || null },
    };
    const answer = await call('order/changeDispatch', { orderId: order.guid, parms, sendEmail });
    setBusy(false);
    if (!answer.ok) return setFailure(answer);
    letGo();
    onClose();
    onChange(answer.data, `Pedido ${order.number}: cambiaste el envío`);
  };
  return (
    <Dialog
      title={`Envío del pedido ${order.number}`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            Guardar
          </Button>
        </>
      }
    >
      <DispatchFields
        order={order}
        value={dispatch}
        errors={failure?.fields ?? {}}
        onChange={setDispatch}
        onEnter={() => void save()}
      />
      {order.userEmail && (
        <Switch
          label={`Avisar por correo a ${order.userEmail}`}
          checked={sendEmail}
          onChange={({ currentTarget }) => setSendEmail(currentTarget.checked)}
        />
      )}
      <ErrorAlert text={failure?.error} />
    </Dialog>
  );
};
