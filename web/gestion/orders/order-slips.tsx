import { Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { slipStateWords } from '#contract/plain/slips';
import { slipsPath } from '#web/panel/panel-paths';
import { useShortcuts } from '#web/panel/shortcuts';
import { SlipFile } from '#web/panel/slip-file.tsx';
import { AddSlipDialog } from './add-slip-dialog.tsx';

type Props = { order: Order; onChange: (order: Order, done: string) => void };

/** Proofs of a deposit and their states; one that came by WhatsApp or mail is added here. */
export const OrderSlips = ({ order, onChange }: Props) => {
  const { number, slips, maySendSlip } = order;
  const [isAdding, setAdding] = useState(false);
  useShortcuts(maySendSlip ? [{ keys: 's', does: 'Agregar un comprobante', run: () => setAdding(true) }] : []);
  if (slips.length === 0 && !maySendSlip) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Comprobantes de pago">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {slips.length === 1 ? 'Comprobante de pago' : 'Comprobantes de pago'}
          </Title>
          {slips.some(({ state }) => state === 'waiting') && (
            <Anchor component={Link} to={slipsPath(number)} size="sm">
              Revisar los comprobantes
            </Anchor>
          )}
        </Group>
        {slips.map(({ guid, reference, fileName, state, at, by, reason }) => (
          <div key={guid}>
            <Group justify="space-between" gap="xs" style={{ overflowWrap: 'anywhere' }}>
              <Group gap="xs">
                {reference && <Text size="sm">Transacción {reference}</Text>}
                {fileName && <SlipFile guid={guid} name={fileName} number={number} />}
                {!fileName && !reference && <Text size="sm">El archivo ya no se guarda</Text>}
              </Group>
              <Badge variant="default" tt="none" fw={500}>
                {slipStateWords[state]}
              </Badge>
            </Group>
            <Text size="xs" c="dimmed">
              {whenText(at)} · {by}
            </Text>
            {reason && <Text size="sm">Motivo: {reason}</Text>}
          </div>
        ))}
        {maySendSlip && (
          <Button
            variant="default"
            size="compact-sm"
            title="Tecla S"
            style={{ alignSelf: 'start' }}
            onClick={() => setAdding(true)}
          >
            Agregar comprobante
          </Button>
        )}
      </Stack>
      {isAdding && (
        <AddSlipDialog
          order={order}
          onClose={() => setAdding(false)}
          onAdded={(changed, done) => {
            setAdding(false);
            onChange(changed, done);
          }}
        />
      )}
    </Paper>
  );
};
