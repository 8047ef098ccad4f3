import { Button } from '@mantine/core';
import { Dialog } from '#web/panel/dialog.tsx';

/** Says why a dialog cannot show what its address asks for, as that it is not there. */
export const NotThere = ({ error, onClose }: { error: Error; onClose: () => void }) => (
  <Dialog
    title={error.message}
    onClose={onClose}
    buttons={
      <Button onClick={onClose} data-autofocus>
        Cerrar
      </Button>
    }
  />
);
