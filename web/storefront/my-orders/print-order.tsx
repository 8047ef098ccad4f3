import { useCallback, useState } from 'react';
import type { Order } from '#web/data/orders';
import type { PaperWords } from '#web/orders/paper-words';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const OrderSheet = onDemand(async () => (await import('#web/orders/order-sheet.tsx')).OrderSheet);

/** Prints an order; what stands on paper is fetched when it is asked for. */
export const PrintOrder = ({ order, paper }: { order: Order; paper: PaperWords }) => {
  const [isPrinting, setPrinting] = useState(false);
  const end = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button
        look="plain"
        size="small"
        className="min-h-11"
        aria-label={`Imprimir el pedido ${order.number}`}
        onClick={() => setPrinting(true)}
      >
        Imprimir
      </Button>
      {isPrinting && <OrderSheet order={order} paper={paper} onPrinted={end} onMissing={end} />}
    </>
  );
};
