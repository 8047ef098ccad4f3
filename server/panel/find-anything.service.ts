import type { Hit } from '#contract/panel';
import { buyerName } from '#contract/plain/channels';
import { isOnRequest } from '#contract/plain/on-request';
import { hitsMax } from '#contract/plain/panel-hits';
import { productsByOtherNumbers } from '#server/catalogue/products.service';
import { companiesNamed } from '#server/companies/companies.service';
import { soldOrders } from '#server/orders/order-view.service';
import { peopleNamed } from '#server/people/people.service';
import { plainCode } from '#server/plain-text';
import type { StoredCard } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { filterFamilies } from '#server/search/autoparts.service';
import { familyCards } from '#server/search/find-family.service';
import { findProducts } from '#server/search/search.service';

const shortest = 2;
/** A number of fewer digits is an order's, not a phone or a document. */
const phoneDigits = 6;

/**
 * Hits of a text for staff. The site's products and families are found as search does (decisions C2), by barcode and by
 * a previous code too; its orders by number, by their buyer and by where they go; companies and people by name, RUT,
 * document, phone or e-mail. Orders and people are those that the caller reads; nothing is there that is merely near.
 */
export const findAnything = async (ctx: MemoryCtx, text: string): Promise<Hit[]> => {
  const { number, digits, saysOrder } = orderNumberIn(text);
  const orders = number === undefined ? [] : await ofOrders(ctx, { number });
  if (saysOrder || text.length < shortest) return orders;
  const products = await ofProducts(ctx, text);
  const families = ctx.site.kind === 'autoparts' ? await ofFamilies(ctx, text) : [];
  const companies = await companiesNamed(ctx, text, hitsMax);
  const people = await peopleNamed(ctx, text, hitsMax);
  const bought = digits < phoneDigits ? [] : await ofOrders(ctx, { text });
  const isMeant = ({ key }: Hit) => plainCode(key) === plainCode(text);
  const goods = [...products, ...families];
  return [
    ...goods.filter(isMeant),
    ...orders,
    ...goods.filter((one) => !isMeant(one)),
    ...companies.map(({ id, name, identifier }) => ({ ...hit('company', identifier, name, identifier), id })),
    ...people.map(({ id, name, lastName, email }) => {
      const whole = `${name} ${lastName}`;
      return { ...hit('person', whole, whole, email), id };
    }),
    ...bought.filter(({ key }) => !orders.some((order) => order.key === key)),
  ];
};

const hit = (kind: Hit['kind'], key: string, title: string, detail: string | null): Hit => ({
  kind,
  id: null,
  key,
  title,
  detail: detail ?? '',
  guid: null,
  price: null,
  units: null,
});

/** '1042', '#1042' or 'pedido 1042'. */
const orderNumberIn = (text: string) => {
  const [, word, digits] = /^(pedido\s*)?#?\s*(\d{1,9})$/i.exec(text) ?? [];
  const saysOrder = word !== undefined;
  return digits === undefined
    ? { number: undefined, digits: Number.POSITIVE_INFINITY, saysOrder }
    : { number: Number(digits), digits: digits.length, saysOrder };
};

const ofOrders = async (ctx: MemoryCtx, meant: { number: number } | { text: string }): Promise<Hit[]> => {
  const orders = await soldOrders(ctx, meant, hitsMax);
  return orders.map((order) => ({
    ...hit('order', String(order.number), buyerName(order), order.state),
    guid: order.guid,
  }));
};

const ofProducts = async (ctx: MemoryCtx, text: string): Promise<Hit[]> => {
  const filters = { text, categoryId: ctx.site.rootCategory };
  const found = await findProducts(ctx, { filters, orderBy: 'REL', rowIndex: 0, rowsMax: hitsMax }, []);
  const cardOf = (id: number) => found.cards.get(id, found.names);
  const named = found.nearest ? [] : found.ids.flatMap((id) => cardOf(id) ?? []);
  const numbered = await productsByOtherNumbers(ctx, text);
  const all = new Map([...numbered, ...named].map((one) => [one.code, one]));
  return [...all.values()].slice(0, hitsMax).map(({ id, code, name, brandName }) => {
    const { price = null, units = null } = cardOf(id) ?? {};
    return { ...hit('product', code, name, brandName), price, units };
  });
};

const ofFamilies = async (ctx: MemoryCtx, text: string): Promise<Hit[]> => {
  const filters = { text, categoryId: ctx.site.rootCategory };
  const page = { orderBy: 'REL', rowIndex: 0, rowsMax: hitsMax } as const;
  const { data, matches, nearest } = await filterFamilies(ctx, { filters, ...page });
  if (nearest) return [];
  const hits = data.map(async ({ family, code, categoryName, description }, at) => {
    const found = matches[at]?.code?.text;
    const title = description || `${categoryName} ${code}`;
    const named = hit('family', family, title, found && found !== family ? found : '');
    return { ...named, ...worthOf(await familyCards(ctx, family)) };
  });
  return Promise.all(hits);
};

/** The lowest price of a family's products that have one, and the units of all. */
const worthOf = (products: readonly StoredCard[]) => {
  if (products.length === 0) return {};
  const prices = products.map(({ price }) => price).filter((price) => !isOnRequest(price));
  return {
    price: prices.length > 0 ? Math.min(...prices) : 0,
    units: products.reduce((sum, { units }) => sum + units, 0),
  };
};
