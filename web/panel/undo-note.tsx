import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';

export type Undoable = { text: string; isBad?: boolean; undo?: (() => unknown) | undefined };
type Props = Undoable & {
  /** The button that was pressed is gone: one goes on at this one. */
  takesFocus?: boolean;
  onClose: () => void;
};

/** Says what was done, and takes it back. */
export const UndoNote = ({ text, isBad = false, undo, takesFocus = false, onClose }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Alert color={isBad ? 'red' : 'green'} role="status" withCloseButton closeButtonLabel="Cerrar" onClose={onClose}>
      <Group>
        <Text size="sm">{text}</Text>
        {undo && (
          <Button ref={button} size="compact-sm" variant="default" onClick={() => void undo()}>
            Deshacer
          </Button>
        )}
      </Group>
    </Alert>
  );
};
