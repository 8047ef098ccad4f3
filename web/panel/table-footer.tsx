import { NativeSelect, Pagination } from '@mantine/core';
import { noResult } from '#web/data/list-words';
import { pagingWords } from './paging.ts';

export type Paged = {
  page: number;
  count: number;
  rowsOfPage: number;
  onPage: (page: number) => void;
  /** How many rows a page may have, where that is chosen. */
  sizes?: { all: readonly number[]; onChange: (rows: number) => void };
};

type Props = { paged: Paged; shown: number; isFetching: boolean };

/** Below a table: which of its rows are shown, how many a page has, and its pages. */
export const TableFooter = ({ paged: { page, count, rowsOfPage, onPage, sizes }, shown, isFetching }: Props) => {
  const from = (page - 1) * rowsOfPage + 1;
  const words = count > 0 ? `${from}–${from + Math.max(0, shown - 1)} de ${count}` : isFetching ? '…' : noResult;
  return (
    <div className="panel-table-footer">
      <span>{words}</span>
      {sizes && (
        <label>
          Filas
          <NativeSelect
            size="xs"
            data={sizes.all.map(String)}
            value={String(rowsOfPage)}
            onChange={({ currentTarget }) => sizes.onChange(Number(currentTarget.value))}
          />
        </label>
      )}
      <Pagination
        size="sm"
        total={Math.max(1, Math.ceil(count / rowsOfPage))}
        value={page}
        onChange={onPage}
        {...pagingWords}
      />
    </div>
  );
};
