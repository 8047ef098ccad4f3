import { Button, Checkbox, Group, Select, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { EmptyList, hasNone, ImportLink } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { ExportLink } from '#web/panel/export-link.tsx';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useTakeBack } from '#web/panel/take-back';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/stock-page.ts';
import { stockColumns } from './stock-columns.tsx';
import { StockDrawer } from './stock-drawer.tsx';
import { stockedBranches, stockedProducts } from './stocked-products.ts';
import { filtersOf, useStockQuery } from './use-stock-query.ts';

const title = 'Stock';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const StockPage = () => {
  const { rootCategory } = useSite().site;
  const { query, change, sizes } = useStockQuery();
  const options = useCall('order/options', {});
  const narrowed = filtersOf(query);
  const list = useCall('stock/filter', {
    filters: {
      categoryId: rootCategory,
      wholeProducts: true,
      ...narrowed,
    },
    rowIndex: (query.page - 1) * query.rows,
    rowsMax: query.rows,
  });
  const answer = list.data;
  const branches = stockedBranches(options.data?.data.branches ?? [], answer?.data ?? []);
  const products = { ...list, data: answer && { ...answer, data: stockedProducts(answer.data) } };
  const close = () => change({ abrir: undefined, en: undefined }, { keepsPage: true });
  const takeBack = useTakeBack();
  const [opener, setOpener] = useState<Element | null>(null);
  const open = (
    { code, branchCode = query.branchCode }: { code: string; branchCode?: string | undefined },
    text = query.text,
  ) => {
    setOpener(document.activeElement);
    change({ abrir: code, en: branchCode, t: text || undefined }, { keepsPage: text === query.text });
  };
  // One goes on where one was: at the search, or at a row.
  useEffect(() => {
    if (query.opened === undefined && opener instanceof HTMLElement) opener.focus();
  }, [query.opened, opener]);
  /** A code that was scanned, or typed whole and ended with Enter, opens its product at once. */
  const openCode = async (text: string) => {
    const found = await call('stock/filter', { filters: { code: text }, rowIndex: 0, rowsMax: 100 });
    const [row, ...others] = found.ok ? found.data : [];
    if (row && others.every(({ code }) => code === row.code)) open({ code: row.code }, text);
    else change({ t: text }, { replace: true });
  };
  const table = useColumnChoice(
    'stock',
    stockColumns({
      branches: branches.filter(({ code }) => query.branchCode === undefined || code === query.branchCode),
      isOfOne: query.branchCode !== undefined,
      onOpen: open,
    }),
  );
  const look = useListTable(products, query.rows, { all: sizes, onChange: (rows) => change({ filas: rows }) });
  const navigate = useNavigate();
  useShortcuts([{ keys: 'r', does: 'Hacer un recuento', run: () => void navigate(panelPaths.count) }]);
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Group gap="xs">
          <ExportLink form="stock" filters={narrowed} />
          <Button component={Link} to={panelPaths.count}>
            Hacer un recuento
          </Button>
        </Group>
      </Group>
      <Group align="end">
        <SearchInput
          placeholder="Código o nombre; Enter lo abre"
          text={query.text}
          onText={(text) => change({ t: text || undefined }, { replace: true })}
          onEnter={(text) => void openCode(text)}
        />
        <FilterFold count={[query.branchCode, query.belowMinimum].filter(Boolean).length}>
          <Select
            label="Sucursal"
            placeholder="Todas"
            clearable
            w={200}
            data={branches.map(({ code, name }) => ({ value: code, label: name }))}
            value={query.branchCode ?? null}
            onChange={(code) => change({ suc: code ?? undefined })}
          />
          <Checkbox
            label="Bajo el mínimo"
            pb={8}
            checked={query.belowMinimum}
            onChange={({ currentTarget }) => change({ faltantes: currentTarget.checked ? '1' : undefined })}
          />
        </FilterFold>
        {table.choice}
      </Group>
      {lostAnswer(options)}
      <ErrorAlert text={list.error?.message} />
      {Object.keys(narrowed).length === 0 && hasNone(list) ? (
        <EmptyList
          title="Todavía no hay productos"
          about="Acá vas a ver cuánto hay de cada uno en cada sucursal, y qué hay que reponer."
        >
          <Button component={Link} to={`${panelPaths.products}?nuevo=`} variant="light">
            Agregar producto
          </Button>
          <ImportLink />
        </EmptyList>
      ) : (
        <DataTable {...look} idOf={({ code }) => code} columns={table.columns} />
      )}
      {query.opened !== undefined && (
        <StockDrawer
          key={query.opened}
          code={query.opened}
          branchCode={query.openedAt}
          onDone={({ done, undo }) => {
            tell({ text: done, undo: () => takeBack(undo) });
            close();
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
};
export default StockPage;
