import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '#contract/panel';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { panelPaths, queuePath } from '#web/panel/panel-paths';
import { useCall } from '#web/panel/use-call';
import { useWaitingAnswer } from '#web/panel/waiting';
import { Card } from './card.tsx';

type Props = { summary: Summary | undefined; isAdministrator: boolean };

/** How much waits, with the way to it. */
export const TodoList = ({ summary, isAdministrator }: Props) => {
  const counted = useWaitingAnswer();
  const mails = useCall('mail/status', {}, { enabled: isAdministrator });
  const lost = lostAnswer(counted, mails);
  const waiting = counted.data?.data;
  if (!waiting) return lost && <Card title="Para hacer">{lost}</Card>;
  const all = [
    [waiting.alerts, 'alerta de pagos', 'alertas de pagos', panelPaths.alerts],
    [waiting.slips, 'comprobante por revisar', 'comprobantes por revisar', panelPaths.slips],
    [waiting.prepare, 'pedido por preparar', 'pedidos por preparar', queuePath('prepare')],
    [waiting.pickUp, 'pedido por retirar', 'pedidos por retirar', queuePath('pickUp')],
    [waiting.collect, 'pedido por cobrar', 'pedidos por cobrar', queuePath('collect')],
    [waiting.overdue, 'comunicación vencida', 'comunicaciones vencidas', panelPaths.agenda],
    [waiting.dueToday - waiting.overdue, 'comunicación para hoy', 'comunicaciones para hoy', panelPaths.agenda],
    [summary?.lowStock, 'producto bajo el mínimo', 'productos bajo el mínimo', panelPaths.lowStock],
    [mails.data?.data.waiting, 'correo sin enviar', 'correos sin enviar', '#estado'],
  ] as const;
  const shown = all.flatMap(([count, one, many, to]) =>
    count ? [{ count, words: count === 1 ? one : many, to }] : [],
  );
  return (
    <Card title="Para hacer">
      {lost}
      {shown.length === 0 && !lost && (
        <Text size="sm" c="dimmed">
          No queda nada por hacer. Los pedidos nuevos aparecen acá.
        </Text>
      )}
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map(({ count, words, to }) => (
          <Group component="li" key={words} gap="sm" wrap="nowrap">
            <Text component="span" fw={700} miw={40} ta="right">
              {count}
            </Text>
            <Anchor component={Link} to={to} size="sm">
              {words}
            </Anchor>
          </Group>
        ))}
      </Stack>
    </Card>
  );
};
