import { Button } from '@mantine/core';
import type { Order } from '#contract/orders';
import { Dialog } from '#web/panel/dialog.tsx';
import { useBrought } from './bring-checks.tsx';
import { toBring } from './places.ts';

type Props = { order: Order; onClose: () => void; onPrepared: () => void };

/** Asks whether what lies at other branches has come, before an order is marked prepared. */
export const PrepareDialog = ({ order, onClose, onPrepared }: Props) => {
  const { checks, refuse } = useBrought(toBring(order));
  return (
    <Dialog
      title={`¿Está todo lo del pedido ${order.number}?`}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Volver
          </Button>
          <Button onClick={() => refuse() || onPrepared()}>Marcar preparado</Button>
        </>
      }
    >
      {checks}
    </Dialog>
  );
};
