import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BackupStatus } from '#contract/panel';
import { call } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { backupWords } from './backup-words.ts';
import { PastedLines } from './pasted-lines.tsx';

const everyFiveSeconds = 5 / 60;
/** After so long nobody waits for it any more: the job may wait for its next try. */
const longestMs = 10 * 60_000;

type Asked = { triedAt: string | null; isOver?: true };

/** How old the last good backup is and how the last one went, or that none are made; one can be asked for. */
export const BackupNote = () => {
  const [asked, setAsked] = useState<Asked>();
  const isMade = asked !== undefined && !asked.isOver;
  const found = useCall('backup/status', {}, isMade ? { everyMinutes: everyFiveSeconds } : {});
  const queries = useQueryClient();
  useEffect(() => {
    if (!isMade) return;
    const timer = setTimeout(() => setAsked(undefined), longestMs);
    return () => {
      clearTimeout(timer);
      void queries.invalidateQueries({ queryKey: ['panel/firstSteps'] });
    };
  }, [queries, isMade]);
  const status = found.data?.data;
  if (!status) return null;
  // A try after the one before says that it is over.
  if (isMade && isLater(status, asked)) setAsked({ ...asked, isOver: true });
  const make = async () => {
    if (isMade) return;
    const answer = await call('backup/make', {});
    if (answer.ok) setAsked({ triedAt: answer.data.triedAt });
    else tell({ text: answer.error, isBad: true });
  };
  const { text, isBad, lines } = backupWords(status, new Date(found.dataUpdatedAt));
  return (
    <Alert color={isBad ? 'red' : status.goodAt === null ? 'gray' : 'green'} title="Respaldos" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text}</Text>
        {lines && <PastedLines lines={lines} />}
        {status.isDaily && (
          <Group gap="md">
            <Button size="compact-sm" variant="default" onClick={() => void make()}>
              Hacer uno ahora
            </Button>
            <Text size="sm" role="status">
              {isMade && 'Se está haciendo: podés seguir con lo tuyo.'}
              {asked?.isOver && (status.error === null ? 'Listo.' : 'No se pudo.')}
            </Text>
          </Group>
        )}
      </Stack>
    </Alert>
  );
};

const isLater = ({ triedAt }: BackupStatus, asked: Asked) => triedAt !== null && triedAt > (asked.triedAt ?? '');
