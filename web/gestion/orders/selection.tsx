import { Button, Group, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { exportKinds, exportKindWords, exportPath } from '#contract/plain/exports';
import { orderMarks } from '#contract/plain/order-queues';
import { call } from '#web/data/call';
import { getFile, storeFile } from '#web/data/files';
import { mayAt, useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { DispatchMany } from './dispatch-many.tsx';
import { bringRefusal } from './places.ts';
import { PrintMenu } from './print-menu.tsx';
import { type One, useMany } from './use-many.ts';

type Props = {
  orders: readonly Order[];
  onChoose: (orders: readonly Order[]) => void;
};

const prepare =
  (isSet: boolean): One =>
  (order) => {
    const error = isSet ? bringRefusal(order) : undefined;
    return error
      ? { ok: false, error }
      : call('order/mark', { orderId: order.guid, mark: 'prepared', isSet, onlyOwn: !isSet });
  };

const isPreparable = (order: Order) => order.mayNote && orderMarks.prepared.isSetIn(order) && !order.desk?.preparedAt;

/** Actions on the orders that are chosen in the list. */
export const Selection = ({ orders, onChoose }: Props) => {
  // Dispatched orders leave the list; their dialog stays.
  const [dispatching, setDispatching] = useState<readonly Order[]>();
  const user = useStaff();
  const [isExporting, setExporting] = useState(false);
  const keep = (guids: readonly string[]) => onChoose(orders.filter(({ guid }) => guids.includes(guid)));
  const { isBusy, run } = useMany((refused) => keep([...refused.keys()]));
  const store = async (kind: (typeof exportKinds)[number]) => {
    setExporting(true);
    const numbers = orders.map(({ number }) => number);
    // Filters that narrow nothing: with them unpaid ones are exported too.
    const asked = { kind, toCompany: orders[0]?.toCompanyId, numbers, filters: '{}' };
    const answer = await getFile(exportPath('orders', asked));
    setExporting(false);
    if (!answer.ok) return tell({ text: answer.error, isBad: true });
    const name = `pedidos.${kind}`;
    storeFile(answer.file, name);
    tell({
      text: `${numbers.length === 1 ? 'Exportaste 1 pedido' : `Exportaste ${numbers.length} pedidos`} a ${name}`,
    });
  };
  if (orders.length === 0 && !dispatching) return null;
  const preparable = orders.filter(isPreparable);
  const mayExport = orders.every(({ toCompanyId }) => mayAt(user, toCompanyId, 'moves'));
  const sendable = orders.filter(({ moves }) => moves.includes('DIS'));
  return (
    <Group gap="xs" className="panel-selection">
      <Text size="sm" role="status">
        Elegidos: {orders.length}
      </Text>
      {preparable.length > 0 && (
        <Button
          size="compact-sm"
          loading={isBusy}
          onClick={() =>
            void run(
              preparable,
              (count) => (count === 1 ? 'Marcaste preparado 1 pedido' : `Marcaste preparados ${count} pedidos`),
              prepare(true),
              {
                words: (count) =>
                  count === 1 ? 'Quitaste la marca de 1 pedido' : `Quitaste la marca de ${count} pedidos`,
                one: prepare(false),
              },
            )
          }
        >
          Marcar preparados ({preparable.length})
        </Button>
      )}
      {sendable.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setDispatching(sendable)}>
          Despachar ({sendable.length})
        </Button>
      )}
      {mayExport && (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="compact-sm" variant="default" loading={isExporting}>
              Exportar ({orders.length})
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {exportKinds.map((kind) => (
              <Menu.Item key={kind} onClick={() => void store(kind)}>
                {exportKindWords[kind]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <PrintMenu orders={orders} size="compact-sm" />
      <Button size="compact-sm" variant="subtle" onClick={() => onChoose([])}>
        No elegir ninguno
      </Button>
      {dispatching && <DispatchMany orders={dispatching} onClose={() => setDispatching(undefined)} onRefused={keep} />}
    </Group>
  );
};
