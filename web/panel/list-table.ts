import 'mantine-datatable/styles.layer.css';
import { noResult } from '#web/data/list-words';
import { tablePaging } from './paging.ts';
import { nameArrows } from './sort-words.ts';
import { useDensity } from './table-density.ts';
import { useAddress } from './use-address.ts';

type Listed<T> = {
  data?: { data: T[]; resultCount: number } | undefined;
  error: Error | null;
  isFetching: boolean;
};

const spacing = { comfortable: 8, compact: 3 };

/** What the table of a list has: the look of all, the rows of a page, and that page as the address names it. */
export const useListTable = <T>({ data, error, isFetching }: Listed<T>, rowsOfPage: number) => {
  const { change, page } = useAddress();
  return {
    withTableBorder: true,
    striped: true,
    highlightOnHover: true,
    minHeight: 200,
    verticalSpacing: spacing[useDensity()],
    records: data?.data ?? [],
    fetching: isFetching,
    tableRef: (table: HTMLTableElement | null) => nameArrows(table),
    noRecordsText: error?.message ?? noResult,
    totalRecords: data?.resultCount ?? 0,
    recordsPerPage: rowsOfPage,
    page,
    onPageChange: (next: number) => change({ pag: next > 1 ? next : undefined }, { keepsPage: true }),
    ...tablePaging,
  };
};
