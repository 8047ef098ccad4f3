import { Alert } from '@mantine/core';
import { useCall } from '#web/panel/use-call';
import { mailWords } from './mail-words.ts';

/** The mails that wait; nothing where they go out. */
export const MailNote = () => {
  const status = useCall('mail/status', {}).data?.data;
  const words = status && mailWords(status);
  if (!words) return null;
  return (
    <Alert color={words.isBad ? 'red' : 'yellow'} title="Correos" maw={640}>
      {words.text}
    </Alert>
  );
};
