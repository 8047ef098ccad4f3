import { expect, test } from 'vitest';
import { boughtWords, lineOf } from './buy-again.ts';

const item = {
  code: 'OLD-1',
  name: 'Placa Uno',
  longName: null,
  brandName: 'Nodo',
  price: 1000,
  quantity: 3,
  ivaRate: 22,
  priceUYU: null,
};
const card = {
  code: 'UNO-1',
  name: 'Placa Uno R3',
  brandName: 'Nodo',
  price: 1250,
  available: 'AV' as const,
  images: [{ image: 'demo/uno', ordinal: 1 }],
  asked: ['OLD-1'],
};
type Cards = Parameters<typeof lineOf>[1];
const cardsOf = (...cards: object[]) => cards as unknown as Cards;

test('an item is bought again by its code and at its price of today', () => {
  const line = { code: 'UNO-1', name: 'Placa Uno', brand: 'Nodo', quantity: 3, price: 1250, image: 'demo/uno' };
  expect(lineOf(item, cardsOf(card))).toEqual(line);
});

test('a part keeps its line of words, and leads to its page', () => {
  const part = { ...card, family: '1027' };
  expect(lineOf({ ...item, longName: 'Radiador · Gol' }, cardsOf(part))).toMatchObject({
    longName: 'Radiador · Gol',
    imageCode: '1027',
  });
});

test('a part is bought again for any vehicle', () => {
  const longName = 'Radiador · Gol · Valeo · para Polo 2008';
  expect(lineOf({ ...item, longName }, cardsOf(card))?.longName).toBe('Radiador · Gol · Valeo');
});

test('an item is not bought again where it is sold no more or its price is asked for', () => {
  expect(lineOf(item, [])).toBeUndefined();
  expect(lineOf(item, cardsOf({ ...card, price: 0 }))).toBeUndefined();
});

test('no price goes into the cart where none is shown', () => {
  const { price: _, ...unpriced } = card;
  expect(lineOf(item, cardsOf(unpriced))).not.toHaveProperty('price');
});

test('what is sold no more, and what has no room, is said by its name', () => {
  const [other, part] = [
    { ...item, name: 'Cable' },
    { ...item, longName: 'Radiador · Gol' },
  ];
  expect(boughtWords({ added: [item], gone: [other, part], left: [] })).toEqual([
    'Agregamos 1 producto a tu compra, con los precios de hoy.',
    'Ya no se vende: Cable, Radiador · Gol.',
  ]);
  expect(boughtWords({ added: [], gone: [], left: [other] })).toEqual([
    'No entra, porque tu compra ya tiene 100 productos distintos: Cable.',
  ]);
});
