import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Card, Product } from '#contract/catalogue';
import { rtc } from '#sites/rtc';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { cart } from '#web/data/cart';
import { BuyBox } from '#web/storefront/product/buy-box.tsx';
import { structuredData } from '#web/storefront/product/structured-data';
import { addToCart } from './add-to-cart.ts';
import { Price } from './price.tsx';
import { ProductCard } from './product-card.tsx';

// A price of 0 is one to be asked for.
const pageOf = (content: ReactNode) => {
  const root = { site: rtc, menu: [], origin: 'http://localhost', isDemo: false, isPreparing: false, sendsMail: true };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => content }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};
const product = (price: number) => {
  const facts = { code: 'CNC-1', name: 'Fresadora', brandName: 'Uno', description: '', categoryName: 'Máquinas' };
  return {
    ...facts,
    price,
    ivaRate: 22,
    available: 'AV',
    isPublic: true,
    images: [],
    specifications: [],
  } as unknown as Product;
};
const card = (price: number) => product(price) as unknown as Card;

test('it is said instead of a price, without IVA or pesos', () => {
  for (const size of ['card', 'page'] as const) {
    const html = pageOf(<Price price={0} ivaRate={22} size={size} />);
    expect(html).toContain('Consultar precio');
    expect(html).not.toMatch(/U\$S|IVA/);
  }
});

test('its card leads to its page, which has no way to buy', () => {
  const stock = { code: 'CNC-1', available: 'AV' as const, branches: [] };
  expect(pageOf(<ProductCard card={card(1)} sizes="1px" />)).toContain('Agregar al carrito');
  expect(pageOf(<ProductCard card={card(0)} sizes="1px" />)).not.toContain('Agregar al carrito');
  expect(pageOf(<ProductCard card={card(0)} sizes="1px" />)).toContain('Ver detalle de Fresadora');
  expect(pageOf(<BuyBox product={product(1)} stock={stock} />)).toContain('Agregar al carrito');
  expect(pageOf(<BuyBox product={product(0)} stock={stock} />)).toBe('');
});

test('it does not get into the cart, and a line that became so says it without a sum', () => {
  addToCart(card(0), 1);
  expect(cart.get().lines).toEqual([]);
  addToCart(card(100), 1);
  expect(cart.get().lines).toHaveLength(1);
  cart.clear();
  const line = { code: 'CNC-1', name: 'Fresadora', quantity: 2 };
  expect(pageOf(<CartLine line={{ ...line, price: 100 }} stock={null} />)).toContain('U$S 2,00');
  const html = pageOf(<CartLine line={{ ...line, price: 0 }} stock={null} />);
  expect(html).toContain('Consultar precio');
  expect(html).not.toContain('U$S');
});

const soldIn = { origin: 'https://a.uy', settings: rtc.settings };
test('search engines read the product without an offer', () => {
  expect(JSON.stringify(structuredData(soldIn, product(100), []))).toContain('"@type":"Offer"');
  expect(JSON.stringify(structuredData(soldIn, product(0), []))).not.toMatch(/Offer|"price"/);
});

test('search engines read that a shop without online orders sells in its store alone', () => {
  const closed = { ...soldIn, settings: { ...rtc.settings, saleOn: false } };
  expect(JSON.stringify(structuredData(closed, product(100), []))).toContain('schema.org/InStoreOnly');
  expect(JSON.stringify(structuredData(soldIn, product(100), []))).not.toContain('InStoreOnly');
});
