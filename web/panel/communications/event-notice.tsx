import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';
import { closeNotice, firstNotice, subscribe } from './notices.ts';

/** Where notices are said, one after the other; once in the panel. */
export const EventNotice = () => {
  const notice = useSyncExternalStore(subscribe, firstNotice);
  return (
    notice && (
      <Dialog
        title={notice.title}
        onClose={closeNotice}
        isOverAnother
        buttons={
          <Button onClick={closeNotice} data-autofocus {...ownEscape(closeNotice)}>
            Entendido
          </Button>
        }
      >
        <Text size="sm">{notice.text}</Text>
      </Dialog>
    )
  );
};
