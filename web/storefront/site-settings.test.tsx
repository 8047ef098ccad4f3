import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Card, Category, Product } from '#contract/catalogue';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';
import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import { useCategoryLines } from './layout/catalogue-links.ts';
import { BuyBox } from './product/buy-box.tsx';
import { ProductList } from './products/product-list.tsx';

const pageOf = (content: ReactNode, changed: Partial<SiteSettings>) => {
  const settings = { ...rtc.settings, ...changed };
  const root = { site: { ...rtc, settings }, menu: [], origin: 'http://localhost', isDemo: false };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

const card = { code: 'A1', name: 'Placa', brandName: 'Uno', price: 100, ivaRate: 22, available: 'AV', isPublic: true };
const cards = [{ ...card, images: [] }] as unknown as Card[];
const list = (changed: Partial<SiteSettings>) => {
  const input = { filters: {}, rowIndex: 0, rowsMax: 18, orderBy: 'REL' as const };
  const facet = { key: 'brandId', items: [{ id: '7', name: 'Uno', count: 1 }] };
  const found = { data: cards, resultCount: 1, resultFilters: [facet], nearest: false, matches: [] };
  const names = { brand: null, category: null };
  const choice = { order: 'REL' as const, page: 1 };
  return pageOf(
    <ProductList kind="products" {...{ choice, input, found, names }} title="Todo" meta={{} as never} />,
    changed,
  );
};

test('while the shop takes no orders a card leads to its product instead of the cart', () => {
  const shown = (saleOn: boolean) => pageOf(<ProductCard card={cards[0] as Card} sizes="1px" />, { saleOn });
  expect(shown(true)).toContain('Agregar al carrito: Placa');
  expect(shown(false)).not.toContain('Agregar al carrito');
  expect(shown(false)).toContain('Ver detalle de Placa');
});

test('while the shop takes no orders a product’s page has no way to buy', () => {
  const stock = { code: 'A1', available: 'AV' as const, branches: [] };
  const shown = (saleOn: boolean) => pageOf(<BuyBox product={cards[0] as Product} stock={stock} />, { saleOn });
  expect(shown(true)).toContain('Agregar al carrito');
  expect(shown(false)).toBe('');
});

test('filters and the order are chosen only where the settings say so', () => {
  expect(list({})).toContain('Marca');
  expect(list({})).toContain('Filtrar');
  expect(list({})).toContain('Ordenar por');
  expect(list({ filterEditing: false })).not.toMatch(/Filtrar|Marca/);
  expect(list({ productSortShown: false })).not.toContain('Ordenar por');
  expect(list({ pricesFor: 'nobody' })).not.toContain('Ordenar por');
});

const leaf = { id: '1.1', name: 'Placas', items: [] } as unknown as Category;
const branch = { id: '1.2', name: 'Robots', items: [{ id: '1.2.1', name: 'Kits', items: [] }] } as unknown as Category;
const Lines = () =>
  useCategoryLines([leaf, branch]).map(({ id, to, items }) => <p key={id}>{`${id}:${to}:${items.length};`}</p>);
const lines = (changed: Partial<SiteSettings>) => pageOf(<Lines />, changed).replace(/<\/?p>/g, '');

test('a category without any below it is a link only where category links are on, and one shows those below it where subcategories are', () => {
  expect(lines({})).toBe('1.1:/productos?c=1.1:0;1.2:/productos?c=1.2:1;');
  expect(lines({ categoryLinks: false })).toBe('1.1:undefined:0;1.2:/productos?c=1.2:1;');
  expect(lines({ categoryLinks: false, subcategories: false })).toBe('1.1:undefined:0;1.2:undefined:0;');
});
