import { Button, Text } from '@mantine/core';
import type { ListedUser } from '#contract/users';
import { Dialog } from '#web/panel/dialog.tsx';

type Props = { user: ListedUser; onYes: () => void; onNo: () => void };

/** Asks before somebody is shut out. */
export const LockQuestion = ({ user, onYes, onNo }: Props) => (
  <Dialog
    title={`¿Bloquear a ${user.name}?`}
    onClose={onNo}
    buttons={
      <>
        <Button variant="default" onClick={onNo} data-autofocus>
          Cancelar
        </Button>
        <Button color="red.9" onClick={onYes}>
          Bloquear
        </Button>
      </>
    }
  >
    <Text size="sm">Se cierran ya todas sus sesiones y no puede volver a ingresar. Sus pedidos quedan como están.</Text>
  </Dialog>
);
