import { moneyText } from '#contract/plain/money-text';
import type { Chip } from './chip-list.ts';
import { type ListChoice, toggled, valuesIn } from './list-query.ts';

const money = (units: number) => moneyText(Math.round(units * 100));

/** Chips beside facets and measures: specifications, stock, and prices, which narrow only for who sees them. */
export const moreChips = ({ e, desde, hasta, stock }: ListChoice, seesPrices: boolean): Chip[] => {
  const prices = [desde && `desde ${money(desde)}`, hasta && `hasta ${money(hasta)}`].filter(Boolean).join(' ');
  return [
    ...valuesIn(e, '|').map((one) => ({
      key: one,
      name: one.replace(':', ': '),
      without: { e: toggled(e, one, '|') },
    })),
    ...(prices && seesPrices
      ? [{ key: 'precio', name: `Precio ${prices}`, without: { desde: undefined, hasta: undefined } }]
      : []),
    ...(stock ? [{ key: 'stock', name: 'Solo con stock', without: { stock: undefined } }] : []),
  ];
};
