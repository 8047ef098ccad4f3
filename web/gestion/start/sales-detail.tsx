import { Anchor, Box, Group, SegmentedControl, SimpleGrid, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '#contract/panel';
import { moneyText } from '#contract/plain/money-text';
import { type SalesDays, salesDays } from '#contract/plain/sales-days';
import { useSite } from '#web/data/site';
import { onDemand } from '#web/panel/on-demand';
import { panelPaths, productPath, soldPath } from '#web/panel/panel-paths';
import { Card } from './card.tsx';
import { boundsOf, differenceText, figuresBySite, figuresOf } from './figures.ts';
import { periodWords } from './sales-cards.tsx';
import type { whoseFigures } from './whose.ts';

type Props = {
  whose: ReturnType<typeof whoseFigures>;
  summary: Summary;
  days: SalesDays;
  onDays: (days: SalesDays) => void;
  sells: boolean;
};
const SiteChart = onDemand(async () => (await import('./sales-charts.tsx')).SiteChart);

type Of = { of: string | undefined };

/** One period in detail: sales by site, best sellers, and searches without a result. */
export const SalesDetail = ({ whose, summary, days, onDays, sells }: Props) => (
  <>
    <Group>
      <SegmentedControl
        aria-label="Período"
        value={String(days)}
        onChange={(value) => onDays(Number(value) as SalesDays)}
        data={salesDays.map((one) => ({ value: String(one), label: periodWords[one].name }))}
      />
    </Group>
    <SimpleGrid cols={{ base: 1, lg: sells ? 3 : 1 }} style={{ alignItems: 'start' }}>
      {sells && <BySite of={whose.bySite} summary={summary} days={days} />}
      {sells && <Best of={whose.best} best={summary.best} />}
      <Missed of={whose.missed} missed={summary.missed} />
    </SimpleGrid>
  </>
);

const Empty = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** An amount; `to` leads to its orders, also at another site's address. */
const Money = ({ cents, to }: { cents: number; to?: string | undefined }) => {
  const words = <span style={{ whiteSpace: 'nowrap' }}>{moneyText(cents)}</span>;
  return to === undefined ? (
    words
  ) : (
    <Anchor component={Link} to={to} inherit>
      {words}
    </Anchor>
  );
};

const BySite = ({ of, summary, days }: Of & Pick<Props, 'summary' | 'days'>) => {
  const here = useSite().site.id;
  const sites = figuresBySite(summary, days);
  const all = { siteId: '', site: 'Todos', origin: null, companies: [], ...figuresOf(summary, days) };
  const rows = sites.length > 1 ? [...sites, all] : sites;
  const words = { now: periodWords[days].name, before: periodWords[days].before };
  const { now: since, before: sinceBefore, beforeEnd: until } = boundsOf(summary.today, days);
  return (
    <Card title="Ventas por sitio" of={of}>
      {sites.length === 0 ? (
        <Empty>Todavía no hay ventas. Cuando se cobre un pedido, acá ves cuánto vendió cada sitio.</Empty>
      ) : (
        <>
          <Box h={160}>
            <SiteChart
              words={words}
              sites={sites.map(({ site, now, before }) => ({ site, now: now.total, before: before.total }))}
            />
          </Box>
          <Table withRowBorders={false} horizontalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Sitio</Table.Th>
                <Table.Th ta="right">Ventas</Table.Th>
                <Table.Th ta="right">{words.before}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ siteId, site, origin, companies, ...figures }) => {
                // A list is of one company and one site, and stands at that site.
                const [companyId] = companies.length === 1 ? companies : [];
                const base = siteId === here ? '' : origin;
                const to = (path: { since: string; until?: string }) =>
                  companyId === undefined || base === null ? undefined : base + soldPath({ ...path, companyId });
                return (
                  <Table.Tr key={siteId}>
                    <Table.Td>{site}</Table.Td>
                    <Table.Td ta="right">
                      <Money cents={figures.now.total} to={to({ since })} />{' '}
                      <span style={{ whiteSpace: 'nowrap' }}>{differenceText(figures)}</span>
                    </Table.Td>
                    <Table.Td ta="right">
                      <Money cents={figures.before.total} to={to({ since: sinceBefore, until })} />
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </>
      )}
    </Card>
  );
};

const Best = ({ of, best }: Of & Pick<Summary, 'best'>) => (
  <Card title="Lo más vendido" of={of}>
    {best.length === 0 ? (
      <Empty>En este período no se vendió nada.</Empty>
    ) : (
      <Table withRowBorders={false} horizontalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Producto</Table.Th>
            <Table.Th ta="right">Unidades</Table.Th>
            <Table.Th ta="right">Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {best.map(({ code, name, units, total }) => (
            <Table.Tr key={code}>
              <Table.Td>
                <Anchor component={Link} to={productPath(code)} size="sm">
                  {name}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right">{units}</Table.Td>
              <Table.Td ta="right">
                <Money cents={total} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    )}
  </Card>
);

const Missed = ({ of, missed }: Of & Pick<Summary, 'missed'>) => {
  const list = useSite().site.kind === 'autoparts' ? panelPaths.families : panelPaths.products;
  return (
    <Card title="Búsquedas sin resultado" of={of}>
      {missed.length === 0 ? (
        <Empty>En este período nadie buscó algo que no esté.</Empty>
      ) : (
        <Table withRowBorders={false} horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Buscaron</Table.Th>
              <Table.Th ta="right">Veces</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {missed.map(({ text, count }) => (
              <Table.Tr key={text}>
                <Table.Td>
                  <Anchor component={Link} to={`${list}?${new URLSearchParams({ t: text })}`} size="sm">
                    {text}
                  </Anchor>
                </Table.Td>
                <Table.Td ta="right">{count}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
};
