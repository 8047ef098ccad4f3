import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import type { DataTableColumn } from './data-table.tsx';
import { useHiddenNames } from './hidden-names.ts';

/**
 * A table's columns as who is signed in chose them in this browser, and the button by which he does. The first one, by which
 * its rows are known, and those without a title in words stay.
 */
export const useColumnChoice = <T,>(table: string, columns: readonly DataTableColumn<T>[]) => {
  const { hidden, show } = useHiddenNames(table);
  const choosable = columns.slice(1).filter(({ title }) => typeof title === 'string');
  const isHidden = (accessor: unknown) =>
    hidden.includes(String(accessor)) && choosable.some((one) => one.accessor === accessor);
  const shown = columns.map((column) => ({
    ...column,
    ...(isHidden(column.accessor) && { hidden: true }),
  }));
  const choice = (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant="default">Columnas</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columnas">
        <Stack gap="xs">
          {choosable.map(({ accessor, title }) => (
            <Checkbox
              key={String(accessor)}
              label={title}
              checked={!hidden.includes(String(accessor))}
              onChange={({ currentTarget }) => show([String(accessor)], currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
  return { columns: shown, choice };
};
