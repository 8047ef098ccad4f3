import { type Stands, timelineOf } from '#web/blocks/orders/order-words';
import { classes } from '#web/ui/classes';

/** Where an order stands on its way, as a thin line. */
export const OrderTimeline = ({ order }: { order: Stands }) => {
  const { steps, at, isCancelled } = timelineOf(order);
  return (
    <ol className="flex gap-1" aria-label="Recorrido del pedido">
      {steps.map((step, i) => {
        const isDone = i <= at;
        const bar = isCancelled ? 'bg-neutral-400' : isDone ? 'bg-brand-700' : 'bg-neutral-200';
        return (
          <li key={step} aria-current={i === at ? 'step' : undefined} className="grow basis-0">
            <span aria-hidden="true" className={classes('progress block h-1 rounded-full', bar)} />
            <span
              className={classes(
                'mt-1 block text-xs',
                i === at ? 'font-semibold text-neutral-900' : 'text-neutral-600',
              )}
            >
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
