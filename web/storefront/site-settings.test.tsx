import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Card, Category, Product } from '#contract/catalogue';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';
import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import { useSite } from '#web/data/site';
import { categoryLines } from './layout/catalogue-links.ts';
import { BuyBox } from './product/buy-box.tsx';
import { ProductList } from './products/product-list.tsx';

const pageOf = async (content: ReactNode, changed: Partial<SiteSettings>) => {
  const settings = { ...rtc.settings, ...changed };
  const root = { site: { ...rtc, settings }, menu: [], origin: 'http://localhost', isDemo: false };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  const { prelude } = await prerender(<Stub hydrationData={{ loaderData: { root } }} />);
  return new Response(prelude).text();
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

test('while the shop takes no orders a card leads to its product instead of the cart', async () => {
  const shown = (saleOn: boolean) => pageOf(<ProductCard card={cards[0] as Card} sizes="1px" />, { saleOn });
  expect(await shown(true)).toContain('Agregar al carrito: Placa');
  expect(await shown(false)).not.toContain('Agregar al carrito');
  expect(await shown(false)).toContain('Ver detalle de Placa');
});

test('while the shop takes no orders a product’s page has no way to buy', async () => {
  const stock = { code: 'A1', available: 'AV' as const, branches: [] };
  const shown = (saleOn: boolean) => pageOf(<BuyBox product={cards[0] as Product} stock={stock} />, { saleOn });
  expect(await shown(true)).toContain('Agregar al carrito');
  expect(await shown(false)).toBe('');
});

test('filters and the order are chosen only where the settings say so', async () => {
  expect(await list({})).toContain('Marca');
  expect(await list({})).toContain('Filtrar');
  expect(await list({})).toContain('Ordenar por');
  expect(await list({ filterEditing: false })).not.toMatch(/Filtrar|Marca/);
  expect(await list({ productSortShown: false })).not.toContain('Ordenar por');
  expect(await list({ pricesFor: 'nobody' })).not.toContain('Ordenar por');
});

const leaf = { id: '1.1', name: 'Placas', items: [] } as unknown as Category;
const branch = { id: '1.2', name: 'Robots', items: [{ id: '1.2.1', name: 'Kits', items: [] }] } as unknown as Category;
const Lines = () =>
  categoryLines([leaf, branch], useSite().site).map(({ id, to, items }) => (
    <p key={id}>{`${id}:${to}:${items.length};`}</p>
  ));
const lines = async (changed: Partial<SiteSettings>) => (await pageOf(<Lines />, changed)).replace(/<\/?p>/g, '');

test('a category without any below it is a link only where category links are on, and one shows those below it where subcategories are', async () => {
  expect(await lines({})).toBe('1.1:/productos?c=1.1:0;1.2:/productos?c=1.2:1;');
  expect(await lines({ categoryLinks: false })).toBe('1.1:undefined:0;1.2:/productos?c=1.2:1;');
  expect(await lines({ categoryLinks: false, subcategories: false })).toBe('1.1:undefined:0;1.2:undefined:0;');
});
