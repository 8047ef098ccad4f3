import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';

type Props = {
  title: string;
  text: string;
  /** What its button says. */
  action?: string;
  /** Answers what stopped it, or nothing. */
  onRemove: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Asks before something is removed for good; what stops it stands in the same dialog (specification 8). */
export const RemoveQuestion = ({ title, text, action = 'Quitar', onRemove, onClose }: Props) => {
  const [error, setError] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    setIsRemoving(true);
    setError(await onRemove());
    setIsRemoving(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      isOverAnother
      buttons={
        <>
          <Button variant="default" onClick={onClose} data-autofocus {...ownEscape(onClose)}>
            Cancelar
          </Button>
          <Button color="red.9" loading={isRemoving} onClick={() => void remove()} {...ownEscape(onClose)}>
            {action}
          </Button>
        </>
      }
    >
      <Text size="sm">{text}</Text>
      {error !== undefined && (
        <Alert color="red" role="alert">
          Error: {error}
        </Alert>
      )}
    </Dialog>
  );
};
