import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OrderAlert } from '#contract/payments';
import { alertsPath } from '#contract/plain/alerts-path';
import { whenText } from '#contract/plain/date-text';
import { alertWords } from '#contract/plain/payment-alerts';

/** Alerts that are open, and those that somebody solved. */
export const AlertList = ({ alerts }: { alerts: readonly OrderAlert[] }) => (
  <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Alertas">
    {alerts.map(({ id, kind, at, solvedAt, solvedBy, reason }) => (
      <li key={id}>
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600}>
            Alerta: {alertWords[kind]}
          </Text>
          <Badge variant="default" tt="none" fw={500}>
            {solvedAt ? 'Resuelta' : 'Abierta'}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {whenText(at)}
        </Text>
        {solvedAt ? (
          <Text size="sm">
            {whenText(solvedAt)} · {solvedBy}: {reason}
          </Text>
        ) : (
          <Anchor component={Link} to={alertsPath} size="sm">
            Ver qué hacer
          </Anchor>
        )}
      </li>
    ))}
  </Stack>
);
