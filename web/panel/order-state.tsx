import { Badge, Box } from '@mantine/core';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { orderMarks } from '#contract/plain/order-queues';
import { stateTones } from '#web/orders/order-names';

const colours = { good: 'green', fair: 'orange', bad: 'red', brand: 'blue', neutral: 'gray' } as const;
/** The mark can be seen on light and on dark. */
const shade = (colour: string) => `light-dark(var(--mantine-color-${colour}-8), var(--mantine-color-${colour}-4))`;

/** An order's state as a word with its mark. */
export const OrderState = ({ state }: Pick<Order, 'state'>) => {
  const colour = shade(colours[stateTones[state]]);
  return (
    <Badge
      variant="default"
      fw={500}
      tt="none"
      miw="max-content"
      style={{ borderColor: colour }}
      leftSection={<Box component="span" w={8} h={8} bg={colour} bdrs="xl" display="block" />}
    >
      {orderStates[state].label}
    </Badge>
  );
};

/** How far the work of its state is, and whether a slip waits; nothing where there is nothing to say. */
export const orderProgress = ({ state, slips, desk, handedOverAt }: Order): string[] => [
  ...(slips.some((slip) => slip.state === 'waiting') ? ['Comprobante por revisar'] : []),
  ...(state === 'PAP' && desk?.preparedAt ? [orderMarks.prepared.done] : []),
  ...(state === 'DIS' && handedOverAt ? [orderMarks.handedOver.done] : []),
];
