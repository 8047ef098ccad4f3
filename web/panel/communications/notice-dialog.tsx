import { Button, Text } from '@mantine/core';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';
import { closeNotice, type Notice } from './notices.ts';

/** A notice until somebody has read it. */
export const NoticeDialog = ({ title, text }: Notice) => (
  <Dialog
    title={title}
    onClose={closeNotice}
    isOverAnother
    buttons={
      <Button onClick={closeNotice} data-autofocus {...ownEscape(closeNotice)}>
        Entendido
      </Button>
    }
  >
    <Text size="sm">{text}</Text>
  </Dialog>
);
