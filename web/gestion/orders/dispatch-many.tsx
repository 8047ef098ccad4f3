import { Button, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { isPickup } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { buyerOf, destinationOf } from '#web/orders/order-names';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { useMany } from './use-many.ts';

type Props = { orders: readonly Order[]; onClose: () => void; onDone: () => void };

/** Dispatches several orders, each with its own tracking where it goes by an agency. */
export const DispatchMany = ({ orders, onClose, onDone }: Props) => {
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const [sendEmail, setSendEmail] = useState(true);
  const { isBusy, run } = useMany(onDone);
  useLeaving(Object.values(tracking).some(Boolean));
  const dispatch = () =>
    run(
      orders,
      (count) => (count === 1 ? 'Despachaste 1 pedido' : `Despachaste ${count} pedidos`),
      ({ guid, state, shippingId, tracking: before }) =>
        call('order/changeState', {
          orderId: guid,
          state: 'DIS',
          seenState: state,
          sendEmail,
          reason: '',
          ...(!isPickup(shippingId) && { tracking: tracking[guid] ?? before ?? '' }),
        }),
    );
  return (
    <Dialog
      title={orders.length === 1 ? '¿Despachar 1 pedido?' : `¿Despachar ${orders.length} pedidos?`}
      size="lg"
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void dispatch()}>
            Despachar
          </Button>
        </>
      }
    >
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {orders.map((order) => (
          <li key={order.guid}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={4}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                <b>{order.number}</b> {buyerOf(order)}
                <Text span display="block" size="xs" c="dimmed">
                  {destinationOf(order)}
                </Text>
              </Text>
              {isPickup(order.shippingId) ? (
                <Text size="sm">Se retira</Text>
              ) : (
                <TextInput
                  label={`Guía del pedido ${order.number}`}
                  maxLength={200}
                  inputMode="text"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={tracking[order.guid] ?? order.tracking ?? ''}
                  onChange={({ currentTarget: { value } }) => setTracking((now) => ({ ...now, [order.guid]: value }))}
                />
              )}
            </SimpleGrid>
          </li>
        ))}
      </Stack>
      <Switch
        label="Avisar por correo a cada comprador"
        checked={sendEmail}
        onChange={({ currentTarget }) => setSendEmail(currentTarget.checked)}
      />
    </Dialog>
  );
};
