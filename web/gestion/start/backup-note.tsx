import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '#web/panel/use-call';
import { backupWords } from './backup-words.ts';
import { PastedLines } from './pasted-lines.tsx';

/** How old the last good backup is and how the last one went, or that none are made. */
export const BackupNote = () => {
  const status = useCall('backup/status', {}).data?.data;
  const [now] = useState(() => new Date());
  if (!status) return null;
  const { text, isBad, lines } = backupWords(status, now);
  return (
    <Alert color={isBad ? 'red' : status.goodAt === null ? 'gray' : 'green'} title="Respaldos" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text}</Text>
        {lines && <PastedLines lines={lines} />}
      </Stack>
    </Alert>
  );
};
