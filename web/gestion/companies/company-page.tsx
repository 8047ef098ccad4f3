import { Title } from '@mantine/core';
import { company as declared } from '#contract/things/company';
import { notHere } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { BuyerOrders } from '#web/panel/buyer-orders.tsx';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { ThingFacts } from '#web/panel/thing-facts.tsx';
import { ThingPage } from '#web/panel/thing-page.tsx';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/company-page.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyPeople } from './company-people.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Empresa', noindex: true });

const words = { title: 'Empresa', article: 'la empresa', all: 'Todas las empresas' };

/** All that is known of a company. */
const CompanyPage = ({ params: { companyId } }: Route.ComponentProps) =>
  /^\d{1,15}$/.test(companyId) ? (
    <Company key={companyId} id={Number(companyId)} />
  ) : (
    <Title order={1}>{notHere}</Title>
  );
export default CompanyPage;

const Company = ({ id }: { id: number }) => (
  <ThingPage
    found={useCall('company/find', { id })}
    words={words}
    to={panelPaths.companies}
    nameOf={({ name }) => name}
    drawer={(handlers) => <CompanyDrawer id={id} isOnPage {...handlers} />}
  >
    {(company) => (
      <>
        <ThingFacts thing={declared} values={company} name={company.name} elsewhere={['name', 'employees', 'images']} />
        <CompanyPeople company={company} />
        <BuyerOrders buyer={{ companyId: id }} name={company.identifier} />
        <ThingHistory entities={['company']} code={String(id)} />
      </>
    )}
  </ThingPage>
);
