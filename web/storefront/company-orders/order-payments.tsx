import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Order } from '#web/data/orders';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PaymentList = onDemand(async () => (await import('./payments/payment-list.tsx')).PaymentList);

type Props = { order: Order; onChanged: (guid: string) => unknown };

/** What is known of an order's money, asked for when it is unfolded; `#pagos-…` with the order's number unfolds it at once. */
export const OrderPayments = ({ order, onChanged }: Props) => {
  const isAskedFor = useLocation().hash === `#pagos-${order.number}`;
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(isAskedFor);
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <details ref={place} className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-1 text-sm font-medium text-brand-700 hover:underline">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        Pagos
      </summary>
      {isOpen && (
        <PaymentList
          order={order}
          onChanged={onChanged}
          onMissing={() => setOpen(false)}
          waiting={<Skeleton className="h-8" />}
        />
      )}
    </details>
  );
};
