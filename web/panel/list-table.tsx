import { Button, Stack, Text } from '@mantine/core';
import { useDeferredValue } from 'react';
import { noResult } from '#web/data/list-words';
import { useRowLook } from './table-density.ts';
import type { Paged } from './table-footer.tsx';
import { useAddress } from './use-address.ts';
import { usePages } from './use-pages.ts';

type Listed<T> = {
  data?: { data: T[]; resultCount: number } | undefined;
  isFetching: boolean;
};

/** Props of a list's table: its look, the rows of a page, that page as the address names it, and the `sizes` a page may have. */
export const useListTable = <T,>({ data, isFetching }: Listed<T>, rowsOfPage: number, sizes?: Paged['sizes']) => {
  const { page, count, onPage } = usePages({ data, isFetching }, rowsOfPage);
  // Many rows are made bit by bit, between which the browser hears what is pressed.
  const records = useDeferredValue(data?.data);
  return {
    spacing: useRowLook().spacing,
    records: records ?? [],
    isFetching: isFetching || records !== data?.data,
    empty: data?.resultCount === 0 && <NoResult />,
    paged: { page, count, rowsOfPage, onPage, sizes },
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
