import { Flex, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Stock } from '#contract/stock';
import { useSite } from '#web/data/site';
import { onDemand } from '#web/panel/on-demand';
import { EditedCell } from './edited-cell.tsx';

const StockEditor = onDemand(async () => (await import('./stock-editor.tsx')).StockEditor);

/** How many are free in all and at each branch, of which what lies there is changed in its row. */
export const StockCell = ({ stock }: { stock: Stock | undefined }) => {
  if (stock?.total === undefined) return '';
  const { code, total, branches } = stock;
  const holders = branches.filter(({ quant = 0 }) => quant > 0).length;
  return (
    <Stack gap={0} align="end">
      <Group gap={4} wrap="nowrap">
        <Text size="sm" lh={1.2} fw={600} c={total === 0 ? 'var(--mantine-color-error)' : undefined}>
          {total}
        </Text>
        {total > 0 && branches.length > 1 && (
          <Text size="xs" lh={1.2} c="dimmed">
            {holders === 1 ? 'en 1 sucursal' : `en ${holders} sucursales`}
          </Text>
        )}
      </Group>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'end', md: 'center' }} columnGap="sm">
        {branches.map(({ code: branchCode, name, quant = 0 }) => (
          <EditedCell
            key={branchCode}
            label={`${name} ${quant}: cambiar el stock de ${code}`}
            title={`Cambiar el stock de ${name}`}
            color={quant === 0 ? 'dimmed' : undefined}
            editor={(onEnd) => (
              <StockEditor
                code={code}
                branch={{ code: branchCode, name }}
                onEnd={onEnd}
                waiting={<Skeleton h={24} w={120} />}
              />
            )}
          >
            {name} {quant}
          </EditedCell>
        ))}
      </Flex>
    </Stack>
  );
};

/** Room for it until it is known: no row moves as it comes. */
export const StockToCome = () => {
  const { branches } = useSite().site;
  return <Skeleton h={{ base: 20 + 24 * branches.length, md: 44 }} w={80} display="inline-block" />;
};
