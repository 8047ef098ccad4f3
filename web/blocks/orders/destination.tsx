import type { Order } from '#contract/orders';
import { useSite } from '#web/data/site';
import { destinationOf } from '#web/orders/order-names';

/** Where an order goes; of a pickup how to get to the branch, and when it is open. */
export const Destination = ({ order }: { order: Order }) => {
  const branch = useSite().site.branches.find(({ code }) => code === order.branchCode);
  const lines = branch ? [[branch.address, branch.city].filter(Boolean).join(', '), branch.hours] : [];
  return (
    <>
      <p className="font-medium">{destinationOf(order)}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
};
