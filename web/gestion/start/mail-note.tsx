import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { mailWords, outcomeWords } from './mail-words.ts';
import { PastedLines } from './pasted-lines.tsx';

/** Whether mails go out, and how many wait; one can be sent to oneself. */
export const MailNote = () => {
  const queries = useQueryClient();
  const status = useCall('mail/status', {}, { everyMinutes: 1 }).data?.data;
  const [isSending, setSending] = useState(false);
  if (!status) return null;
  const { text, colour, lines } = mailWords(status);
  const sendTest = async () => {
    setSending(true);
    const answer = await call('mail/sendTest', {});
    setSending(false);
    if (answer.ok) tell({ text: outcomeWords(answer.data), isBad: !answer.data.isTaken });
    else tell({ text: answer.error, isBad: true });
    void queries.invalidateQueries();
  };
  return (
    <Alert color={colour} title="Correos" maw={640}>
      <Stack gap="xs" align="start">
        <Text size="sm">{text}</Text>
        {lines && <PastedLines lines={lines} />}
        {status.isSent && (
          <Button size="compact-sm" variant="default" loading={isSending} onClick={() => void sendTest()}>
            Enviarme un correo de prueba
          </Button>
        )}
      </Stack>
    </Alert>
  );
};
