import { Flex, Group, Skeleton, Text } from '@mantine/core';
import type { Stock } from '#contract/stock';
import { useSite } from '#web/data/site';
import { onDemand } from '#web/panel/on-demand';
import { useRowLook } from '#web/panel/table-density';
import { EditedCell } from './edited-cell.tsx';

const StockEditor = onDemand(async () => (await import('./stock-editor.tsx')).StockEditor);

/** How many are free in all and at each branch, of which what lies there is changed in its row. */
export const StockCell = ({ stock }: { stock: Stock | undefined }) => {
  if (stock?.total === undefined) return '';
  return <Free {...stock} total={stock.total} />;
};

/** In compact rows all on one line, with the first letters of the branches where these tell them apart. */
const Free = ({ code, total, branches }: Stock & { total: number }) => {
  const isOne = useRowLook().lines === 1;
  const isShort = isOne && new Set(branches.map(({ name }) => name[0])).size === branches.length;
  const shownAs = (name: string) => (isShort ? name[0] : name);
  const holders = branches.filter(({ quant = 0 }) => quant > 0).length;
  return (
    <Flex direction={isOne ? 'row' : 'column'} align={isOne ? 'center' : 'end'} justify="end" columnGap="sm">
      <Group gap={4} wrap="nowrap">
        <Text size="sm" lh={1.2} fw={600} c={total === 0 ? 'var(--mantine-color-error)' : undefined}>
          {total}
        </Text>
        {!isOne && total > 0 && branches.length > 1 && (
          <Text size="xs" lh={1.2} c="dimmed">
            {holders === 1 ? 'en 1 sucursal' : `en ${holders} sucursales`}
          </Text>
        )}
      </Group>
      <Flex
        direction={isShort ? 'row' : { base: 'column', md: 'row' }}
        align={{ base: 'end', md: 'center' }}
        columnGap="sm"
      >
        {branches.map(({ code: branchCode, name, quant = 0 }) => (
          <EditedCell
            key={branchCode}
            label={`${shownAs(name)} ${quant}: cambiar el stock de ${code}${isShort ? ` en ${name}` : ''}`}
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
            {shownAs(name)} {quant}
          </EditedCell>
        ))}
      </Flex>
    </Flex>
  );
};

/** Room for it until it is known: no row moves as it comes. */
export const StockToCome = () => {
  const { branches } = useSite().site;
  const isOne = useRowLook().lines === 1;
  return <Skeleton h={isOne ? 24 : { base: 17 + 24 * branches.length, md: 41 }} w={80} ml="auto" />;
};
