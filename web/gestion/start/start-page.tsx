import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { SalesDays } from '#contract/plain/sales-days';
import { pageMeta } from '#web/data/page-meta';
import { useSite } from '#web/data/site';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { sellsSomewhere, useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { useSellingCompany } from '#web/panel/use-selling-company';
import type { Route } from './+types/start-page.ts';
import { BackupNote } from './backup-note.tsx';
import { Card } from './card.tsx';
import { ExampleCompany } from './example-company.tsx';
import { soldHere } from './figures.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { MailNote } from './mail-note.tsx';
import { OnlineNote } from './online-note.tsx';
import { RateNote } from './rate-note.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SalesCards } from './sales-cards.tsx';
import { SalesDetail } from './sales-detail.tsx';
import { TodoList } from './todo-list.tsx';
import { whoseFigures } from './whose.ts';

const title = 'Gestión';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

const StartPage = () => {
  const user = useStaff();
  const isAdministrator = user.roles.includes('administrator');
  const sells = sellsSomewhere(user);
  const { site } = useSite();
  // The lists behind the figures are of one company too.
  const { company } = useSellingCompany();
  const [days, setDays] = useState<SalesDays>(7);
  const asked = useCall('panel/summary', { toCompany: null, days });
  const summary = asked.data?.data;
  const reader = { siteId: site.id, site: site.name, company, sellsFor: user.sellsFor.length, isAdministrator };
  const whose = whoseFigures(summary?.sales ?? [], reader);
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <ExampleCompany maySet={isAdministrator} />
      {isAdministrator && <FirstStepsCard />}
      <ErrorAlert text={asked.error?.message} />
      <TodoList of={whose.waiting} summary={summary} isAdministrator={isAdministrator} />
      {summary && company && (
        <SalesCards of={whose.here} summary={soldHere(summary, { siteId: site.id, companyId: company.id })} />
      )}
      {sells && <RecentOrders of={whose.here} />}
      {summary && <SalesDetail whose={whose} summary={summary} days={days} onDays={setDays} sells={sells} />}
      {isAdministrator && (
        <Card title="Estado" id="estado">
          <RateNote />
          <OnlineNote />
          <MailNote />
          <BackupNote />
        </Card>
      )}
    </Stack>
  );
};
export default StartPage;
