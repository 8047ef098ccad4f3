import { expect, test } from 'vitest';
import type { KeptCard } from '#server/catalogue/cards.service';
import { openKeptCards } from './kept-cards.ts';
import { namesFrom, noNames } from './names.ts';

const names = namesFrom({
  categories: [{ id: '1.1', name: 'Sensores', number: 1 }],
  brands: [{ id: 7, name: 'Bosch' }],
  providers: [],
});
const aCard = (given: Partial<KeptCard> = {}): KeptCard => ({
  ...{ id: 1, code: 'A-1', name: 'Sensor ñandú', brandId: 7, brandName: 'Bosch', categoryId: '1.1' },
  ...{ categoryName: 'Sensores', price: 1250, ivaRate: 22, isOriginal: false, isPublic: true, units: 3 },
  ...{ lastSale: null, images: [{ id: 4, name: 'Frente', image: 'a/b' }], ...given },
});

test('gives back what was kept, by id, until it is removed', () => {
  const cards = openKeptCards();
  const kept = [aCard(), aCard({ id: 256, lastSale: '2026-01-31' }), aCard({ id: 2 ** 33, images: [] })];
  for (const card of [aCard({ id: 256, price: 1 }), ...kept]) cards.set(card, names);
  expect(kept.map(({ id }) => cards.get(id, names))).toEqual(kept);
  expect([cards.count(), cards.ids().toSorted((one, other) => one - other)]).toEqual([3, [1, 256, 2 ** 33]]);
  cards.remove(256);
  cards.remove(99);
  expect([cards.count(), cards.ids().length, cards.get(256, names), cards.get(99, names)]).toEqual([
    ...[2, 2, undefined, undefined],
  ]);
});

test('shows the names of brands and categories as they are now, and those that nobody knows as they were read', () => {
  const cards = openKeptCards();
  cards.set(aCard(), names);
  cards.set(aCard({ id: 2 }), namesFrom(noNames));
  const renamed = namesFrom({ ...noNames, brands: [{ id: 7, name: 'Zenit' }] });
  expect(cards.get(1, renamed)).toMatchObject({ brandName: 'Zenit', categoryName: '' });
  expect(cards.get(2, renamed)).toMatchObject({ brandName: 'Bosch', categoryName: 'Sensores' });
});
