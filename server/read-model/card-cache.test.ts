import { expect, test } from 'vitest';
import { product } from '#contract/catalogue.names';
import { toWire } from '#contract/wire';
import type { Session } from '#server/ctx';
import { onlookerOf } from '#server/read-model/card-text';
import { cardFor, type StoredCard } from '#server/read-model/cards.service';
import { sites } from '#sites/all';
import { openCardCache } from './card-cache.ts';
import { namesFrom, noNames } from './names.ts';

const names = namesFrom({
  ...noNames,
  categories: [{ id: '1.1', name: 'Sensores', number: 1, image: null }],
  brands: [{ id: 7, name: 'Bosch', logo: null }],
});
const aCard = (given: Partial<StoredCard> = {}): StoredCard => ({
  id: 1,
  code: 'A-1',
  name: 'Sensor ñandú',
  brandId: 7,
  brandName: 'Bosch',
  categoryId: '1.1',
  categoryName: 'Sensores',
  price: 1250,
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  units: 3,
  branches: ['BUL'],
  lastSale: null,
  images: [{ id: 4, name: 'Frente', image: 'a/b' }],
  ...given,
});

test('gives back what was kept, by id, until it is removed', () => {
  const cards = openCardCache();
  const stored = [aCard(), aCard({ id: 256, lastSale: '2026-01-31' }), aCard({ id: 2 ** 33, images: [] })];
  for (const card of [aCard({ id: 256, price: 1 }), ...stored]) cards.set(card, names);
  expect(stored.map(({ id }) => cards.get(id, names))).toEqual(stored);
  expect([cards.count(), cards.ids().toSorted((one, other) => one - other)]).toEqual([3, [1, 256, 2 ** 33]]);
  cards.remove(256);
  cards.remove(99);
  expect([cards.count(), cards.ids().length, cards.get(256, names), cards.get(99, names)]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ]);
});

test('shows the names of brands and categories as they are now, and those that nobody knows as they were read', () => {
  const cards = openCardCache();
  cards.set(aCard(), names);
  cards.set(aCard({ id: 2 }), namesFrom(noNames));
  const renamed = namesFrom({ ...noNames, brands: [{ id: 7, name: 'Zenit', logo: null }] });
  expect(cards.get(1, renamed)).toMatchObject({ brandName: 'Zenit', categoryName: '' });
  expect(cards.get(2, renamed)).toMatchObject({ brandName: 'Bosch', categoryName: 'Sensores' });
});

const seller = { roles: ['seller'] } as unknown as Session;
const onlookers = (['everyone', 'signedIn', 'nobody'] as const).flatMap((pricesFor) =>
  [null, seller].flatMap((session) =>
    [0, 3].map((lowStock) => ({ session, settings: { ...sites.RTC.settings, pricesFor, lowStock } })),
  ),
);
const difficult = ['Llave 1/2" \\ 3', '","ProductName":"Otra"', 'ñandú – ½ 𝛀 ', '\\', 'a\\"', '\n\t"'];

test('a text is the card that who looks would be sent, whatever stands in it', () => {
  const cards = openCardCache();
  for (const text of difficult) {
    const names = namesFrom({ ...noNames, categories: [{ id: '1.1', name: text, number: 1, image: null }] });
    for (const units of [0, 2, 50]) {
      const lastSale = units > 0 ? '2026-01-31' : null;
      const texts = { code: `C${text}`, name: text, brandName: text, categoryName: text };
      const given = aCard({
        ...texts,
        images: [{ id: 1, name: text, image: 'a' }],
        price: units * 333 + 1,
        units,
        lastSale,
      });
      cards.set(given, names);
      const card = cards.get(1, names);
      expect(card).toEqual(given);
      for (const ctx of onlookers) {
        const plain = JSON.stringify(toWire(product, cardFor(ctx, card ?? given)));
        expect(cards.text(1, names, onlookerOf(ctx))).toBe(plain);
      }
      expect(cards.title(1)).toEqual({ id: 1, code: `C${text}`, name: text });
    }
  }
});
