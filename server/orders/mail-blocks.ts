import type { Order } from '#contract/orders';
import { moneyText } from '#contract/plain/money-text';
import { shippingPriceText } from '#contract/plain/shipping-price';
import { transferWords } from '#contract/plain/transfer';
import type { Ctx } from '#server/ctx';
import type { Block } from '#server/mail/compose-mail';

// An order in the mails to buyers and to the shop.

/** An order's items, a line each with maker and code, then shipping and total. */
export const content = (order: Order): Block[] => [
  {
    table: [
      ...order.items.map(({ quantity, name, longName, brandName, code, price }) => [
        `${quantity} × ${longName ?? name} (${brandName && !longName ? `${brandName} ` : ''}${code})`,
        moneyText(price * quantity),
      ]),
      [`Envío: ${order.shippingName}`, shippingPriceText(order.shippingId, order.shippingPrice)],
    ],
    total: ['Total, IVA incluido', moneyText(order.total)],
  },
  ...(order.totalUYU === null ? [] : [`En pesos: ${moneyText(order.totalUYU, 'UYU')}`]),
];

type Fact = readonly [label: string, value: string];

/** Where it goes, or waits. */
export const destination = (order: Order, pickup = 'Retirás en'): Fact[] => {
  if (order.shippingId === 'RES')
    return [[pickup, [order.branchName, transferWords(order)].filter(Boolean).join(': ')]];
  const facts: [string, string | null][] = [
    ['Va a', [order.address, order.addressCityName, order.addressStateName].filter(Boolean).join(', ')],
    ['Recibe', order.addressRecipient],
    ['Indicaciones', order.addressObservation],
    ['Agencia', order.carrierName],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
};

/** How to get to the branch where a pickup waits, and when it is open. */
export const branchFacts = ({ site }: Pick<Ctx, 'site'>, order: Order): Fact[] => {
  const branch = site.branches.find(({ code }) => code === order.branchCode);
  if (!branch) return [];
  const facts: Fact[] = [
    ['Dirección', [branch.address, branch.city].filter(Boolean).join(', ')],
    ['Horario', branch.hours],
  ];
  return facts.filter(([, value]) => value);
};

/** The buyer's phone, and when he is there. */
export const phone = ({ phone: number, phoneObservation }: Order) =>
  phoneObservation ? `${number} (${phoneObservation})` : number;
