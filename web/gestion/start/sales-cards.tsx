import { Anchor, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '#contract/panel';
import { moneyText } from '#contract/plain/money-text';
import { type SalesDays, salesDays } from '#contract/plain/sales-days';
import { panelPaths } from '#web/panel/panel-paths';
import { Columns } from './bars.tsx';
import { dayBack, differenceText, figuresOf, totalsByDay } from './figures.ts';

export const periodWords: Record<SalesDays, { name: string; before: string }> = {
  1: { name: 'Hoy', before: 'Ayer, todo el día' },
  7: { name: '7 días', before: 'Los 7 días antes' },
  30: { name: '30 días', before: 'Los 30 días antes' },
};

/** So many days are drawn at least. */
const drawnLeast = 7;

/** What was sold in each period, beside the one before it. */
export const SalesCards = ({ summary }: { summary: Summary }) => (
  <SimpleGrid cols={{ base: 1, md: 3 }}>
    {salesDays.map((days) => {
      const figures = figuresOf(summary, days);
      const { name, before } = periodWords[days];
      const drawn = totalsByDay(summary, Math.max(drawnLeast, days));
      return (
        <Paper key={days} component="section" withBorder p="md" aria-label={`Ventas · ${name}`}>
          <Text size="sm" c="dimmed">
            Ventas · {name}
          </Text>
          <Group justify="space-between" align="baseline" gap="xs">
            <Text fz={24} fw={700} style={{ whiteSpace: 'nowrap' }}>
              {moneyText(figures.now.total)}
            </Text>
            <Text size="sm">{differenceText(figures)}</Text>
          </Group>
          <Columns values={drawn.map(({ total }) => total)} />
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to={`${panelPaths.orders}?desde=${dayBack(summary.today, days - 1)}`} size="sm">
              {figures.now.orders === 1 ? '1 pedido' : `${figures.now.orders} pedidos`}
            </Anchor>
            <Text size="sm" c="dimmed">
              {before}: {moneyText(figures.before.total)}
            </Text>
          </Group>
        </Paper>
      );
    })}
  </SimpleGrid>
);
