import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Customer, mailTo, pathIn } from './accounts.ts';
import { random } from './random.ts';

/** A product that can be bought; `price` in dollars. */
export type Product = { code: string; name: string; price: number };

type Card = { ProductCode: string; ProductName: string; ProductPrice: number; ProductAvailable: string };

// One journey takes so many of a product: three orders of one, or one of two.
const plenty = 4;

/** Products of which the first branch has plenty, other ones each time. */
export const someProducts = async <N extends number>(request: APIRequestContext, count: N) => {
  const body = { filters: [], rowIndex: random().int(0, 19) * 100, rowsMax: 100 };
  const { data } = (await (await request.post('/rest/product/filter', { data: body })).json()) as { data: Card[] };
  const token = await sellerToken(request);
  const chosen: Card[] = [];
  for (const card of random().some(data, data.length)) {
    if (chosen.length === count) break;
    if (card.ProductAvailable !== 'AV') continue;
    const { data: stock } = await callAs(request, token, 'stock/find', { code: card.ProductCode });
    const [first] = (stock?.branches ?? []) as { quant: number }[];
    if (first && first.quant >= plenty) chosen.push(card);
  }
  expect(chosen).toHaveLength(count);
  type List = N extends 1 ? [Product] : N extends 2 ? [Product, Product] : Product[];
  return chosen.map(({ ProductCode: code, ProductName: name, ProductPrice: price }) => ({ code, name, price })) as List;
};

/** A product that can be bought, but that the first branch lacks, and the first branch that has it. */
export const aProductElsewhere = async (request: APIRequestContext) => {
  for (let rowIndex = 0; rowIndex < 3000; rowIndex += 100) {
    const body = { filters: [], rowIndex, rowsMax: 100 };
    const { data } = (await (await request.post('/rest/product/filter', { data: body })).json()) as { data: Card[] };
    for (const { ProductCode: code, ProductName: name, ProductPrice: price, ProductAvailable } of data) {
      if (ProductAvailable === 'NO') continue;
      const stock = await request.post('/rest/stock/find', { data: { code } });
      const { branches } = ((await stock.json()) as { data: { branches: { name: string; hasAny: boolean }[] } }).data;
      const other = branches.find(({ hasAny }) => hasAny);
      if (branches[0] && other && other !== branches[0]) {
        return { product: { code, name, price }, first: branches[0].name, other: other.name };
      }
    }
  }
  throw new Error('Every product is at the first branch.');
};

/** Puts lines into the browser's cart as the shop itself keeps them, with the way to pay chosen: by deposit where none is given. */
export const cartOf = async (
  page: Page,
  lines: readonly (Product & { quantity?: number })[],
  { paymentId = 'SADE' } = {},
) => {
  await page.goto('/404');
  const cartLines = lines.map(({ code, name, price, quantity = 1 }) => ({
    code,
    name,
    quantity,
    price: Math.round(price * 100),
  }));
  const cart = JSON.stringify({ guid: randomUUID(), lines: cartLines });
  const choice = JSON.stringify({ paymentId });
  await page.evaluate(
    ([stored, chosen]) => {
      localStorage.setItem('cart', stored ?? '');
      sessionStorage.setItem('checkout', chosen ?? '');
    },
    [cart, choice],
  );
};

/** The token of an account, for calls beside the page. */
export const tokenOf = async (request: APIRequestContext, { email, password }: Customer) => {
  const form = { client_id: 'web', grant_type: 'password', scope: 'FullControl', username: email, password };
  const { access_token: token } = (await (await request.post('/Oauth/access_token', { form })).json()) as {
    access_token: string;
  };
  return token;
};

let ofSeller: Promise<string> | undefined;
/** The token of the demo's seller, asked for once. */
export const sellerToken = (request: APIRequestContext) => (ofSeller ??= tokenOf(request, seller));

/** Makes a call as that token's account and gives its answer. */
export const callAs = async (request: APIRequestContext, token: string, path: string, data: unknown) => {
  const response = await request.post(`/rest/${path}`, { data, headers: { authorization: `OAuth ${token}` } });
  return {
    status: response.status(),
    ...((await response.json()) as {
      data: Record<string, unknown> | null;
      error: string;
      payment?: { kind: string; url?: string };
    }),
  };
};

type Lines = readonly (Product & { quantity?: number })[];

/** An order as the checkout sends it: picked up where `to` says nothing else. */
const orderOf = (lines: Lines, paymentId: string, to: object = {}) => ({
  OrderGUID: randomUUID(),
  OrderPhone: '099 123 456',
  OrderShippingId: 'RES',
  OrderShippingPrice: 0,
  OrderPaymentId: paymentId,
  ...to,
  Items: lines.map(({ code, price, quantity = 1 }) => ({ Code: code, Price: price, Quantity: quantity })),
});

/** Places an order of these products, to be picked up and paid by deposit where nothing else is said; gives its number, GUID and provider's page. */
export const anOrderOf = async (
  request: APIRequestContext,
  customer: Customer,
  lines: Lines,
  { paymentId = 'SADE', to = {} }: { paymentId?: string; to?: object } = {},
) => {
  const order = orderOf(lines, paymentId, to);
  const placed = await callAs(request, await tokenOf(request, customer), 'order/add', { order });
  expect(placed.error).toBe('');
  return { guid: order.OrderGUID, number: Number(placed.data?.OrderNumber), payUrl: placed.payment?.url ?? '' };
};

/** Places an order without an account, to be picked up and paid by deposit where nothing else is said; gives the path by which its mail confirms it. */
export const aGuestOrder = async (request: APIRequestContext, product: Product, email: string, paymentId = 'SADE') => {
  const order = orderOf([product], paymentId);
  const placed = await request.post('/rest/order/addAsGuest', { data: { order, email, name: 'Eva Paz' } });
  expect(placed.status(), await placed.text()).toBe(200);
  return pathIn(await mailTo(request, email, /^Recibimos tu pedido/), '/confirmar-compra/');
};

export const seller: Customer = { email: 'vendedor@demo.uy', password: 'demo-2026' };
/** The demo's administrator. */
export const administrator: Customer = { email: 'admin@demo.uy', password: 'demo-2026' };
export const otherSeller: Customer = { email: 'otro@demo.uy', password: 'demo-2026' };

/** The company for which a seller of the demo sells. */
export const ownCompany = async (request: APIRequestContext, { email, password } = seller) => {
  const form = {
    client_id: 'web',
    grant_type: 'password',
    scope: 'FullControl',
    username: email,
    password,
  };
  const login = (await (await request.post('/Oauth/access_token', { form })).json()) as Record<string, string>;
  const user = await callAs(request, login.access_token ?? '', 'user/get', { guid: login.user_guid });
  const [company] = (user.data?.SellsFor ?? []) as { CompanyId: number; CompanyName: string }[];
  return { id: company?.CompanyId ?? 0, name: company?.CompanyName ?? '', token: login.access_token ?? '' };
};
