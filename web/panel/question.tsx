import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';

/** A value that may be a slip of the hand: what is asked before it is stored, and what it would do. */
export type Doubt = { title: string; text: string };

type Props = {
  /** Whether something is lost by it for good (specification 8). */
  isLoss?: boolean;
  /** Label of its button. */
  action?: string;
  onBack: () => void;
  /** Where it answers a sentence, that stopped it and stands in the same dialog. */
  onYes: () => unknown;
};

/** Asks before something is done, while there is something to ask; Enter goes back. */
export const Question = ({ asked, ...rest }: Props & { asked: Doubt | undefined }) =>
  asked && <Asked {...asked} {...rest} />;

const Asked = ({ title, text, isLoss = false, action = 'Sí, guardar', onBack, onYes }: Doubt & Props) => {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    const stopped = await onYes();
    setError(typeof stopped === 'string' ? stopped : undefined);
    setIsBusy(false);
  };
  return (
    <Dialog
      title={title}
      onClose={onBack}
      isBusy={isBusy}
      isOverAnother
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onBack} data-autofocus {...ownEscape(onBack)}>
            {isLoss ? 'Cancelar' : 'Corregir'}
          </Button>
          <Button
            {...(isLoss && { color: 'red.9' })}
            loading={isBusy}
            onClick={() => void act()}
            {...ownEscape(onBack)}
          >
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
