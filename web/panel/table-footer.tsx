import { Pagination } from '@mantine/core';
import { pagingWords } from './paging.ts';

export type Paged = {
  page: number;
  count: number;
  rowsOfPage: number;
  onPage: (page: number) => void;
  /** How many rows a page may have, where that is chosen. */
  sizes?: { all: readonly number[]; onChange: (rows: number) => void } | undefined;
};

/** Below a table: which of its rows are shown, how many a page has, and its pages. */
export const TableFooter = ({ paged, shown }: { paged: Paged; shown: number }) => {
  const { page, count, rowsOfPage, onPage, sizes } = paged;
  // Rows that come later would push it down.
  if (count === 0 || shown === 0) return null;
  const from = (page - 1) * rowsOfPage + 1;
  return (
    <div className="panel-table-footer">
      <span>{`${from}–${from + shown - 1} de ${count}`}</span>
      {sizes && (
        <fieldset>
          <legend>Filas</legend>
          {sizes.all.map((size) => (
            <button
              key={size}
              type="button"
              className="panel-link mantine-focus-auto"
              aria-pressed={size === rowsOfPage}
              onClick={() => sizes.onChange(size)}
            >
              {size}
            </button>
          ))}
        </fieldset>
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
