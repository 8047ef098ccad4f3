import { Loader } from '@mantine/core';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useColumnsInView } from './columns-in-view.ts';
import { ChooseAll, ChooseRow, type Selected, useRowChoice } from './row-choice.tsx';
import { type Paged, TableFooter } from './table-footer.tsx';

export type DataTableColumn<T> = {
  /** The column's name; without `render` its cells show the value of that name. */
  accessor: string;
  title?: ReactNode;
  render?: (record: T) => ReactNode;
  /** Whether a press on its head orders the rows by it. */
  sortable?: boolean;
  textAlign?: 'right';
  noWrap?: boolean;
  /** Whether a picture or two lines make its rows no higher. */
  isDense?: boolean;
  hidden?: boolean;
  /** The width in pixels. */
  width?: number;
  /** The windows that have room for it. */
  visibleMediaQuery?: string;
  cellsClassName?: string;
};

type Sorting = { column: string | undefined; isDown: boolean; onSort: (column: string) => void };

type Props<T> = {
  records: readonly T[];
  idOf: (record: T) => string | number;
  columns: readonly DataTableColumn<T>[];
  /** The words in place of rows. */
  empty: ReactNode;
  isFetching?: boolean;
  hasBorder?: boolean;
  /** Pixels above and below the text of a row. */
  spacing?: number;
  sorting?: Sorting;
  selected?: Selected<T>;
  paged?: Paged;
  /** Opens the thing of a row that is pressed. */
  onOpen?: (record: T) => void;
  /** Whether a row takes the focus, so that Enter opens it. */
  hasRowFocus?: boolean;
};

/**
 * Rows of a list in plain elements, as a component for each cell costs a slow processor a second
 * (docs/decisions/036-panel-parts.md). On a phone a row is a card.
 */
export const DataTable = <T,>(props: Props<T>) => {
  const { records, idOf, empty, isFetching = false, hasBorder = true, spacing = 10, sorting, selected, paged } = props;
  const columns = useColumnsInView(props.columns);
  const choose = useRowChoice(records, selected, idOf);
  return (
    <div
      className="panel-table"
      data-border={hasBorder || undefined}
      style={{ '--row-spacing': `${spacing}px` } as CSSProperties}
    >
      <div className="panel-table-scroll">
        <table>
          <thead>
            <tr>
              {selected && <ChooseAll records={records} selected={selected} idOf={idOf} />}
              {columns.map((column) => (
                <Head key={column.accessor} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => {
              const id = idOf(record);
              const isChosen = selected?.records.some((one) => idOf(one) === id) === true;
              return (
                <tr key={id} data-selected={isChosen || undefined} {...rowEvents(record, props)}>
                  {selected && (
                    <ChooseRow
                      label={selected.labelOf(record)}
                      isChosen={isChosen}
                      onPress={(isRange) => choose(record, isRange)}
                    />
                  )}
                  {columns.map((column) => (
                    <Cell key={column.accessor} column={column} record={record} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        {records.length === 0 && !isFetching && <div className="panel-table-empty">{empty}</div>}
        {isFetching && (
          <div className="panel-table-loader">
            <Loader />
          </div>
        )}
      </div>
      {paged && <TableFooter paged={paged} shown={records.length} />}
    </div>
  );
};

/** A press opens a row but on a control in it, or in what such a one opened over the page, which has a deed of its own. */
const rowEvents = <T,>(record: T, { onOpen, hasRowFocus }: Props<T>) => ({
  ...(onOpen && {
    'data-opens': true,
    onClick: ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
      const pressed = target as Element;
      if (currentTarget.contains(pressed) && pressed.closest('a, button, input, label') === null) onOpen(record);
    },
  }),
  ...(onOpen &&
    hasRowFocus && {
      tabIndex: 0,
      onKeyDown: ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Enter' && target === currentTarget) onOpen(record);
      },
    }),
});

const sortWords = { ascending: 'Orden ascendente', descending: 'Orden descendente', none: 'Sin ordenar' };

const Head = <T,>({ column, sorting }: { column: DataTableColumn<T>; sorting: Sorting | undefined }) => {
  const { accessor, title, sortable, textAlign, width } = column;
  const style = width === undefined ? undefined : { width };
  if (!sortable || !sorting)
    return (
      <th scope="col" data-align={textAlign} style={style}>
        {title}
      </th>
    );
  const order = sorting.column !== accessor ? 'none' : sorting.isDown ? 'descending' : 'ascending';
  return (
    <th scope="col" data-align={textAlign} style={style} aria-sort={order}>
      <button type="button" className="panel-sort mantine-focus-auto" onClick={() => sorting.onSort(accessor)}>
        {title}
        <span role="img" aria-label={sortWords[order]} />
      </button>
    </th>
  );
};

const Cell = <T,>({ column, record }: { column: DataTableColumn<T>; record: T }) => {
  const { accessor, title, render, textAlign, noWrap, isDense, width, cellsClassName } = column;
  return (
    <td
      // A card names each of its lines.
      data-label={typeof title === 'string' ? title : undefined}
      data-align={textAlign}
      data-dense={isDense || undefined}
      data-nowrap={noWrap || undefined}
      className={cellsClassName}
      style={width === undefined ? undefined : { width, minWidth: width, maxWidth: width }}
    >
      {render ? render(record) : String(record[accessor as keyof T] ?? '')}
    </td>
  );
};
