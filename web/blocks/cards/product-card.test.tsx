import { expect, test } from 'vitest';
import { pageOf, wordsOf } from '#web/test/parts.tsx';
import { ProductCard } from './product-card.tsx';

const card = {
  code: 'LED-7',
  name: 'Lámpara LED 7 W fría',
  brandName: 'Nodo',
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  available: 'AV' as const,
  images: [],
};
const found = (kind: 'own' | 'provider') => ({ name: [], code: { kind, text: 'LED-7' } });
const cardOf = (given: Partial<Parameters<typeof ProductCard>[0]> = {}) =>
  pageOf(<ProductCard card={card} sizes="1px" {...given} />);

test('in a list a card says its code once; in a row that one swipes it has no room for it', () => {
  const codes = (html: string) => wordsOf(html).match(/LED-7/g)?.length ?? 0;
  expect(codes(cardOf())).toBe(1);
  expect(codes(cardOf({ match: found('own') }))).toBe(1);
  expect(codes(cardOf({ match: found('provider') }))).toBe(2);
  expect(codes(cardOf({ heading: 'h3' }))).toBe(0);
});

test('its name stays unbroken between a number and its unit', () => {
  for (const html of [cardOf(), cardOf({ match: { name: [[0, 7]], code: null } })])
    expect(html).toContain(' LED 7\u00a0W fría');
});
