import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import { cfesMax, cfeText } from '#contract/plain/cfe';
import { call } from '#web/data/call';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { CfeDialog } from './cfe-dialog.tsx';

type Props = { order: Order; onChange: (order: Order, done: string) => void };

/** The fiscal documents that were issued for an order: what is noted, with what takes it off, and how to note one more. */
export const OrderCfes = ({ order, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState('');
  const mayAdd = order.mayNote && order.cfes.length < cfesMax;
  useShortcuts(mayAdd ? [{ keys: 'f', does: 'Anotar comprobante fiscal', run: () => setOpen(true) }] : []);
  const remove = async (cfe: Order['cfes'][number]) => {
    const answer = await call('order/removeCfe', { orderId: order.guid, cfeId: cfe.id });
    setError(answer.ok ? '' : answer.error);
    if (answer.ok) onChange(answer.data, `Quitaste «${cfeText(cfe)}»`);
  };
  return (
    <Stack gap={4} align="start">
      {order.cfes.map((cfe) => (
        <Group key={cfe.id} gap="xs">
          <Text size="sm" fw={500}>
            {cfeText(cfe)}
          </Text>
          {order.mayNote && (
            <Button size="compact-xs" variant="subtle" onClick={() => void remove(cfe)}>
              Quitar
            </Button>
          )}
        </Group>
      ))}
      <ErrorAlert text={error} />
      {mayAdd && (
        <Button size="compact-sm" variant="default" title="Tecla F" onClick={() => setOpen(true)}>
          Anotar comprobante fiscal
        </Button>
      )}
      {isOpen && (
        <CfeDialog
          order={order}
          onClose={() => setOpen(false)}
          onNoted={(changed, done) => {
            setOpen(false);
            onChange(changed, done);
          }}
        />
      )}
    </Stack>
  );
};
