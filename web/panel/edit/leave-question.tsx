import { Button, Text } from '@mantine/core';
import { Dialog } from '#web/panel/dialog.tsx';
import { ownEscape } from '#web/panel/own-escape';

type Props = { onStay: () => void; onLeave: () => void };

/** Asks before what was typed is lost. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <Dialog
    title="Hay cambios sin guardar"
    onClose={onStay}
    isOverAnother
    buttons={
      <>
        <Button variant="default" onClick={onLeave} {...ownEscape(onStay)}>
          Salir sin guardar
        </Button>
        <Button onClick={onStay} data-autofocus {...ownEscape(onStay)}>
          Seguir editando
        </Button>
      </>
    }
  >
    <Text size="sm">Si salís ahora, se pierden.</Text>
  </Dialog>
);
