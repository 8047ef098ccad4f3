import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { nam } from '#sites/nam';
import { PartFacts } from '#web/storefront/product/part-facts.tsx';
import type { Part } from '#web/storefront/product/part-view.tsx';
import { AutopartCard } from './autopart-card.tsx';

const pageOf = (content: ReactNode) => {
  const root = { site: nam, menu: [], origin: 'http://localhost', isDemo: false };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};
const product = (code: string, given: object) => ({
  ...{
    code,
    name: 'Radiador',
    brandId: 1,
    brandName: 'Valeo',
    categoryId: '2.1',
    categoryName: 'Radiadores',
    images: [],
  },
  ...{ ivaRate: 22, isOriginal: false, isPublic: true, available: 'AV', specifications: [], ...given },
});
const partOf = (...products: ReturnType<typeof product>[]) =>
  ({
    ...{ code: 'A', family: 'F', description: '', categoryId: '2.1', categoryName: 'Radiadores', images: [] },
    ...{ isOriginal: true, isPublic: true, available: 'AV', branches: [], height: null, width: null, system: null },
    ...{ products, applications: [], originalCodes: [], relations: [] },
  }) as unknown as Part;

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

const original = product('O', { isOriginal: true });
const soldOut = product('O', { isOriginal: true, available: 'NO' });
const copy = product('C', {});

test('a card says it where what one can have is original, not where that is sold out and a copy is sold', () => {
  expect(says(card(partOf(original)))).toEqual(['Original']);
  expect(says(card(partOf(soldOut)))).toEqual(['Original']);
  expect(says(card(partOf(soldOut, copy)))).toEqual([]);
  expect(says(card(partOf(original, copy)))).toEqual([]);
  expect(says(card(partOf(original, product('C', { available: 'NO' }))))).toEqual(['Original']);
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
  expect(says(facts(partOf(copy, product('H', { isPublic: false })), 'H'))).toEqual(['Inactivo', 'Inactivo']);
});
