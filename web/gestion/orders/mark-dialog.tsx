import { Button } from '@mantine/core';
import type { Order } from '#contract/orders';
import type { OrderMark } from '#contract/plain/order-queues';
import { Dialog } from '#web/panel/dialog.tsx';
import { useBrought } from './bring-checks.tsx';
import { toBring } from './places.ts';

type Props = { order: Order; mark: OrderMark; does: string; onClose: () => void; onYes: () => void };

const questions: Record<OrderMark, (number: number) => string> = {
  prepared: (number) => `¿Está todo lo del pedido ${number}?`,
  handedOver: (number) => `¿Se llevaron el pedido ${number}?`,
};

/** Asks before an order is marked; before it is prepared, also whether what lies at other branches has come. */
export const MarkDialog = ({ order, mark, does, onClose, onYes }: Props) => {
  const { checks, refuse } = useBrought(mark === 'prepared' ? toBring(order) : []);
  return (
    <Dialog
      title={questions[mark](order.number)}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Volver
          </Button>
          <Button onClick={() => refuse() || onYes()}>{does}</Button>
        </>
      }
    >
      {checks}
    </Dialog>
  );
};
