import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { DataTable } from '#web/panel/data-table.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { groupCompaniesPath, groupPath } from '#web/panel/panel-paths';
import { TextSearch } from '#web/panel/search-input.tsx';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/groups-page.ts';
import { GroupDrawer } from './group-drawer.tsx';

const words = { title: 'Grupos', add: 'Nuevo grupo', does: 'Agregar un grupo' };
const empty = {
  title: 'Todavía no hay grupos',
  about: 'Un grupo reúne empresas que van juntas, como las de un mismo dueño o las sucursales de una cadena.',
  add: 'Agregar el primero',
};
/** Specification 9. */
const rows = 10;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

/** The groups that companies belong to. */
const GroupsPage = () => {
  const { address, page } = useAddress();
  const text = address.get('t') ?? '';
  const list = useCall('companyGroup/filter', {
    filters: { ...(text && { text }) },
    rowIndex: (page - 1) * rows,
    rowsMax: rows,
  });
  const dialog = useListDialog(groupPath);
  const mayChange = sellsForSite(useStaff());
  const edited = mayChange ? idIn(dialog.edited) : undefined;
  return (
    <ThingList
      words={words}
      list={list}
      filters={<TextSearch placeholder="Nombre del grupo" />}
      empty={text === '' && empty}
      drawer={(edited !== undefined || dialog.isNew) && <GroupDrawer id={edited} {...dialog.handlers} />}
    >
      <DataTable
        {...useListTable(list, rows)}
        idOf={({ id }) => id}
        columns={[
          {
            accessor: 'name',
            title: 'Nombre',
            render: ({ id, name }) =>
              mayChange ? (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  ta="left"
                  style={{ overflowWrap: 'anywhere' }}
                  onClick={() => dialog.edit(id)}
                >
                  {name}
                </Anchor>
              ) : (
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Text>
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
          {
            accessor: 'companies',
            title: 'Empresas',
            noWrap: true,
            render: ({ id, name }) => (
              <Anchor component={Link} to={groupCompaniesPath(id)} size="sm" aria-label={`Ver empresas de ${name}`}>
                Ver empresas
              </Anchor>
            ),
          },
        ]}
      />
    </ThingList>
  );
};
export default GroupsPage;
