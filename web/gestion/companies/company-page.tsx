import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { HistoryChange } from '#contract/history';
import { company as declared } from '#contract/things/company';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { BuyerOrders } from '#web/panel/buyer-orders.tsx';
import { CommunicationBlock } from '#web/panel/communications/communication-block.tsx';
import { companyPreset } from '#web/panel/communications/contact-presets';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { companyHistoryPath, companyPath, panelPaths, survivorPath } from '#web/panel/panel-paths';
import { useStaff } from '#web/panel/staff';
import { ThingFacts } from '#web/panel/thing-facts.tsx';
import { ThingPage } from '#web/panel/thing-page.tsx';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/company-page.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyMerges } from './company-merges.tsx';
import { CompanyPeople } from './company-people.tsx';
import { type MergeNote, MergeNoted } from './merge-note.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Empresa', noindex: true });

const words = { title: 'Empresa', article: 'la empresa', all: 'Todas las empresas' };

/** All that is known of a company. */
const CompanyPage = ({ params: { companyId } }: Route.ComponentProps) => {
  const navigate = useNavigate();
  const [note, setNote] = useState<MergeNote>();
  const id = idIn(companyId);
  if (id === undefined) return <NoScreen />;
  const tell = (next: MergeNote) => {
    setNote(next);
    if (next.id !== id) void navigate(companyPath(next.id), { replace: true });
  };
  return <Company key={companyId} id={id} note={note?.id === id ? note : undefined} onNote={tell} />;
};
export default CompanyPage;

/** Link to the history of a company before it became part of this one. */
const historyOfPart = ({ field, to }: HistoryChange) =>
  field === 'mergedWith' &&
  typeof to === 'number' && (
    <Anchor component={Link} to={companyHistoryPath(to)} size="sm">
      Ver lo que se cambió antes en ella
    </Anchor>
  );

type Props = { id: number; note: MergeNote | undefined; onNote: (note: MergeNote) => void };

const Company = ({ id, note, onNote }: Props) => {
  const { roles } = useStaff();
  const { address } = useAddress();
  const found = useCall('company/find', { id });
  const survivorId = found.data?.data.id ?? id;
  // An open dialog keeps what is typed. An answer of before may tell of a merge that is undone by now.
  if (survivorId !== id && !address.has('editar'))
    return found.isFetchedAfterMount && <Navigate to={survivorPath(survivorId)} replace />;
  const said = note ?? (address.has('unida') ? { id, text: 'La empresa que buscabas se unió con esta.' } : undefined);
  return (
    <ThingPage
      found={found}
      words={words}
      to={panelPaths.companies}
      nameOf={({ name }) => name}
      mayEdit={({ mayChange }) => mayChange}
      drawer={(handlers) => <CompanyDrawer id={id} isOnPage {...handlers} />}
    >
      {(company) => (
        <>
          {said && <MergeNoted note={said} />}
          <ThingFacts
            thing={declared}
            values={company}
            name={company.name}
            elsewhere={['name', 'employees', 'images']}
          />
          <CompanyPeople company={company} />
          <CommunicationBlock filters={{ contactCompanyId: id }} preset={companyPreset(company)} />
          <BuyerOrders buyer={{ companyId: id }} />
          {roles.includes('administrator') && <CompanyMerges company={company} onNote={onNote} />}
          <ThingHistory entities={['company']} code={String(id)} action={historyOfPart} />
        </>
      )}
    </ThingPage>
  );
};
