import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { backupWords } from './backup-words.ts';
import { PastedLines } from './pasted-lines.tsx';

const everyFiveSeconds = 5 / 60;

/** How old the last good backup is and how the last one went, or that none are made; one can be asked for. */
export const BackupNote = () => {
  /** The time of the last try when one was asked for: another one tells that it is over. */
  const [asked, setAsked] = useState<{ triedAt: string | null }>();
  const status = useCall('backup/status', {}, asked ? { everyMinutes: everyFiveSeconds } : {}).data?.data;
  const [now] = useState(() => new Date());
  const queries = useQueryClient();
  useEffect(
    () => (asked ? () => void queries.invalidateQueries({ queryKey: ['panel/firstSteps'] }) : undefined),
    [queries, asked],
  );
  if (!status) return null;
  if (asked && status.triedAt !== asked.triedAt) setAsked(undefined);
  const make = async () => {
    setAsked({ triedAt: status.triedAt });
    const answer = await call('backup/make', {});
    if (answer.ok) return;
    setAsked(undefined);
    tell({ text: answer.error, isBad: true });
  };
  const { text, isBad, lines } = backupWords(status, now);
  return (
    <Alert color={isBad ? 'red' : status.goodAt === null ? 'gray' : 'green'} title="Respaldos" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text}</Text>
        {lines && <PastedLines lines={lines} />}
        {status.isDaily && (
          <Group gap="md">
            <Button size="compact-sm" variant="default" loading={asked !== undefined} onClick={() => void make()}>
              Hacer uno ahora
            </Button>
            <Text size="sm" role="status">
              {asked && 'Se está haciendo: podés seguir con lo tuyo.'}
            </Text>
          </Group>
        )}
      </Stack>
    </Alert>
  );
};
