import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { noResult } from '#web/data/list-words';
import type { Order, useOrders } from '#web/data/orders';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = {
  list: ReturnType<typeof useOrders>;
  page: number;
  size: number;
  hrefOf: (page: number) => string;
  /** Where one goes from an empty list. */
  nextAction?: ReactNode;
  children: (order: Order) => ReactNode;
};

/** A page of orders in every condition: on its way, refused, empty, there. */
export const OrderList = ({ list, page, size, hrefOf, nextAction, children }: Props) => {
  const { orders, count, error, isLoading, reload } = list;
  if (error && !isLoading) {
    return (
      <div className="grid justify-items-start gap-4" role="alert">
        <Notice tone="bad">{error}</Notice>
        <Button look="quiet" onClick={reload}>
          Probar de nuevo
        </Button>
      </div>
    );
  }
  if (!orders) return <Waiting />;
  const pages = Math.ceil((count ?? 0) / size);
  if (orders.length === 0 && !isLoading && pages > 0) return <Navigate to={hrefOf(pages)} replace />;
  if (orders.length === 0 && !isLoading) return <EmptyState icon="box" title={noResult} action={nextAction} />;
  return (
    <div aria-busy={isLoading} className={classes('grid gap-6 transition-opacity', isLoading && 'opacity-60')}>
      <ul className="grid gap-6">
        {orders.map((order) => (
          <li key={order.guid}>{children(order)}</li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  );
};

const Waiting = () => (
  <div role="status" aria-label="Cargando" className="grid gap-6">
    {[1, 2].map((key) => (
      <div key={key} className="grid gap-4 rounded-card border border-neutral-200 p-4 md:p-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    ))}
  </div>
);
