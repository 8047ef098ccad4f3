import { type OrderState, orderStates, type ShippingId, unpaidStates } from '#contract/plain/commerce';

export type OrderQueue = 'collect' | 'prepare' | 'dispatch' | 'pickUp' | 'dispatched' | 'cancelled';

type QueueRow = {
  label: string;
  states: readonly OrderState[];
  /** Whether those wait at a branch to be handed over; without it, either. */
  waitsAtBranch?: boolean;
  /** Whether those are marked prepared; without it, either. */
  isPrepared?: boolean;
};

/** Staff's queues of orders; each order is in one of them (docs/decisions/026-desk.md). */
export const orderQueues: Record<OrderQueue, QueueRow> = {
  collect: { label: 'Por cobrar', states: unpaidStates },
  prepare: { label: 'Por preparar', states: ['PAP'], isPrepared: false },
  dispatch: { label: 'Por despachar', states: ['PAP'], isPrepared: true },
  pickUp: { label: 'Por retirar', states: ['DIS'], waitsAtBranch: true },
  dispatched: { label: 'Despachados', states: ['DIS'], waitsAtBranch: false },
  cancelled: { label: 'Cancelados', states: ['CAN'] },
};

/** The queues in which work waits: how many there are is counted. */
export const countedQueues = ['collect', 'prepare', 'dispatch', 'pickUp'] as const satisfies readonly OrderQueue[];
export type QueueCounts = Record<(typeof countedQueues)[number], number>;

/** How many orders wait for staff, in whichever of these queues. */
export const waitingOrders = (counts: Readonly<QueueCounts>) =>
  countedQueues.reduce((sum, queue) => sum + counts[queue], 0);

type Marked = { state: OrderState; shippingId: string };

/** How far the work of a state is: where a mark is set, and what an event says of it. */
export const orderMarks = {
  prepared: { isSetIn: ({ state }: Marked) => state === 'PAP', done: 'Preparado', undone: 'Todavía no está preparado' },
  handedOver: {
    isSetIn: ({ state, shippingId }: Marked) => state === 'DIS' && isPickup(shippingId),
    done: 'Entregado al comprador',
    undone: 'Todavía no se entregó',
  },
} as const;
export type OrderMark = keyof typeof orderMarks;

/** Whether an order is fetched at a branch. */
export const isPickup = (shippingId: string): boolean => shippingId === ('RES' satisfies ShippingId);

type Told = Marked & { handedOverAt: string | null };

/** An order's state as its buyer reads it: a pickup is not dispatched, it waits at its branch. Staff reads the states' own names. */
export const stateForBuyer = ({ state, shippingId, handedOverAt }: Told): string => {
  if (state !== 'DIS' || !isPickup(shippingId)) return orderStates[state].label;
  return handedOverAt ? 'Retirado' : 'Listo para retirar';
};

/** So many notes of staff an order has at most. */
export const notesMax = 100;
