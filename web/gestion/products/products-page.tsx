import 'mantine-datatable/styles.layer.css';
import { Alert, Button, Group, Select, Stack, Title } from '@mantine/core';
import { DataTable, type DataTableSortStatus } from 'mantine-datatable';
import { useState } from 'react';
import type { Card } from '#contract/catalogue';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/products-page.ts';
import { productColumns } from './product-columns.tsx';
import { ProductDrawer } from './product-drawer.tsx';
import { Selection } from './selection.tsx';
import { useProductQuery } from './use-product-query.ts';

const title = 'Productos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const orders = { PLO: 'asc', PHI: 'desc' } as const;

const ProductsPage = () => {
  const { rootCategory } = useSite().site;
  const { query, change, sizes } = useProductQuery();
  const filters = {
    categoryId: query.categoryId ?? rootCategory,
    ...(query.brandId && { brandId: query.brandId }),
    ...(query.text && { text: query.text }),
  };
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
  const tree = useCall('category/list', {});
  const top = tree.data?.data.find(({ id }) => id === rootCategory)?.items ?? [];
  const close = () => change({ editar: undefined, copiar: undefined, nuevo: undefined }, { keepsPage: true });
  const sortStatus: DataTableSortStatus<Card> =
    query.orderBy === 'REL'
      ? { columnAccessor: '', direction: 'asc' }
      : { columnAccessor: 'price', direction: orders[query.orderBy] };
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
      <Group align="end">
        <SearchInput
          text={query.text}
          placeholder="Código, nombre o marca"
          onText={(text) => change({ t: text || undefined }, { replace: true })}
        />
        <Select
          label="Categoría"
          placeholder="Todas"
          clearable
          searchable
          w={220}
          data={top.map(({ id, name }) => ({ value: id, label: name }))}
          value={query.categoryId ?? null}
          onChange={(id) => change({ c: id ?? undefined })}
        />
        <Select
          label="Marca"
          placeholder="Todas"
          clearable
          searchable
          limit={200}
          w={200}
          data={(brands.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={query.brandId ? String(query.brandId) : null}
          onChange={(id) => change({ b: id ?? undefined })}
        />
        {table.choice}
      </Group>
      {list.error && (
        <Alert color="red" role="alert">
          {list.error.message}
        </Alert>
      )}
      <Selection
        selected={selected}
        total={list.data?.resultCount ?? 0}
        filters={filters}
        brands={(brands.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        categories={top.map(({ id, name }) => ({ value: id, label: name }))}
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
        noRecordsText={noResult}
        totalRecords={list.data?.resultCount ?? 0}
        recordsPerPage={query.rows}
        recordsPerPageOptions={[...sizes]}
        onRecordsPerPageChange={(rows) => change({ filas: rows })}
        recordsPerPageLabel="Filas"
        page={query.page}
        onPageChange={(page) => change({ pag: page > 1 ? page : undefined }, { keepsPage: true })}
        paginationText={({ from, to, totalRecords }) => `${from}–${to} de ${totalRecords}`}
        sortStatus={sortStatus}
        // Up, down, and then as search orders them.
        onSortStatusChange={() => change({ order: { REL: 'PLO', PLO: 'PHI', PHI: undefined }[query.orderBy] })}
      />
      {(query.edited !== undefined || query.copied !== undefined || query.isNew) && (
        <ProductDrawer code={query.edited} like={query.copied} onClose={close} />
      )}
    </Stack>
  );
};
export default ProductsPage;
