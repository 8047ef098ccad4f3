import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts';
import { call } from '#web/data/call';
import { personPath } from '#web/panel/panel-paths';
import { type Doubt, Question } from '#web/panel/question.tsx';

/** The person as whom an account signs in, and the way to leave the account with a new one. */
export const AccountPerson = ({ user, onUnlinked }: { user: User; onUnlinked: () => void }) => {
  const [asked, setAsked] = useState<Doubt>();
  const { guid, person, firstName, lastName } = user;
  if (!person) return null;
  const name = `${person.name} ${person.lastName}`;
  const unlink = async () => {
    // Done already where only its answer was lost: once more would make another person.
    const now = await call('user/get', { guid });
    if (!now.ok) return now.error;
    if (now.data.person?.id !== person.id) return onUnlinked();
    const answer = await call('user/linkPerson', { guid, personId: null });
    return answer.ok ? onUnlinked() : answer.error;
  };
  return (
    <Group justify="space-between" pb="md">
      <Text size="sm">
        Entra como{' '}
        <Anchor component={Link} to={personPath(person.id)} size="sm">
          {name}
        </Anchor>
      </Text>
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          setAsked({
            title: `¿Desvincular la cuenta de ${name}?`,
            text: `La cuenta sigue con una persona nueva, ${firstName} ${lastName}, sin puestos. ${name} queda con sus datos, sus puestos y sus pedidos, sin cuenta.`,
          })
        }
      >
        Desvincular…
      </Button>
      <Question asked={asked} action="Sí, desvincular" onBack={() => setAsked(undefined)} onYes={unlink} />
    </Group>
  );
};
