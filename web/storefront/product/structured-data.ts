import type { Card, Product } from '#contract/catalogue';
import { ivaWords } from '#contract/plain/iva-split';
import { moneyText } from '#contract/plain/money-text';
import { isOnRequest } from '#contract/plain/on-request';
import { pictureAddress } from '#contract/plain/pictures';
import { productNumbers } from '#contract/plain/product-numbers';
import { publicPrice } from '#contract/plain/public-price';
import type { SiteSettings } from '#sites/site';
import { breadcrumbFacts } from '#web/blocks/structured-data/json-ld';
import { paths } from '#web/paths';
import type { Step } from './steps-to.ts';

// Only loaders use this, so none of it reaches the browser.

/** Where a thing is sold: the site's public address, and how it shows prices. */
export type SoldIn = { origin: string; settings: Pick<SiteSettings, 'showUYU' | 'rate' | 'saleOn'> };

const availability = { AV: 'InStock', CO: 'LimitedAvailability', NO: 'OutOfStock' };
/** The same while the shop takes no orders online. */
const inStoreAlone = { AV: 'InStoreOnly', CO: 'InStoreOnly', NO: 'OutOfStock' };

/** The price that visitors are told; undefined where they see no price, or it has none yet. */
export const priceTold = (price: number | undefined, { settings }: SoldIn) =>
  price === undefined || isOnRequest(price) ? undefined : publicPrice(price, settings);

type Priced = ReturnType<typeof priceTold>;

/** A description that begins with the price, for who gets the address in a chat. */
export const withPrice = (price: Priced, text: string) =>
  price ? `${moneyText(price.cents, price.currency)} ${ivaWords.included}. ${text}` : text;

const summaryLength = 155;

/** A product in one or two lines for who finds it elsewhere. */
export const summary = (product: Product, soldIn: SoldIn) => {
  const { name, brandName, categoryName, code, description } = product;
  const text = `${name} (${code}) de ${brandName}, en ${categoryName}. ${description}`;
  return withPrice(priceTold(product.price, soldIn), text).trim().slice(0, summaryLength);
};

type Sold = Pick<Card, 'code' | 'brandName' | 'price' | 'available'>;

/** A product as search engines read it: code, maker, and an offer where a price is shown. */
export const soldAt = (url: string, { code, brandName, price, available }: Sold, soldIn: SoldIn) => {
  const told = priceTold(price, soldIn);
  return {
    sku: code,
    brand: { '@type': 'Brand', name: brandName },
    ...(told && {
      offers: {
        '@type': 'Offer',
        url,
        price: (told.cents / 100).toFixed(2),
        priceCurrency: told.currency,
        availability: `https://schema.org/${(soldIn.settings.saleOn ? availability : inStoreAlone)[available]}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
  };
};

/** The pictures' addresses, where there are any. */
export const pictured = (origin: string, images: Product['images']) =>
  images.length > 0 && { image: images.map(({ image }) => origin + pictureAddress(image, 1080, 'webp')) };

/** The product and its place in the shop as search engines read them; without an offer where the price is not shown. */
export const structuredData = (soldIn: SoldIn, product: Product, steps: readonly Step[]): object[] => {
  const { origin } = soldIn;
  const url = origin + paths.product(product.code);
  const thing = {
    '@type': 'Product',
    name: product.name,
    url,
    description: product.description || product.name,
    category: product.categoryName,
    ...productNumbers(product),
    ...soldAt(url, product, soldIn),
    ...pictured(origin, product.images),
  };
  return [thing, breadcrumbFacts(origin, steps)];
};
