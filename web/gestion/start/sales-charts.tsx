import '@mantine/charts/styles.layer.css';
import { BarChart, type BarChartProps } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { dateText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';

const colors = { now: 'var(--mantine-primary-color-filled)', before: 'gray.5' };

/** The words of a bar that is pointed at. */
const BarWords = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Paper withBorder shadow="md" px="xs" py={4}>
    <Text size="xs" c="dimmed">
      {title}
    </Text>
    {lines.map((line) => (
      <Text key={line} size="sm" style={{ whiteSpace: 'nowrap' }}>
        {line}
      </Text>
    ))}
  </Paper>
);

const common = {
  withYAxis: false,
  gridAxis: 'none',
  tickLine: 'none',
  // Nothing that is hidden from readers may take the focus.
  accessibilityLayer: false,
  barChartProps: { margin: { top: 0, right: 4, bottom: 0, left: 4 } },
} satisfies Partial<BarChartProps>;

/** A day as its axis and its tooltip name it: '20/11'. */
const shortDay = (day: string) => day.split('-').slice(1).toReversed().join('/');

type DayBar = { day: string; total: number; isNow: boolean };

/** A bar a day of what was sold, those of the period marked. Words beside it say the same. */
export const DayChart = ({ days }: { days: readonly DayBar[] }) => (
  <BarChart
    {...common}
    aria-hidden
    h="100%"
    data={days.map(({ day, total, isNow }) => ({ day, [isNow ? 'now' : 'before']: total }))}
    dataKey="day"
    type="stacked"
    series={[
      { name: 'before', color: colors.before },
      { name: 'now', color: colors.now },
    ]}
    xAxisProps={{ tickFormatter: shortDay, interval: 'preserveStartEnd', minTickGap: 40 }}
    tooltipProps={{
      content: ({ label }) => {
        const bar = days.find(({ day }) => day === label);
        return bar && <BarWords title={dateText(`${bar.day}T12:00:00Z`)} lines={[moneyText(bar.total)]} />;
      },
    }}
  />
);

type SiteBar = { site: string; now: number; before: number };

/** Bars of the sales of each site, beside the period before. A table says the same. */
export const SiteChart = ({ sites, words }: { sites: readonly SiteBar[]; words: Record<'now' | 'before', string> }) => (
  <BarChart
    {...common}
    aria-hidden
    h="100%"
    data={[...sites]}
    dataKey="site"
    maxBarWidth={40}
    series={[
      { name: 'before', color: colors.before },
      { name: 'now', color: colors.now },
    ]}
    tooltipProps={{
      content: ({ label }) => {
        const bar = sites.find(({ site }) => site === label);
        const lines = (['now', 'before'] as const).map((one) => bar && `${words[one]}: ${moneyText(bar[one])}`);
        return bar && <BarWords title={bar.site} lines={lines.filter((line) => line !== undefined)} />;
      },
    }}
  />
);
