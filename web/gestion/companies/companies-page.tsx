import 'mantine-datatable/styles.layer.css';
import { Button, Group, Stack, Title } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { useState } from 'react';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ListNotes } from '#web/panel/list-notes.tsx';
import { tablePaging } from '#web/panel/paging';
import { useShortcuts } from '#web/panel/shortcuts';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/companies-page.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { useCompanyQuery } from './use-company-query.ts';

const title = 'Empresas';
const rows = 20;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The companies that buy from the shop, or that it works with. */
const CompaniesPage = () => {
  const query = useCompanyQuery();
  const { change, page, filters, edited, isNew } = query;
  const list = useCall('company/filter', { filters, rowIndex: (page - 1) * rows, rowsMax: rows });
  const [done, setDone] = useState('');
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  useShortcuts([{ keys: 'n', does: 'Agregar una empresa', run: add }]);
  const table = useColumnChoice(
    'companies',
    companyColumns({ onEdit: (id) => change({ editar: id }, { keepsPage: true }) }),
  );
  const isEmpty = list.data?.resultCount === 0 && !list.isPlaceholderData && Object.keys(filters).length === 0;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={add}>Nueva empresa</Button>
      </Group>
      <CompanyFilters query={query}>{table.choice}</CompanyFilters>
      <ListNotes note={{ text: done }} error={list.error} />
      {isEmpty ? (
        <EmptyList
          title="Todavía no hay empresas"
          about="Acá quedan las que te compran: a quién llamar, a dónde enviar y qué pidieron."
        >
          <Button variant="light" onClick={add}>
            Agregar la primera
          </Button>
        </EmptyList>
      ) : (
        <DataTable
          withTableBorder
          striped
          highlightOnHover
          minHeight={200}
          verticalSpacing={6}
          records={list.data?.data ?? []}
          columns={table.columns}
          fetching={list.isFetching}
          noRecordsText={list.error?.message ?? noResult}
          totalRecords={list.data?.resultCount ?? 0}
          recordsPerPage={rows}
          page={page}
          onPageChange={(next) => change({ pag: next > 1 ? next : undefined }, { keepsPage: true })}
          {...tablePaging}
        />
      )}
      {(edited !== undefined || isNew) && (
        <CompanyDrawer
          id={edited}
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
export default CompaniesPage;
