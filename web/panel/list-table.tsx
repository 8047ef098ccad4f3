import { Button, Stack, Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { noResult } from '#web/data/list-words';
import { tablePaging } from './paging.ts';
import { nameArrows } from './sort-words.ts';
import { useRowLook } from './table-density.ts';
import { useAddress } from './use-address.ts';
import { usePages } from './use-pages.ts';

type Listed<T> = {
  data?: { data: T[]; resultCount: number } | undefined;
  isFetching: boolean;
};

/** Props of a list's table: the look of all, the rows of a page, and that page as the address names it. */
export const useListTable = <T,>({ data, isFetching }: Listed<T>, rowsOfPage: number) => {
  const { page, count, onPage } = usePages({ data, isFetching }, rowsOfPage);
  // Many rows are made bit by bit, between which the browser hears what is pressed.
  const records = useDeferredValue(data?.data);
  return {
    // On a phone its rows are cards (panel.css).
    className: 'panel-list',
    withTableBorder: true,
    striped: true,
    highlightOnHover: true,
    minHeight: 200,
    verticalSpacing: useRowLook().spacing,
    records: records ?? [],
    fetching: isFetching || records !== data?.data,
    tableRef: (table: HTMLTableElement | null) => nameArrows(table),
    emptyState: data?.resultCount === 0 ? <NoResult /> : <></>,
    totalRecords: count,
    recordsPerPage: rowsOfPage,
    page,
    onPageChange: onPage,
    ...tablePaging,
  };
};

/** The parts of an address that narrow no list. */
const unfiltering: readonly string[] = ['cola', 'de', 'empresa', 'orden', 'order', 'filas', 'pag', 'ver'];

/** Says that nothing is found, with the way out of the filters; those of `kept` stay. */
export const NoResult = ({ kept }: { kept?: string }) => {
  const { address, change } = useAddress();
  const filters = [...address.keys()].filter((key) => key !== kept && !unfiltering.includes(key));
  return (
    <Stack align="center" gap="xs">
      <Text size="sm" c="dimmed">
        {noResult}
      </Text>
      {filters.length > 0 && (
        <Button
          size="xs"
          variant="light"
          onClick={() => change(Object.fromEntries(filters.map((key) => [key, undefined])))}
        >
          Quitar los filtros
        </Button>
      )}
    </Stack>
  );
};
