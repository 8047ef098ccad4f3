import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Card, Category, Product } from '#contract/catalogue';
import { messages } from '#contract/plain/messages';
import { rtc } from '#sites/rtc';
import type { SiteSettings } from '#sites/site';
import { ProductCard } from '#web/blocks/cards/product-card.tsx';
import { ToOrder } from '#web/blocks/cart/to-order.tsx';
import { nearbyOf } from '#web/blocks/nearby';
import type { CartLine } from '#web/data/cart';
import { useSite } from '#web/data/site';
import { shownSettings } from '#web/root-data';
import { Assurances } from './home/assurances.tsx';
import { categoryLines } from './layout/catalogue-links.ts';
import { BuyBox } from './product/buy-box.tsx';
import { Promises } from './product/promises.tsx';
import { ProductList } from './products/product-list.tsx';

const pageOf = async (content: ReactNode, changed: Partial<SiteSettings>) => {
  const now = { ...rtc.settings, ...changed };
  const settings = shownSettings(now);
  const root = {
    nearby: nearbyOf(now),
    site: { ...rtc, promises: { delivery: 'Montevideo', payment: 'Depósito' }, settings },
    menu: [],
    origin: 'http://localhost',
    isDemo: false,
    isPreparing: false,
    sendsMail: true,
  };
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
  const mended = undefined;
  const choice = { order: 'REL' as const, page: 1 };
  return pageOf(
    <ProductList kind="products" {...{ choice, input, found, names, mended }} title="Todo" meta={{} as never} />,
    changed,
  );
};

const closings = [{ saleOn: false }, { pricesFor: 'nobody' as const }];

test('while the shop takes no orders a card leads to its product instead of the cart', async () => {
  const shown = (changed: Partial<SiteSettings>) =>
    pageOf(<ProductCard card={cards[0] as Card} sizes="1px" />, changed);
  expect(await shown({})).toContain('Agregar al carrito: Placa');
  for (const closed of closings) {
    expect(await shown(closed)).not.toContain('Agregar al carrito');
    expect(await shown(closed)).toContain('Ver detalle de Placa');
  }
});

test('a product’s page says how long a way to send takes, and nothing where none says it', async () => {
  const sent = { id: 'MON' as const, name: 'Montevideo', description: 'A domicilio', price: 600 };
  const shown = (leadTime: string) => pageOf(<Promises />, { shipping: [{ ...sent, leadTime }] });
  expect(await shown('Llega en 24 h, pidiendo antes de las 15')).toContain(
    'Montevideo: Llega en 24 h, pidiendo antes de las 15',
  );
  expect(await shown('')).not.toContain('Montevideo: ');
});

test('home and a product’s page draw the cards only where a payment by card is offered', async () => {
  const card = { id: 'MPU', name: 'Tarjeta', instructions: '' };
  const shown = (id: 'MPU' | 'PYPL') =>
    pageOf([<Promises key="product" />, <Assurances key="home" />], { payments: [{ ...card, id }] });
  expect((await shown('MPU')).match(/aria-label="Mastercard"/g)).toHaveLength(2);
  expect(await shown('PYPL')).not.toContain('Mastercard');
});

test('home says how long a way to send takes, and which cities the metropolitan one reaches', async () => {
  const way = { id: 'AME' as const, name: 'Área cercana', description: '', price: 600, leadTime: 'En 24 h' };
  const cities = ['Pando', 'La Paz', 'Toledo'].map((city) => ({ city, state: 'Canelones' }));
  for (const of of [<Assurances key="home" />, <Promises key="product" />]) {
    const shown = await pageOf(of, { shipping: [way], metropolitanCities: cities });
    expect(shown).toContain('Área cercana: En 24 h');
    expect(shown).toMatch(/Área cercana<\/summary>Pando, La Paz y Toledo/);
    expect(await pageOf(of, { shipping: [way], metropolitanCities: [] })).not.toContain('Área cercana</summary>');
  }
});

test('home and a product’s page promise to be collected and sent only as it is offered', async () => {
  const way = (id: 'RES' | 'MON' | 'AME' | 'INT', price: number) => ({
    id,
    name: id,
    description: '',
    leadTime: '',
    price,
  });
  const shown = (...shipping: ReturnType<typeof way>[]) =>
    pageOf([<Promises key="product" />, <Assurances key="home" />], { shipping });
  const free = await shown(way('RES', 0), way('MON', 600), way('AME', 900), way('INT', 0));
  expect(free.match(/Retiro sin costo/g)).toHaveLength(2);
  expect(free).toContain('Envíos a todo el país');
  // The cities of the metropolitan way are reached by no other.
  expect(await shown(way('RES', 0), way('MON', 600), way('INT', 0))).not.toContain('todo el país');
  const paid = await shown(way('RES', 100), way('MON', 600));
  expect(paid).toContain('Retiro en ');
  expect(paid).not.toMatch(/sin costo|todo el país/);
  expect(await shown(way('MON', 600))).not.toContain('Retiro');
});

test('while the shop takes no orders a product’s page has no way to buy', async () => {
  const stock = { code: 'A1', available: 'AV' as const, branches: [] };
  const shown = (changed: Partial<SiteSettings>) =>
    pageOf(<BuyBox product={cards[0] as Product} stock={stock} />, changed);
  expect(await shown({})).toContain('Agregar al carrito');
  for (const closed of closings) {
    expect(await shown(closed)).toBe('');
    const promises = await pageOf(<Promises />, closed);
    expect(promises).toContain(messages['order.closed']);
    expect(promises).not.toContain('Pagás como quieras');
  }
});

test('while the shop takes no orders the cart says so', async () => {
  const lines = [{ code: 'A1', name: 'Placa', price: 100, quantity: 1 }] as unknown as CartLine[];
  const cart = (changed: Partial<SiteSettings>) => pageOf(<ToOrder lines={lines} stockOf={() => undefined} />, changed);
  expect(await cart({})).not.toContain(messages['order.closed']);
  for (const closed of closings) {
    expect(await cart(closed)).toContain(messages['order.closed']);
    expect(await cart(closed)).toMatch(/<button[^>]* disabled/);
  }
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
