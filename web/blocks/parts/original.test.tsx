import { expect, test } from 'vitest';
import type { Part } from '#web/storefront/product/part';
import { PartFacts } from '#web/storefront/product/part-facts.tsx';
import { aPartOf, aProductOf, pageOf } from '#web/test/parts.tsx';
import { AutopartCard } from './autopart-card.tsx';

const partOf = (...products: Part['products']) => aPartOf({ products, isOriginal: true });
const card = (part: Part, code?: string) => {
  const match = code ? { code: { kind: 'own' as const, text: code }, applications: [] } : undefined;
  return pageOf(<AutopartCard part={part} match={match} />);
};
const facts = (part: Part, code: string) => {
  const chosen = part.products.find((one) => one.code === code);
  if (!chosen) throw new Error(`No ${code}.`);
  return pageOf(<PartFacts part={part} chosen={chosen} onChoose={() => {}} stock={undefined} />);
};
const says = (html: string) => [...html.matchAll(/>(Original|Inactivo)</g)].map(([, word]) => word);

const original = aProductOf('O', { isOriginal: true });
const soldOut = aProductOf('O', { isOriginal: true, available: 'NO' });
const copy = aProductOf('C');

test('a card says it where what one can have is original, not where that is sold out and a copy is sold', () => {
  expect(says(card(partOf(original)))).toEqual(['Original']);
  expect(says(card(partOf(soldOut)))).toEqual(['Original']);
  expect(says(card(partOf(soldOut, copy)))).toEqual([]);
  expect(says(card(partOf(original, copy)))).toEqual([]);
  expect(says(card(partOf(original, aProductOf('C', { available: 'NO' }))))).toEqual(['Original']);
});

test('a card found by a product’s own code says what that product is', () => {
  expect(says(card(partOf(original, copy), 'O'))).toEqual(['Original']);
  expect(says(card(partOf(original, copy), 'C'))).toEqual([]);
});

test('a part’s page says it of the product that is chosen', () => {
  // The choice itself names the maker, so the words below stand in it once more.
  const both = partOf(original, copy);
  expect(says(facts(both, 'O'))).toEqual(['Original', 'Original']);
  expect(says(facts(both, 'C'))).toEqual(['Original']);
  expect(says(facts(partOf(copy, aProductOf('H', { isPublic: false })), 'H'))).toEqual(['Inactivo', 'Inactivo']);
});
