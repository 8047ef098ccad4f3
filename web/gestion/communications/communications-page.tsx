import { communicationsPage as rows } from '#contract/plain/communications';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { useColumnChoice } from '#web/panel/column-choice.tsx';
import { CommunicationDrawer } from '#web/panel/communications/communication-drawer.tsx';
import { contactPreset } from '#web/panel/communications/contact-presets';
import { useMayAdd } from '#web/panel/communications/may-add';
import { useKnownCodes } from '#web/panel/communications/named-products.tsx';
import { DataTable } from '#web/panel/data-table.tsx';
import { useListTable } from '#web/panel/list-table.tsx';
import { communicationPath } from '#web/panel/panel-paths';
import { ThingList, useListDialog } from '#web/panel/thing-list.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/communications-page.ts';
import { communicationColumns } from './communication-columns.tsx';
import { CommunicationFilters } from './communication-filters.tsx';
import { useCommunicationQuery } from './use-communication-query.ts';

const words = { title: 'Comunicaciones', add: 'Nueva comunicación', does: 'Agregar una comunicación' };
const empty = {
  title: 'Todavía no hay comunicaciones',
  about: 'Acá queda a quién llamaste o visitaste, qué te pidió y qué quedó por hacer.',
  add: 'Anotar la primera',
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: words.title, noindex: true });

/** The communications of the sellers, newest first. */
const CommunicationsPage = () => {
  const query = useCommunicationQuery();
  const { filters, page } = query;
  const list = useCall('communication/filter', { filters, rowIndex: (page - 1) * rows, rowsMax: rows });
  const dialog = useListDialog(communicationPath);
  const edited = idIn(dialog.edited);
  const contact = useContact(Number(filters.contactCompanyId), Number(filters.contactPersonId));
  const codes = useKnownCodes((list.data?.data ?? []).flatMap(({ subject, message }) => [subject, message]));
  const table = useColumnChoice('communications', communicationColumns(codes));
  const mayAdd = useMayAdd(list.data);
  const isOpen = edited !== undefined || (dialog.isNew && mayAdd && contact.isKnown);
  return (
    <ThingList
      words={words}
      list={list}
      filters={
        <CommunicationFilters query={query} contact={contact.preset}>
          {table.choice}
        </CommunicationFilters>
      }
      empty={Object.keys(filters).length === 0 && empty}
      mayAdd={mayAdd}
      drawer={
        isOpen && (
          <CommunicationDrawer
            communication={edited === undefined ? undefined : { id: edited }}
            preset={contact.preset}
            {...dialog.handlers}
          />
        )
      }
    >
      <DataTable
        {...useListTable(list, rows)}
        idOf={({ id }) => id}
        columns={table.columns}
        onOpen={({ id }) => dialog.edit(id)}
        hasRowFocus
      />
    </ThingList>
  );
};
export default CommunicationsPage;

/** The contact that the list is narrowed to, with which a new one begins. */
const useContact = (companyId: number, personId: number) => {
  const [isOfCompany, isOfPerson] = [companyId > 0, personId > 0];
  const company = useCall('company/find', { id: companyId }, { enabled: isOfCompany });
  const person = useCall('person/find', { id: personId }, { enabled: isOfPerson });
  const preset = contactPreset(
    isOfCompany && !company.isPlaceholderData ? company.data?.data : undefined,
    isOfPerson && !person.isPlaceholderData ? person.data?.data : undefined,
  );
  // Where the contact cannot be read one begins without it.
  const isKnown = [isOfCompany && company, isOfPerson && person].every(
    (found) => !found || found.error !== null || (found.data !== undefined && !found.isPlaceholderData),
  );
  return { preset, isKnown };
};
