import type { CallNames } from '#contract/call';
import type { orderCalls } from '#contract/orders';
import { type Entity, entity, list, money, same } from '#contract/plain/entity';

const orderItem = entity('', 'code name longName brandName quantity ivaRate', {
  price: money('Price'),
  priceUYU: money('PriceUYU'),
});
export const orderSlip = entity('Slip', 'at by reference fileName fileSize state decidedAt decidedBy reason', {
  guid: 'SlipGUID',
});
export const cfe = entity('CFE', 'id type series number at by');
const desk = {
  preparedAt: 'OrderPreparedAt',
  places: list('Places', entity('', 'code branchCode branchName quantity')),
  notes: list('Notes', entity('Note', 'id at by text')),
};
const orderEvent = entity('Event', 'at by from to mailed reason');
export const order = entity(
  'Order',
  'number date state channel guest userEmail companyId companyName companyIdentifier personId personName personLastName personIdentifier ' +
    'toCompanyId toCompanyName toCompanyIdentifier phone phoneType phoneObservation address addressIdentifier ' +
    'addressGeolocation addressObservation addressZIPCode addressRecipient addressStateId addressStateName addressCityId ' +
    'addressCityName shippingId shippingName shippingTerm branchCode branchName transferDays transferDue carrierName tracking handedOverAt paymentId paymentName rate ' +
    'rateDate termsVersion expires link instructions moves mayPay mayCancel mayNote maySendSlip refundDue ' +
    'moneyIfCancelled',
  {
    guid: 'OrderGUID',
    shippingPrice: money('OrderShippingPrice'),
    total: money('OrderTotal'),
    totalUYU: money('OrderTotalUYU'),
    items: list('Items', orderItem),
    events: list('OrderEvents', orderEvent),
    slips: list('OrderSlips', orderSlip),
    cfes: list('OrderCFEs', cfe),
    desk: { wire: 'OrderDesk', of: desk },
    refunds: list('OrderRefunds', entity('Refund', 'currency', { amount: money('RefundAmount') })),
  },
);
/** An order as a buyer or a seller sends it. */
export const newOrder = entity(
  'Order',
  'phone phoneType phoneObservation address addressIdentifier addressGeolocation addressObservation addressZIPCode ' +
    'addressRecipient addressStateId addressCityId shippingId branchCode transferDays carrierName paymentId companyName ' +
    'companyIdentifier termsVersion channel personId companyId userEmail',
  {
    guid: 'OrderGUID',
    shippingPrice: money('OrderShippingPrice'),
    items: list('Items', entity('', 'code quantity vehicleId vehicleYear', { price: money('Price') })),
  },
);
/**
 * Choices at the checkout. The specification has no entity for them, so their names are plain; prices are still
 * decimals.
 */
export const checkoutOptions: Entity = {
  shipping: list('shipping', { ...same('id name description leadTime'), price: money('price') }),
  payments: list('payments', same('id name currency')),
  branches: list('branches', same('code name')),
  metropolitanCities: list('metropolitanCities', same('state city')),
  ...same('transferDays'),
  rate: list('rate', same('value date')),
};
/** A conflict in an order's 409. */
export const conflict: Entity = { ...same('code kind left hasMore'), now: money('now') };

export const calls: CallNames<typeof orderCalls> = {
  'order/options': { out: { data: checkoutOptions } },
  'order/add': { in: { order: newOrder }, out: { data: order } },
  'order/addAsSeller': { in: { order: newOrder }, out: { data: order } },
  'order/find': { out: { data: order } },
  'order/filter': { out: { data: order } },
  'order/pay': { out: { data: order } },
  'order/cancel': { out: { data: order } },
  'order/changeState': { keys: { seenState: 'state_Z' }, out: { data: order } },
};
