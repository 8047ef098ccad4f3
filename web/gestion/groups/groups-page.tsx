import 'mantine-datatable/styles.layer.css';
import { Anchor, Button, Group, Stack, Title } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { useState } from 'react';
import { noResult } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ListNotes } from '#web/panel/list-notes.tsx';
import { tablePaging } from '#web/panel/paging';
import { SearchInput } from '#web/panel/search-input.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/groups-page.ts';
import { GroupDrawer } from './group-drawer.tsx';

const title = 'Grupos';
/** Specification 9. */
const rows = 10;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The groups that companies belong to. */
const GroupsPage = () => {
  const { address, change, page } = useAddress();
  const text = address.get('t') ?? '';
  const list = useCall('companyGroup/filter', {
    filters: { ...(text && { text }) },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const [done, setDone] = useState('');
  const add = () => change({ nuevo: '' }, { keepsPage: true });
  const close = () => change({ editar: undefined, nuevo: undefined }, { keepsPage: true });
  useShortcuts([{ keys: 'n', does: 'Agregar un grupo', run: add }]);
  const edited = Number(address.get('editar')) || undefined;
  const isEmpty = list.data?.resultCount === 0 && !list.isPlaceholderData && text === '';
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Button onClick={add}>Nuevo grupo</Button>
      </Group>
      <SearchInput
        placeholder="Nombre del grupo"
        text={text}
        onText={(typed) => change({ t: typed || undefined }, { replace: true })}
      />
      <ListNotes note={{ text: done }} error={list.error} />
      {isEmpty ? (
        <EmptyList
          title="Todavía no hay grupos"
          about="Un grupo reúne empresas que van juntas, como las de un mismo dueño o las sucursales de una cadena."
        >
          <Button variant="light" onClick={add}>
            Agregar el primero
          </Button>
        </EmptyList>
      ) : (
        <DataTable
          withTableBorder
          striped
          highlightOnHover
          minHeight={200}
          records={list.data?.data ?? []}
          columns={[
            {
              accessor: 'name',
              title: 'Nombre',
              render: ({ id, name }) => (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  ta="left"
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={() => change({ editar: id }, { keepsPage: true })}
                >
                  {name}
                </Anchor>
              ),
            },
            {
              accessor: 'web',
              title: 'Sitio web',
              render: ({ web }) =>
                web ? (
                  <Anchor href={web} target="_blank" rel="noreferrer" size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {web.replace(/^https?:\/\//, '')}
                  </Anchor>
                ) : (
                  '—'
                ),
            },
          ]}
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
        <GroupDrawer
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
export default GroupsPage;
