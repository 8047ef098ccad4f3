import { type PaymentId, type PaymentKind, type ShippingId, shippingIds } from './commerce.ts';

// Where an order is taken (docs/decisions/027-seller-orders.md). Free of zod: the panel reads it too.

export const channelIds = ['web', 'counter', 'telephone'] as const;
export type Channel = (typeof channelIds)[number];

/** Required fields and permitted choices of an order taken through a channel. A pickup alone has a branch. */
export type ChannelRules = {
  label: string;
  needsBuyer: boolean;
  needsPhone: boolean;
  needsBranch: boolean;
  shippingIds: readonly ShippingId[];
  paymentKinds: readonly PaymentKind[];
};

export const channels: Record<Channel, ChannelRules> = {
  web: {
    label: 'Tienda',
    needsBuyer: true,
    needsPhone: true,
    needsBranch: false,
    shippingIds,
    paymentKinds: ['online', 'deposit'],
  },
  counter: {
    label: 'Mostrador',
    needsBuyer: false,
    needsPhone: false,
    needsBranch: true,
    shippingIds: ['RES'],
    paymentKinds: ['counter', 'deposit', 'online'],
  },
  telephone: {
    label: 'Teléfono',
    needsBuyer: true,
    needsPhone: true,
    needsBranch: true,
    shippingIds,
    paymentKinds: ['online', 'deposit'],
  },
};

/** Ways to pay that every counter has. */
export const counterPayments: readonly { id: PaymentId; name: string }[] = [
  { id: 'EFEC', name: 'Efectivo' },
  { id: 'POST', name: 'Tarjeta (POS)' },
];

const nobody = 'Consumidor final';

type Named = { companyName?: string | null; personName?: string | null; personLastName?: string | null };

/** The buyer's name; of an order for nobody what the trade calls him. */
export const buyerName = ({ companyName, personName, personLastName }: Named): string =>
  (companyName ?? [personName, personLastName].filter(Boolean).join(' ')) || nobody;
