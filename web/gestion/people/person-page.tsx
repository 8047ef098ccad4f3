import { Anchor, Badge, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Person as StoredPerson } from '#contract/people';
import { person as declared } from '#contract/things/person';
import { idIn } from '#web/data/address-values';
import { pageMeta } from '#web/data/page-meta';
import { BuyerOrders } from '#web/panel/buyer-orders.tsx';
import { CommunicationBlock } from '#web/panel/communications/communication-block.tsx';
import { personPreset } from '#web/panel/communications/contact-presets';
import { ThingHistory } from '#web/panel/history/thing-history.tsx';
import { NoScreen } from '#web/panel/no-screen.tsx';
import { accountPath, panelPaths } from '#web/panel/panel-paths';
import { useStaff } from '#web/panel/staff';
import { ThingFacts } from '#web/panel/thing-facts.tsx';
import { ThingPage } from '#web/panel/thing-page.tsx';
import { tell } from '#web/panel/toast.tsx';
import { isPassing, useCall } from '#web/panel/use-call';
import type { Route } from './+types/person-page.ts';
import { Employers } from './employers.tsx';
import { PersonDrawer } from './person-drawer.tsx';
import { PersonRights } from './person-rights.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Persona', noindex: true });

const words = { title: 'Persona', article: 'la persona', all: 'Todas las personas' };

/** All that is known of a person. */
const PersonPage = ({ params: { personId } }: Route.ComponentProps) => {
  const id = idIn(personId);
  return id === undefined ? <NoScreen /> : <Person key={id} id={id} />;
};
export default PersonPage;

const nameOf = ({ name, lastName }: StoredPerson) => `${name} ${lastName}`;

const Person = ({ id }: { id: number }) => {
  const [isErased, setIsErased] = useState(false);
  return isErased ? <Erased /> : <Known id={id} onErased={() => setIsErased(true)} />;
};

/** Leads to the list once nothing shows the person any more; all that was read before is forgotten. */
const Erased = () => {
  const queries = useQueryClient();
  useEffect(() => queries.removeQueries({ type: 'inactive' }), [queries]);
  useEffect(() => tell({ text: 'Datos borrados.' }), []);
  return <Navigate to={panelPaths.people} />;
};

const Known = ({ id, onErased }: { id: number; onErased: () => void }) => {
  const isAdministrator = useStaff().roles.includes('administrator');
  const found = useCall('person/find', { id });
  const [isTakenOut, setTakenOut] = useState(false);
  const seen = found.data?.data;
  if (isTakenOut && seen && found.error && !isPassing(found.error)) return <Unread name={nameOf(seen)} />;
  return (
    <ThingPage
      found={found}
      words={words}
      to={panelPaths.people}
      nameOf={nameOf}
      badge={({ hasAccount }) => hasAccount && <Account id={id} isLink={isAdministrator} />}
      drawer={(handlers) => <PersonDrawer id={id} isOnPage {...handlers} />}
    >
      {(person) => (
        <>
          <ThingFacts thing={declared} values={person} name={nameOf(person)} elsewhere={['name', 'lastName']} />
          <Employers person={person} onTakenOut={() => setTakenOut(true)} />
          <CommunicationBlock filters={{ contactPersonId: id }} preset={personPreset(person)} />
          <BuyerOrders buyer={{ personId: id }} />
          {isAdministrator && <PersonRights person={person} onErased={onErased} />}
          <ThingHistory entities={['person']} code={String(id)} />
        </>
      )}
    </ThingPage>
  );
};

/** Stands in the place of a person whom the reader took out of a company, and does not read any more. */
const Unread = ({ name }: { name: string }) => (
  <Stack>
    <Title order={1} size="h2">
      {name}
    </Title>
    <Text size="sm">No ves más a esta persona: no compró en una empresa para la que vendés, ni trabaja en una.</Text>
    <Anchor component={Link} to={panelPaths.people} size="sm">
      {words.all}
    </Anchor>
  </Stack>
);

/** Says that there is an account, and leads administrators to it. */
const Account = ({ id, isLink }: { id: number; isLink: boolean }) =>
  isLink ? (
    <Anchor component={Link} to={accountPath(id)} size="sm">
      Con cuenta
    </Anchor>
  ) : (
    <Badge variant="default" fw={500} tt="none">
      Con cuenta
    </Badge>
  );
