import { useNavigate } from 'react-router';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { companyPath } from '#web/panel/panel-paths';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/companies-page.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { useCompanyQuery } from './use-company-query.ts';

const words = { title: 'Empresas', add: 'Nueva empresa', does: 'Agregar una empresa' };
const empty = {
  title: 'Todavía no hay empresas',
  about: 'Acá quedan las que te compran: a quién llamar, a dónde enviar y qué pidieron.',
  add: 'Agregar la primera',
};
const rows = 20;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

/** The companies that buy from the shop, or that it works with. */
const CompaniesPage = () => {
  const query = useCompanyQuery();
  const { page, filters } = query;
  const list = useCall('company/filter', { filters, rowIndex: (page - 1) * rows, rowsMax: rows });
  const dialog = useListDialog(companyPath);
  const edited = idIn(dialog.edited);
  const navigate = useNavigate();
  const onAdded = (done: string, id: number) => {
    tell({ text: done });
    void navigate(companyPath(id), { replace: true });
  };
  const table = useColumnChoice('companies', companyColumns(dialog.edit));
  return (
    <ThingList
      words={words}
      list={list}
      filters={<CompanyFilters query={query}>{table.choice}</CompanyFilters>}
      empty={Object.keys(filters).length === 0 && empty}
      drawer={
        (edited !== undefined || dialog.isNew) && (
          <CompanyDrawer id={edited} {...dialog.handlers} {...(edited === undefined && { onSaved: onAdded })} />
        )
      }
    >
      <DataTable {...useListTable(list, rows)} idOf={({ id }) => id} columns={table.columns} />
    </ThingList>
  );
};
export default CompaniesPage;
