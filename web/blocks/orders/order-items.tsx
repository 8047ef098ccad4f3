import type { OrderItem } from '#contract/order-parts';
import type { Order } from '#contract/orders';
import { OwnCode } from '#web/blocks/parts/own-code.tsx';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { unbroken } from '#web/ui/unbroken';

const inSight = 3;

/** An order's items; after three lines the rest is folded. */
export const OrderItems = ({ order }: { order: Pick<Order, 'items'> }) => {
  const folded = order.items.slice(inSight);
  return (
    <div>
      <Lines items={order.items.slice(0, inSight)} />
      {folded.length > 0 && (
        <details className="group border-t border-neutral-200">
          <summary className="flex min-h-11 items-center gap-1 text-sm font-medium text-brand-700 hover:underline">
            <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            {folded.length === 1 ? 'Y un producto más' : `Y ${folded.length} productos más`}
          </summary>
          <Lines items={folded} />
        </details>
      )}
    </div>
  );
};

const Lines = ({ items }: { items: readonly OrderItem[] }) => (
  <ul className="lined-list">
    {items.map((item) => (
      <li key={item.code} className="flex items-baseline gap-3 py-2 text-sm">
        <span className="w-8 shrink-0 text-right text-neutral-600 tabular-nums">{item.quantity} ×</span>
        <span className="min-w-0 grow">
          <Link to={paths.product(item.code)} className="font-medium underline">
            {unbroken(item.longName ?? item.name)}
          </Link>{' '}
          <OwnCode code={item.code} brand={item.longName ? null : item.brandName} />
        </span>
        <Money cents={item.price * item.quantity} />
      </li>
    ))}
  </ul>
);
