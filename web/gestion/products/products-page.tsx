import { Group } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '#contract/catalogue';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import type { PageHandle } from '#web/page-handle';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { ImportLink } from '#web/panel/empty-list.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { onDemand } from '#web/panel/on-demand';
import { productPath } from '#web/panel/panel-paths';
import { ThingList } from '#web/panel/thing-list.tsx';
import { tell } from '#web/panel/toast.tsx';
import { pageOf } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import { useWayBack } from '#web/panel/use-way-back';
import type { Route } from './+types/products-page.ts';
import { productColumns, useRoom } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { Selection } from './selection.tsx';
import { StocksOf } from './stock-cell.tsx';
import { filtersOf, listInput, noForm, readQuery, useProductQuery } from './use-product-query.ts';

const ProductDrawer = onDemand(async () => (await import('./product-drawer.tsx')).ProductDrawer);

const words = { title: 'Productos', add: 'Nuevo producto', does: 'Agregar un producto' };
const empty = {
  title: 'Todavía no hay productos',
  about: 'Acá quedan todos los que vendés: su precio, sus fotos y cuánto hay de cada uno.',
  add: 'Agregar producto',
  other: <ImportLink />,
};

export const handle: PageHandle = {
  firstCall: (address, rootCategory) => {
    const query = { ...readQuery(address), page: pageOf(address) };
    return ['product/filter', listInput(query, rootCategory)];
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

const ProductsPage = () => {
  const { rootCategory } = useSite().site;
  const { query, change, sizes, sortBy } = useProductQuery();
  const filters = filtersOf(query, rootCategory);
  const isNarrowed = Object.keys(filters).length > 1 || query.categoryId !== undefined;
  const [selected, setSelected] = useState<Card[]>([]);
  const list = useCall('product/filter', listInput(query, rootCategory));
  const codes = (list.data?.data ?? []).map(({ code }) => code);
  const { leave: close, isLeaving } = useWayBack(() => change(noForm, { keepsPage: true }));
  const edit = (code: string) => change({ editar: code }, { keepsPage: true });
  const table = useColumnChoice(
    'products',
    productColumns({
      ...useRoom(),
      onEdit: edit,
      onCopy: (code) => change({ copiar: code }, { keepsPage: true }),
    }),
  );
  return (
    <ThingList
      words={words}
      exported="products"
      exportFilters={isNarrowed ? filters : undefined}
      list={list}
      empty={!isNarrowed && empty}
      filters={
        <Group align="end" gap="xs">
          <ProductFilters query={query} change={change} />
          {table.choice}
        </Group>
      }
      drawer={
        !isLeaving &&
        (query.edited !== undefined || query.copied !== undefined || query.isNew) && (
          <ProductDrawer
            code={query.edited}
            field={query.field}
            like={query.copied}
            onClose={close}
            onSaved={(saved) => {
              tell({ text: `Guardado: ${saved}`, to: productPath(saved) });
              close();
            }}
          />
        )
      }
    >
      <Selection
        selected={selected}
        total={list.data?.resultCount ?? 0}
        filters={filters}
        onClear={() => setSelected([])}
      />
      <StocksOf codes={codes}>
        <DataTable
          {...useListTable(list, query.rows, { all: sizes, onChange: (rows) => change({ filas: rows }) })}
          idOf={({ code }) => code}
          columns={table.columns}
          selected={{ records: selected, onChange: setSelected, labelOf: ({ code }) => `Elegir ${code}` }}
          sorting={{ column: query.sort?.column, isDown: query.sort?.isDown === true, onSort: sortBy }}
          onOpen={({ code }) => edit(code)}
        />
      </StocksOf>
    </ThingList>
  );
};
export default ProductsPage;
