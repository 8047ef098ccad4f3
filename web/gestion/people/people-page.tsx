import { Group, Switch } from '@mantine/core';
import { useNavigate } from 'react-router';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { useCompanyRights } from '#web/panel/company-rights';
import { DataTable } from '#web/panel/data-table.tsx';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { personPath } from '#web/panel/panel-paths';
import { TextSearch } from '#web/panel/search-input.tsx';
import { useStaff } from '#web/panel/staff';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/people-page.ts';
import { personColumns } from './person-columns.tsx';
import { PersonDrawer } from './person-drawer.tsx';

const words = { title: 'Personas', add: 'Nueva persona', does: 'Agregar una persona' };
const empty = {
  title: 'Todavía no hay personas',
  about: 'Acá quedan quienes te compran y quienes trabajan en una empresa.',
  add: 'Agregar la primera',
};
const rows = 20;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

/** The people whom the caller reads (A3): who buys, and who works for a company. */
const PeoplePage = () => {
  const navigate = useNavigate();
  const { company } = useCompanyInUse(useStaff());
  const { readsAdded } = useCompanyRights();
  const { address, change, page } = useAddress();
  const text = address.get('t') ?? '';
  const areBuyers = company !== undefined && address.has('clientes');
  const filters = { ...(text && { text }), ...(areBuyers && { clientOfCompanyId: company.id }) };
  const list = useCall('person/filter', { filters, rowIndex: (page - 1) * rows, rowsMax: rows });
  const dialog = useListDialog(personPath);
  const edited = idIn(dialog.edited);
  const table = useColumnChoice('people', personColumns({ onEdit: dialog.edit }));
  return (
    <ThingList
      words={words}
      exported="people"
      list={list}
      filters={
        <Group align="end">
          <TextSearch placeholder="Nombre, documento, teléfono o e-mail" />
          {company && (
            <FilterFold count={areBuyers ? 1 : 0}>
              <Switch
                label="Solo quienes compraron"
                mb={8}
                checked={areBuyers}
                onChange={({ currentTarget: { checked } }) =>
                  change({ clientes: checked ? '' : undefined }, { replace: true })
                }
              />
            </FilterFold>
          )}
          {table.choice}
        </Group>
      }
      empty={text === '' && !areBuyers && empty}
      drawer={
        (edited !== undefined || dialog.isNew) && (
          <PersonDrawer
            id={edited}
            {...dialog.handlers}
            // On the page of a new one its employers are added.
            {...(dialog.isNew &&
              readsAdded && {
                onSaved: (done, id) => {
                  tell({ text: done });
                  void navigate(personPath(id), { replace: true });
                },
              })}
          />
        )
      }
    >
      <DataTable {...useListTable(list, rows)} idOf={({ id }) => id} columns={table.columns} />
    </ThingList>
  );
};
export default PeoplePage;
