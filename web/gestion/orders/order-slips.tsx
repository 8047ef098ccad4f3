import { Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Order } from '#contract/orders';
import { whenText } from '#contract/plain/date-text';
import { slipStateWords } from '#contract/plain/slips';
import { slipsPath } from '#web/panel/panel-paths';
import { SlipFile } from '#web/panel/slip-file.tsx';

/** Proofs of a deposit that the buyer sent, and their states. */
export const OrderSlips = ({ order: { number, slips } }: { order: Order }) => (
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
    </Stack>
  </Paper>
);
