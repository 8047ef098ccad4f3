import { Button, Checkbox, Fieldset, Group, SimpleGrid } from '@mantine/core';
import type { Output } from '#contract/contract';

type Props = {
  columns: Output<'export/listColumns'>['data'];
  chosen: readonly string[];
  onShow: (titles: readonly string[], isShown: boolean) => void;
};

/** A box for each column; those that are needed stay checked. */
export const ColumnBoxes = ({ columns, chosen, onShow }: Props) => {
  const free = columns.filter(({ isNeeded }) => !isNeeded).map(({ title }) => title);
  return (
    <Fieldset legend="Columnas">
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="xs" verticalSpacing="xs">
        {columns.map(({ title, isNeeded }) => (
          <Checkbox
            key={title}
            label={title}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            checked={chosen.includes(title)}
            disabled={isNeeded}
            onChange={({ currentTarget }) => onShow([title], currentTarget.checked)}
          />
        ))}
      </SimpleGrid>
      {free.length > 1 && (
        <Group gap="xs" mt="sm">
          <Button size="compact-sm" variant="default" onClick={() => onShow(free, true)}>
            Todas
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onShow(free, false)}>
            {free.length < columns.length ? 'Solo las necesarias' : 'Ninguna'}
          </Button>
        </Group>
      )}
    </Fieldset>
  );
};
