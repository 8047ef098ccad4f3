import { pictureAddress } from '#contract/plain/pictures';
import { productNumbers } from '#contract/plain/product-numbers';
import { publicPrice } from '#contract/plain/public-price';
import { usableRate } from '#contract/plain/rate';
import { googleCategories } from '#server/catalogue/categories.service';
import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { streamOf } from '#server/http/stream-of';
import { sellsAsExample } from '#server/settings/example-company.service';
import { type Offer, readOffers } from './feed.store.ts';
import { keptFor, publicEntry } from './public-entry.ts';
import { element } from './xml.ts';

/** So many products are in memory at once. */
const atOnce = 500;
/** Merchant Center takes no longer ones, in characters, and no more further pictures. */
const longest = { id: 50, title: 150, description: 5000, brand: 70, productType: 750 };
const furtherPictures = 10;

type Shop = Pick<Ctx, 'origin' | 'settings' | 'site'> & { googleOf: (categoryId: string) => number | undefined };

const priceText = (cents: number, settings: Shop['settings']) => {
  const price = publicPrice(cents, settings);
  return `${(price.cents / 100).toFixed(2)} ${price.currency}`;
};

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** The cost of sending; to the interior the freight is the carrier's, and nobody knows it before. */
const shippings = ({ settings }: Pick<Shop, 'settings'>) =>
  settings.shipping
    .filter(({ id, price }) => id !== 'RES' && price > 0)
    .map(
      ({ name, price }) =>
        `<g:shipping><g:country>UY</g:country>${element('g:service', name)}${element('g:price', priceText(price, settings))}</g:shipping>`,
    )
    .join('');

const linkOf = ({ origin, site }: Shop, { family, code }: Offer) =>
  site.kind === 'autoparts' && family !== null
    ? `${origin}/productos/${encodeURIComponent(family)}?${new URLSearchParams({ codigo: code })}`
    : `${origin}/productos/${encodeURIComponent(code)}`;

/** A product as Merchant Center reads it: https://support.google.com/merchants/answer/7052112 */
const item = (shop: Shop, offer: Offer, shipping: string) => {
  const { gtin, mpn } = productNumbers(offer);
  const [picture, ...others] = offer.images.map(({ image }) => shop.origin + pictureAddress(image, 1080, 'webp'));
  const elements = [
    element('g:id', offer.code.length <= longest.id ? offer.code : `producto-${offer.id}`),
    element('g:title', cut(offer.name, longest.title)),
    element('g:description', cut(offer.description || offer.name, longest.description)),
    element('g:link', linkOf(shop, offer)),
    element('g:image_link', picture),
    ...others.slice(0, furtherPictures).map((one) => element('g:additional_image_link', one)),
    element('g:availability', offer.isInStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', priceText(offer.price, shop.settings)),
    element('g:brand', cut(offer.brandName, longest.brand)),
    element('g:gtin', gtin),
    element('g:mpn', mpn),
    // It has to be said where there is neither a maker nor a number of the world's.
    element('g:identifier_exists', gtin || mpn || offer.brandName ? undefined : 'no'),
    element('g:condition', 'new'),
    element('g:google_product_category', shop.googleOf(offer.categoryId)?.toString()),
    element('g:product_type', cut(offer.categoryName, longest.productType)),
    shipping,
  ];
  return `<item>${elements.join('')}</item>\n`;
};

const feed = async function* (ctx: Ctx): AsyncGenerator<string> {
  const { site, origin } = ctx;
  const about = element('title', site.name) + element('link', `${origin}/`) + element('description', site.about);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about}\n`;
  // As its pages say it: in pesos only while the rate can be used.
  const settings = { ...ctx.settings, rate: usableRate(ctx.settings, ctx.clock()) };
  const shop = { ...ctx, settings, googleOf: await googleCategories(ctx) };
  const shipping = shippings(shop);
  let after = 0;
  for (let isMore = true; isMore; ) {
    const offers = await readOffers(ctx.db, { root: site.rootCategory, after, count: atOnce });
    yield offers.map((offer) => item(shop, offer, shipping)).join('');
    after = offers.at(-1)?.id ?? after;
    isMore = offers.length === atOnce;
  }
  yield '</channel></rss>\n';
};

/** /feed/google.xml: what the site sells, for Merchant Center. It is not there where visitors see no prices, cannot order, or cannot come in yet. */
export const feedEntries: DoorEntry[] = [
  publicEntry({
    path: '/feed/google.xml',
    aMinute: 10,
    exists: async ({ db, settings, site }) =>
      settings.pricesFor === 'everyone' && settings.saleOn && settings.opened && !(await sellsAsExample(db, site.id)),
    answer: async (ctx) => ({
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor.hour },
      body: streamOf(feed(ctx), ctx.log),
    }),
  }),
];
