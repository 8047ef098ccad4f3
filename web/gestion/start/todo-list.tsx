import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '#contract/panel';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { useCall } from '#web/panel/use-call';
import { useWaitingAnswer } from '#web/panel/waiting';
import { Card } from './card.tsx';
import { todosOf } from './todos.ts';

type Props = { of: string | undefined; summary: Summary | undefined; isAdministrator: boolean };

/** How much waits, with the way to it. */
export const TodoList = ({ of, summary, isAdministrator }: Props) => {
  const counted = useWaitingAnswer();
  const mails = useCall('mail/status', {}, { enabled: isAdministrator });
  const lost = lostAnswer(counted, mails);
  const waiting = counted.data?.data;
  if (!waiting) return lost && <Card title="Para hacer">{lost}</Card>;
  const shown = todosOf(waiting, { lowStock: summary?.lowStock, mails: mails.data?.data.waiting });
  return (
    <Card title="Para hacer" of={of}>
      {lost}
      {shown.length === 0 && !lost && (
        <Text size="sm" c="dimmed">
          No queda nada por hacer. Los pedidos nuevos aparecen acá.
        </Text>
      )}
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {shown.map(({ count, words, to }) => (
          <Group component="li" key={words} gap="sm" wrap="nowrap">
            <Text component="span" fw={700} miw={40} ta="right">
              {count}
            </Text>
            <Anchor component={Link} to={to} size="sm">
              {words}
            </Anchor>
          </Group>
        ))}
      </Stack>
    </Card>
  );
};
