import { Alert, Anchor, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { notHere } from '#web/data/list-words';
import { pageMeta } from '#web/data/page-meta';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { ListNotes } from '#web/panel/list-notes.tsx';
import { panelPaths } from '#web/panel/panel-paths';
import { useShortcuts } from '#web/panel/shortcuts';
import { useAddress } from '#web/panel/use-address';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/company-page.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyOrders } from './company-orders.tsx';
import { CompanyPeople } from './company-people.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Empresa', noindex: true });

/** All that is known of a company. */
const CompanyPage = ({ params: { companyId } }: Route.ComponentProps) =>
  /^\d{1,15}$/.test(companyId) ? (
    <Company key={companyId} id={Number(companyId)} />
  ) : (
    <Title order={1}>{notHere}</Title>
  );
export default CompanyPage;

const Company = ({ id }: { id: number }) => {
  const { address, change } = useAddress();
  const found = useCall('company/find', { id });
  const [done, setDone] = useState('');
  const edit = () => change({ editar: '' });
  const close = () => change({ editar: undefined });
  useShortcuts([{ keys: 'e', does: 'Editar la empresa', run: edit }]);
  const company = found.data?.data;
  if (found.error)
    return (
      <Stack>
        <Title order={1} size="h2">
          Empresa
        </Title>
        <Alert color="red" role="alert">
          {found.error.message}
        </Alert>
        <ToAll />
      </Stack>
    );
  if (!company) return <Skeleton height={240} aria-label="Cargando la empresa" />;
  return (
    <Stack gap="lg">
      <div>
        <ToAll />
        <Group justify="space-between" align="start">
          <Title order={1} size="h2" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {company.name}
          </Title>
          <Button onClick={edit}>Editar</Button>
        </Group>
        <ListNotes note={{ text: done }} error={null} />
      </div>
      <CompanyFacts company={company} />
      <CompanyPeople company={company} />
      <CompanyOrders company={company} />
      <ThingHistory entities={['company']} code={String(id)} />
      {address.has('editar') && (
        <CompanyDrawer
          id={id}
          isOnPage
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

const ToAll = () => (
  <Anchor component={Link} to={panelPaths.companies} size="sm">
    Todas las empresas
  </Anchor>
);
