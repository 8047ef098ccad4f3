import 'mantine-datatable/styles.layer.css';
import { Button, Group, Stack, Title } from '@mantine/core';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { useState } from 'react';
import type { Card } from '#contract/catalogue';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { categoryChoices } from '#web/panel/category-choices';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { ListNotes } from '#web/panel/list-notes.tsx';
import { tablePaging } from '#web/panel/paging';
import { useShortcuts } from '#web/panel/shortcuts';
import { useCall } from '#web/panel/use-call';
import { useWayBack } from '#web/panel/use-way-back';
import type { Route } from './+types/products-page.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDrawer } from './product-drawer.tsx';
import { ProductFilters } from './product-filters.tsx';
import { Selection } from './selection.tsx';
import { filtersOf, noForm, useProductQuery } from './use-product-query.ts';

const title = 'Productos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const ProductsPage = () => {
  const { rootCategory } = useSite().site;
  const { query, change, sizes, sortBy } = useProductQuery();
  const filters = filtersOf(query, rootCategory);
  const [done, setDone] = useState('');
  const [selected, setSelected] = useState<Card[]>([]);
  const list = useCall('product/filter', {
    filters,
    rowIndex: (query.page - 1) * query.rows,
    rowsMax: query.rows,
    orderBy: query.orderBy,
  });
  const cards = list.data?.data ?? [];
  const codes = cards.map(({ code }) => code);
  const stock = useCall('stock/listByCodes', { codes }, { enabled: codes.length > 0 });
  const brands = useCall('brand/list', {});
  const brandChoices = (brands.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const tree = useCall('category/list', {});
  const providers = useCall('provider/list', {});
  const categories = categoryChoices(tree.data?.data.find(({ id }) => id === rootCategory)?.items ?? []);
  const { leave: close, isLeaving } = useWayBack(() => change(noForm, { keepsPage: true }));
  const sortStatus: DataTableSortStatus<Card> = {
    columnAccessor: query.sort?.column ?? '',
    direction: query.sort?.isDown ? 'desc' : 'asc',
  };
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  useShortcuts([{ keys: 'n', does: 'Agregar un producto', run: add }]);
  const table = useColumnChoice(
    'products',
    productColumns({
      stock: stock.data?.data ?? [],
      onEdit: (code) => change({ editar: code }, { keepsPage: true }),
      onCopy: (code) => change({ copiar: code }, { keepsPage: true }),
    }),
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={add}>Nuevo producto</Button>
      </Group>
      <ProductFilters
        query={query}
        change={change}
        categories={categories}
        brands={brandChoices}
        providers={(providers.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      >
        {table.choice}
      </ProductFilters>
      <ListNotes note={{ text: done }} error={list.error} />
      <Selection
        selected={selected}
        total={list.data?.resultCount ?? 0}
        filters={filters}
        brands={brandChoices}
        categories={categories}
        onClear={() => setSelected([])}
      />
      <DataTable
        selectedRecords={selected}
        onSelectedRecordsChange={setSelected}
        allRecordsSelectionCheckboxProps={{ 'aria-label': 'Elegir esta página' }}
        getRecordSelectionCheckboxProps={({ code }) => ({ 'aria-label': `Elegir ${code}` })}
        withTableBorder
        striped
        highlightOnHover
        minHeight={200}
        idAccessor="code"
        records={cards}
        columns={table.columns}
        fetching={list.isFetching}
        noRecordsText={list.error?.message ?? noResult}
        totalRecords={list.data?.resultCount ?? 0}
        recordsPerPage={query.rows}
        recordsPerPageOptions={[...sizes]}
        onRecordsPerPageChange={(rows) => change({ filas: rows })}
        recordsPerPageLabel="Filas"
        page={query.page}
        onPageChange={(page) => change({ pag: page > 1 ? page : undefined }, { keepsPage: true })}
        {...tablePaging}
        sortStatus={sortStatus}
        onSortStatusChange={({ columnAccessor }) => sortBy(columnAccessor)}
      />
      {!isLeaving && (query.edited !== undefined || query.copied !== undefined || query.isNew) && (
        <ProductDrawer
          code={query.edited}
          field={query.field}
          like={query.copied}
          onClose={close}
          onSaved={(sentence) => {
            setDone(sentence);
            close();
          }}
        />
      )}
    </Stack>
  );
};
export default ProductsPage;
