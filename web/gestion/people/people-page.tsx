import 'mantine-datatable/styles.layer.css';
import { Button, Group, Stack, Switch, Title } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { useState } from 'react';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ListNotes } from '#web/panel/list-notes.tsx';
import { tablePaging } from '#web/panel/paging';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useStaff } from '#web/panel/staff';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/people-page.ts';
import { personColumns } from './person-columns.tsx';
import { PersonDrawer } from './person-drawer.tsx';

const title = 'Personas';
const rows = 20;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The people whom the caller reads (A3): who buys, and who works for a company. */
const PeoplePage = () => {
  const { company } = useCompanyInUse(useStaff());
  const { address, change, page } = useAddress();
  const text = address.get('t') ?? '';
  const areBuyers = company !== undefined && address.has('clientes');
  const edited = Number(address.get('editar')) || undefined;
  const filters = { ...(text && { text }), ...(areBuyers && { clientOfCompanyId: company.id }) };
  const list = useCall('person/filter', { filters, rowIndex: (page - 1) * rows, rowsMax: rows });
  const [done, setDone] = useState('');
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  useShortcuts([{ keys: 'n', does: 'Agregar una persona', run: add }]);
  const table = useColumnChoice(
    'people',
    personColumns({ onEdit: (id) => change({ editar: id }, { keepsPage: true }) }),
  );
  const isEmpty = list.data?.resultCount === 0 && !list.isPlaceholderData && text === '' && !areBuyers;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={add}>Nueva persona</Button>
      </Group>
      <Group align="end">
        <SearchInput
          placeholder="Nombre, documento, teléfono o e-mail"
          text={text}
          onText={(typed) => change({ t: typed || undefined }, { replace: true })}
        />
        {company && (
          <Switch
            label="Solo quienes compraron"
            mb={8}
            checked={areBuyers}
            onChange={({ currentTarget: { checked } }) =>
              change({ clientes: checked ? '' : undefined }, { replace: true })
            }
          />
        )}
        {table.choice}
      </Group>
      <ListNotes note={{ text: done }} error={list.error} />
      {isEmpty ? (
        <EmptyList
          title="Todavía no hay personas"
          about="Acá quedan quienes te compran y quienes trabajan en una empresa."
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
      {(edited !== undefined || address.has('nuevo')) && (
        <PersonDrawer
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
export default PeoplePage;
