import { Anchor, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Waiting } from '#contract/panel';
import { panelPaths } from '#web/panel/panel-paths';
import { useWaiting } from '#web/panel/waiting';

type Tile = { count: (waiting: Waiting) => number; to: string; one: string; many: string };

const tiles: readonly Tile[] = [
  { count: ({ alerts }) => alerts, to: panelPaths.alerts, one: 'alerta de pagos', many: 'alertas de pagos' },
  {
    count: ({ slips }) => slips,
    to: panelPaths.slips,
    one: 'comprobante por revisar',
    many: 'comprobantes por revisar',
  },
  {
    count: ({ dueToday }) => dueToday,
    to: panelPaths.agenda,
    one: 'comunicación para hoy',
    many: 'comunicaciones para hoy',
  },
];

/** How much waits, with the way to it; nothing where nothing does. */
export const WaitingTiles = () => {
  const waiting = useWaiting();
  if (!waiting) return null;
  const shown = tiles
    .map(({ count, ...tile }) => ({ ...tile, count: count(waiting) }))
    .filter(({ count }) => count > 0);
  return (
    <Group align="stretch">
      {shown.map(({ count, to, one, many }) => (
        <Paper key={to} withBorder p="md" w={320} maw="100%">
          <Text fz={32} fw={700} lh={1}>
            {count}
          </Text>
          <Anchor component={Link} to={to}>
            {count === 1 ? one : many}
          </Anchor>
        </Paper>
      ))}
    </Group>
  );
};
