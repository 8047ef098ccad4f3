import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analytics } from '#contract/plain/third-parties';
import { type Happening, openAnalytics } from './analytics.ts';
import { openChat } from './chat.ts';
import { countedPath, isSecret } from './counted-path.ts';

type Outer = { plausible?: { q?: unknown[][] }; _paq?: unknown[][]; dataLayer?: ArrayLike<unknown>[] };
let scripts: { src: string; dataset: Record<string, string> }[];
let outer: Outer;
beforeEach(() => {
  scripts = [];
  outer = {};
  vi.stubGlobal('window', outer);
  vi.stubGlobal('document', {
    createElement: () => ({ dataset: {} }),
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const url = 'https://tienda.uy/productos';
const all: Happening[] = [
  { name: 'pageview' },
  { name: 'search', text: 'placa' },
  { name: 'addToCart', code: 'UNO', product: 'Placa UNO', quantity: 2, value: 25 },
  {
    name: 'purchase',
    order: 4711,
    value: 56,
    shipping: 6,
    goods: 50,
    items: [{ code: 'UNO', product: 'Placa UNO', price: 25, quantity: 2 }],
  },
  { name: 'whatsapp' },
];
const countAll = (analytics: Analytics) => {
  const count = openAnalytics(analytics);
  for (const what of all) count(what, url);
  return scripts.map(({ src }) => src);
};

test('Plausible is told each page and what happens on it', () => {
  expect(countAll({ kind: 'plausible', origin: 'https://p.example', domain: 'tienda.uy' })).toEqual([
    'https://p.example/js/script.manual.revenue.js',
  ]);
  expect(scripts[0]?.dataset).toEqual({ domain: 'tienda.uy' });
  expect(outer.plausible?.q?.map(([name]) => name)).toEqual(all.map(({ name }) => name));
  expect(outer.plausible?.q?.[0]).toEqual(['pageview', { u: url }]);
  expect(outer.plausible?.q?.[1]).toEqual(['search', { u: url, props: { text: 'placa' } }]);
  expect(outer.plausible?.q?.[3]).toEqual([
    'purchase',
    { u: url, props: { order: 4711 }, revenue: { amount: 56, currency: 'USD' } },
  ]);
});

test('Matomo is told the same, and sets no cookie', () => {
  expect(countAll({ kind: 'matomo', origin: 'https://m.example', siteId: 3 })).toEqual(['https://m.example/matomo.js']);
  const names = outer._paq?.map(([name]) => name).filter((name) => name !== 'setCustomUrl');
  expect(names).toEqual([
    'setTrackerUrl',
    'setSiteId',
    'disableCookies',
    'trackPageView',
    'trackSiteSearch',
    'trackEvent',
    'addEcommerceItem',
    'trackEcommerceOrder',
    'trackEvent',
  ]);
  const told = (name: string) => outer._paq?.find(([one]) => one === name);
  expect(told('addEcommerceItem')).toEqual(['addEcommerceItem', 'UNO', 'Placa UNO', '', 25, 2]);
  expect(told('trackEcommerceOrder')).toEqual(['trackEcommerceOrder', '4711', 56, 50, 0, 6]);
});

test('Google is told the same, and counts no page by itself', () => {
  expect(countAll({ kind: 'ga4', id: 'G-ABC123' })).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  const whole = outer.dataLayer?.map((given) => Array.from(given)) ?? [];
  // Before each the page's address, as what it tells by itself reads it.
  expect(whole.filter(([what]) => what === 'set')).toEqual(Array(5).fill(['set', { page_location: url }]));
  const told = whole.filter(([what]) => what !== 'set');
  expect(told[1]).toEqual(['config', 'G-ABC123', { send_page_view: false, allow_google_signals: false }]);
  expect(told.slice(2).map(([, name]) => name)).toEqual([
    'page_view',
    'search',
    'add_to_cart',
    'purchase',
    'whatsapp_click',
  ]);
  expect(told[4]?.[2]).toMatchObject({ value: 25, currency: 'USD', items: [{ item_id: 'UNO', quantity: 2 }] });
  expect(told[5]?.[2]).toEqual({
    page_location: url,
    transaction_id: '4711',
    value: 56,
    currency: 'USD',
    shipping: 6,
    items: [{ item_id: 'UNO', item_name: 'Placa UNO', price: 25, quantity: 2 }],
  });
});

test('a chat without an id that can be one is not loaded, and says so', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  openChat('');
  openChat('https://otro.example/x.js');
  expect(error.mock.calls).toEqual([['Chat error => invalid id'], ['Chat error => invalid id']]);
  expect(scripts).toEqual([]);
  openChat('5f1a2b3c4d5e6f7a8b9c0d1e/default');
  expect(scripts.map(({ src }) => src)).toEqual(['https://embed.tawk.to/5f1a2b3c4d5e6f7a8b9c0d1e/default']);
});

test('an address with a secret is told to nobody', () => {
  expect(countedPath('/productos/UNO')).toBe('/productos/UNO');
  for (const path of [
    '/activar/1-2-3',
    '/restablecer-contrasena/a@b.uy/key',
    '/Activar/x',
    '/confirmar-compra/1/llave',
    '/newsletter/confirmar/x',
    '/avisos/confirmar/x',
  ])
    expect(countedPath(path)).toBeUndefined();
  expect(countedPath('/pedido/1/2')).toBe('/pedido');
  expect(['/productos/UNO', '/pedido/1/2', '/activar/1-2-3'].map(isSecret)).toEqual([false, true, true]);
});
