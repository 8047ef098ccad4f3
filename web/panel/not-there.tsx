import { Button } from '@mantine/core';
import { Dialog } from '#web/panel/dialog.tsx';
import { type Asked, askAgain } from '#web/panel/lost-answer.tsx';

/** Says why a dialog cannot show what its address asks for, as that it is not there; `lost` is asked for again. */
export const NotThere = ({ error, lost, onClose }: { error: Error; lost?: readonly Asked[]; onClose: () => void }) => (
  <Dialog
    title={error.message}
    onClose={onClose}
    buttons={
      <>
        <Button {...(lost && { variant: 'default' })} onClick={onClose} data-autofocus>
          Cerrar
        </Button>
        {lost && <Button onClick={() => askAgain(lost)}>Probar de nuevo</Button>}
      </>
    }
  />
);
