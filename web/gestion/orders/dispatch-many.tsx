import { Button, Switch, Table, Text, TextInput } from '@mantine/core';
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
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Pedido</Table.Th>
            <Table.Th>Va a</Table.Th>
            <Table.Th>Guía</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.guid}>
              <Table.Td>{order.number}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {buyerOf(order)}
                <Text size="xs" c="dimmed">
                  {destinationOf(order)}
                </Text>
              </Table.Td>
              <Table.Td>
                {isPickup(order.shippingId) ? (
                  'Se retira'
                ) : (
                  <TextInput
                    aria-label={`Guía del pedido ${order.number}`}
                    maxLength={200}
                    autoComplete="off"
                    value={tracking[order.guid] ?? order.tracking ?? ''}
                    onChange={({ currentTarget: { value } }) => setTracking((now) => ({ ...now, [order.guid]: value }))}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        label="Avisar por correo a cada comprador"
        checked={sendEmail}
        onChange={({ currentTarget }) => setSendEmail(currentTarget.checked)}
      />
    </Dialog>
  );
};
