import { Text } from '@mantine/core';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useStillTrue } from '#web/panel/still-true';

/** What an action came to, told in words; `isBad` where it failed. */
export type ActionNote = { text: string; isBad?: boolean };

/** Above a list: what the last action came to, and why the list is not there. */
export const ListNotes = ({ note, error }: { note: ActionNote; error: Error | null }) => (
  <>
    <Text role="status" size="sm" fw={600} c={note.isBad ? 'red.9' : undefined}>
      {useStillTrue(note.text)}
    </Text>
    <ErrorAlert text={error?.message} />
  </>
);
