import { Anchor, Box, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '#contract/panel';
import { moneyText } from '#contract/plain/money-text';
import { type SalesDays, salesDays } from '#contract/plain/sales-days';
import { onDemand } from '#web/panel/on-demand';
import { soldPath } from '#web/panel/panel-paths';
import { CardTitle } from './card.tsx';
import { averaged, boundsOf, differenceText, type Figure, figuresOf, totalsByDay } from './figures.ts';

export const periodWords: Record<SalesDays, { name: string; before: string }> = {
  1: { name: 'Hoy', before: 'Ayer, todo el día' },
  7: { name: '7 días', before: 'Los 7 días antes' },
  30: { name: '30 días', before: 'Los 30 días antes' },
};

/** So many days are drawn at least. */
const drawnLeast = 7;

const DayChart = onDemand(async () => (await import('./sales-charts.tsx')).DayChart);

type Shown = { title: string; days: SalesDays; summary: Summary; of?: (figure: Figure) => Figure };

/** Sales of a period, or the figure that `of` makes of them, beside those of the one before it. */
const SalesCard = ({ title, days, summary, of = (figure) => figure }: Shown) => {
  const { now, before } = figuresOf(summary, days);
  const figures = { now: of(now), before: of(before) };
  const bounds = boundsOf(summary.today, days);
  const drawn = totalsByDay(summary, Math.max(drawnLeast, 2 * days)).map((one) => ({
    day: one.day,
    total: of(one).total,
    isNow: one.day >= bounds.now,
  }));
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Group justify="space-between" align="baseline" gap="xs">
        <Text fz={24} fw={700} style={{ whiteSpace: 'nowrap' }}>
          {moneyText(figures.now.total)}
        </Text>
        <Text size="sm">{differenceText(figures)}</Text>
      </Group>
      <Box h={96} my={4}>
        <DayChart days={drawn} />
      </Box>
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={soldPath({ since: bounds.now })} size="sm">
          {now.orders === 1 ? '1 pedido' : `${now.orders} pedidos`}
        </Anchor>
        <Anchor component={Link} to={soldPath({ since: bounds.before, until: bounds.beforeEnd })} size="sm" c="dimmed">
          {periodWords[days].before}: {moneyText(figures.before.total)}
        </Anchor>
      </Group>
    </Paper>
  );
};

/** Sales of each period, and the average order of the longest. */
export const SalesCards = ({ of, summary }: { of: string | undefined; summary: Summary }) => (
  <>
    {of && <CardTitle title="Ventas" of={of} />}
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 4 }}>
      {salesDays.map((days) => (
        <SalesCard key={days} title={`Ventas · ${periodWords[days].name}`} days={days} summary={summary} />
      ))}
      <SalesCard title={`Ticket promedio · ${periodWords[30].name}`} days={30} summary={summary} of={averaged} />
    </SimpleGrid>
  </>
);
