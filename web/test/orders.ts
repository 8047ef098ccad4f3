import type { Order } from '#contract/orders';
import type { FollowedOrder } from '#contract/payments';
import { paymentNames, shippingNames } from '#contract/plain/commerce';

/** An order by deposit that waits for its payment, as both its buyer and its link show it. */
export const anOrderOf = (given: Partial<Order> = {}) =>
  ({
    guid: '6f1c2d3e-0000-4000-8000-000000000001',
    number: 17,
    date: '2026-11-20T12:00:00Z',
    state: 'PPE',
    guest: null,
    userEmail: 'eva@ejemplo.uy',
    companyName: null,
    companyIdentifier: null,
    shippingId: 'RES',
    shippingName: shippingNames.RES,
    shippingPrice: 0,
    paymentId: 'SADE',
    paymentName: paymentNames.SADE,
    instructions: 'Cuenta 123. Poné «Pedido 17».',
    total: 12_200,
    rate: null,
    rateDate: null,
    totalUYU: null,
    mayPay: true,
    cfes: [],
    events: [],
    refunds: [],
    slips: [],
    items: [{ code: 'A', name: 'Radiador', quantity: 1, price: 12_200, ivaRate: 22 }],
    ...given,
  }) as unknown as Order & FollowedOrder;
