import { Button, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { isPickup } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { buyerOf, destinationOf } from '#web/orders/order-names';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { orderPath } from '#web/panel/panel-paths';
import { paths } from '#web/paths';
import { WaitsAt } from './dispatch-fields.tsx';
import { bringRefusal } from './places.ts';
import { type Refused, useMany } from './use-many.ts';

type Props = { orders: readonly Order[]; onClose: () => void; onRefused: (guids: readonly string[]) => void };

const leftWords = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? 'Quedó 1 pedido sin despachar' : `Quedaron ${count} pedidos sin despachar`;
};

/** The one that was dispatched, or the list of all that are. */
const dispatchedPath = ([first, ...others]: readonly Order[]) =>
  first && (others.length === 0 ? orderPath(first.guid) : `${paths.companyOrders(first.toCompanyId)}?estado=DIS`);

/** Dispatches several orders, each with its own tracking, or the branch where it waits. Those that the shop refuses stay. */
export const DispatchMany = ({ orders: chosen, onClose, onRefused }: Props) => {
  const [refused, setRefused] = useState<Refused>(new Map());
  const orders = refused.size > 0 ? chosen.filter(({ guid }) => refused.has(guid)) : chosen;
  // The tracking, or the branch, that was given for each GUID.
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const giveTo =
    ({ guid }: Order) =>
    (value: string) =>
      setGiven((now) => ({ ...now, [guid]: value }));
  const [agency, setAgency] = useState('');
  const [sendEmail, setSendEmail] = useState(true);
  const { isBusy, run } = useMany(
    (now) => {
      onRefused([...now.keys()]);
      setRefused(now);
      if (now.size === 0) onClose();
    },
    { isForm: true, pathOf: dispatchedPath },
  );
  useLeaving([agency, ...Object.values(given)].some(Boolean));
  const isSent = orders.some(({ shippingId }) => !isPickup(shippingId));
  const dispatch = () =>
    run(
      orders,
      (count) => (count === 1 ? 'Despachaste 1 pedido' : `Despachaste ${count} pedidos`),
      (order) => {
        const { guid, state, shippingId, branchCode, tracking } = order;
        const isWaiting = isPickup(shippingId);
        const error = bringRefusal(order, isWaiting ? given[guid] : undefined);
        if (error) return { ok: false, error };
        return call('order/changeState', {
          orderId: guid,
          state: 'DIS',
          seenState: state,
          sendEmail,
          reason: '',
          ...(isWaiting
            ? { branchCode: given[guid] ?? branchCode ?? undefined }
            : { tracking: given[guid] ?? tracking ?? '', ...(agency.trim() && { carrierName: agency }) }),
        });
      },
    );
  return (
    <Dialog
      title={orders.length === 1 ? '¿Despachar 1 pedido?' : `¿Despachar ${orders.length} pedidos?`}
      size="lg"
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void dispatch()}>
            Despachar
          </Button>
        </>
      }
    >
      {isSent && (
        <TextInput
          label="Agencia de todos"
          description="Vacía, queda la de cada pedido."
          maxLength={80}
          autoComplete="off"
          value={agency}
          onChange={({ currentTarget }) => setAgency(currentTarget.value)}
        />
      )}
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
                <WaitsAt
                  label={`El pedido ${order.number} espera en`}
                  value={given[order.guid] ?? order.branchCode ?? ''}
                  error={refused.get(order.guid)}
                  onChange={giveTo(order)}
                />
              ) : (
                <TextInput
                  label={`Guía del pedido ${order.number}`}
                  maxLength={200}
                  inputMode="text"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={given[order.guid] ?? order.tracking ?? ''}
                  error={refused.get(order.guid)}
                  onChange={({ currentTarget }) => giveTo(order)(currentTarget.value)}
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
      <ErrorAlert text={leftWords(refused.size)} />
    </Dialog>
  );
};
