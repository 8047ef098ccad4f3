// Codes and numbers of the trade (specification 4 and 9). Free of zod: the browser reads them.

export type OrderState = 'INI' | 'PCH' | 'PPE' | 'PAP' | 'DIS' | 'CAN';

/** The order's effect on the stock of its products: it keeps it for the buyer, leaves it to others, or has taken it away. */
export type OrderStock = 'held' | 'free' | 'shipped';

type OrderStateRow = { label: string; notSendEmail: boolean; systemOnly: boolean; stock: OrderStock };
/** `notSendEmail` presets the e-mail switch; `systemOnly` states are never chosen by a person. */
export const orderStates: Record<OrderState, OrderStateRow> = {
  INI: { label: 'Procesando pago...', notSendEmail: true, systemOnly: true, stock: 'held' },
  PCH: { label: 'Pago inconcluso', notSendEmail: true, systemOnly: true, stock: 'free' },
  PPE: { label: 'Pago pendiente', notSendEmail: true, systemOnly: false, stock: 'held' },
  PAP: { label: 'Pago aprobado', notSendEmail: false, systemOnly: false, stock: 'held' },
  DIS: { label: 'Despachado', notSendEmail: false, systemOnly: false, stock: 'shipped' },
  CAN: { label: 'Cancelado', notSendEmail: true, systemOnly: false, stock: 'free' },
};

export type Mover = 'provider' | 'clock' | 'seller' | 'buyer';

/** The moves of an order and who may make them (decisions O1). Any other move is refused. */
export const orderMoves: Record<OrderState, Record<Mover, readonly OrderState[]>> = {
  INI: { provider: ['PCH', 'PPE', 'PAP', 'CAN'], clock: ['PCH'], seller: ['CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PCH: { provider: ['PPE', 'PAP'], clock: ['CAN'], seller: ['PAP', 'CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PPE: { provider: ['PAP', 'PCH'], clock: ['CAN'], seller: ['PAP', 'CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PAP: { provider: ['CAN'], clock: [], seller: ['DIS', 'CAN'], buyer: [] },
  DIS: { provider: [], clock: [], seller: ['CAN'], buyer: [] },
  CAN: { provider: [], clock: [], seller: [], buyer: [] },
};

/** States in which an order still waits for money. */
export const unpaidStates: readonly OrderState[] = ['INI', 'PCH', 'PPE'];

/** Whether an order waits for its buyer to pay at a provider's page. */
export const lacksPayment = ({ state }: { state: OrderState }) => state === 'INI' || state === 'PCH';

/** States behind each choice of an order list's state filter. */
export const stateFilters: Record<'PEN' | 'SEN' | 'PAG' | 'CAN', { label: string; states: readonly OrderState[] }> = {
  PEN: { label: 'Pendiente', states: ['INI', 'PCH', 'PPE', 'PAP'] },
  SEN: { label: 'Enviado', states: ['DIS'] },
  // The start page counts these as sold.
  PAG: { label: 'Pagado', states: ['PAP', 'DIS'] },
  CAN: { label: orderStates.CAN.label, states: ['CAN'] },
};

export const shippingIds = ['RES', 'MON', 'AME', 'INT'] as const;
export type ShippingId = (typeof shippingIds)[number];

/** Names of the ways to send, until a shop changes them. */
export const shippingNames: Record<ShippingId, string> = {
  RES: 'Retiro en el local',
  MON: 'Montevideo',
  AME: 'Área metropolitana',
  INT: 'Interior',
};

/** Where a way to send reaches, as a line says it beside others. */
export const sentWords: Partial<Record<ShippingId, string>> = {
  MON: 'Montevideo',
  AME: 'área metropolitana',
  INT: 'interior',
};

/** Ways to pay that a buyer may choose. `PaymentId` adds those that only a seller takes at the counter. */
export const paymentIds = ['MPU', 'PYPL', 'SADE', 'ITDE', 'BRDE', 'ABGI'] as const;
export type PaymentId = (typeof paymentIds)[number] | 'EFEC' | 'POST';

/** Names of the ways to pay, until a shop changes them. */
export const paymentNames: Record<(typeof paymentIds)[number], string> = {
  MPU: 'Tarjeta (Mercado Pago)',
  PYPL: 'PayPal',
  SADE: 'Depósito Santander',
  ITDE: 'Depósito Itaú',
  BRDE: 'Depósito BROU',
  ABGI: 'Giro Abitab',
};

/** Ways to pay within a sentence; all deposits are one. */
export const paymentWords: Record<string, string> = {
  MPU: 'tarjeta',
  PYPL: 'PayPal',
  SADE: 'depósito',
  ITDE: 'depósito',
  BRDE: 'depósito',
  ABGI: 'giro',
};

/** Those that happen at somebody else's page. */
export type OnlineId = 'MPU' | 'PYPL';

export type PaymentKind = 'online' | 'deposit' | 'counter';

export const paymentKinds: Record<PaymentId, PaymentKind> = {
  MPU: 'online',
  PYPL: 'online',
  SADE: 'deposit',
  ITDE: 'deposit',
  BRDE: 'deposit',
  ABGI: 'deposit',
  EFEC: 'counter',
  POST: 'counter',
};

export const isAtCounter = (paymentId: string): boolean => paymentKinds[paymentId as PaymentId] === 'counter';

/** The states that a new order goes through at once, the last of which it stays in (docs/decisions/027-seller-orders.md). */
export const paymentSteps: Record<PaymentKind, readonly OrderState[]> = {
  online: ['INI'],
  deposit: ['INI', 'PPE'],
  counter: ['INI', 'PAP', 'DIS'],
};

/** Deposits that go to an account of the shop's; a giro goes by a name. */
export const bankDeposits: readonly PaymentId[] = ['SADE', 'ITDE', 'BRDE'];

/** Whether one pays so at a provider's page. */
export const isOnline = (id: string): id is OnlineId => paymentKinds[id as PaymentId] === 'online';

/**
 * A reason for an order's sender to look again. `left` are units; `hasMore` says that there are more than `left`. `now`
 * is in cents. `code` is empty for shipping. An item `onRequest` has no price to be sold at.
 */
export type Conflict = {
  code: string;
  kind: 'stock' | 'price' | 'shipping' | 'gone' | 'onRequest';
  left?: number;
  hasMore?: true;
  now?: number;
};

/** A buyer's open orders that nobody has paid yet. */
export const unpaidOrdersMax = 3;

/** Beside them, those whose slip a seller has to look at. */
export const reviewedOrdersMax = 3;
