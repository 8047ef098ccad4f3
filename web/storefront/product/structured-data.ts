import type { Card, Product } from '#contract/catalogue';
import { isOnRequest } from '#contract/plain/on-request';
import { pictureAddress } from '#contract/plain/pictures';
import { paths } from '#web/paths';
import type { Step } from './steps-to.ts';

// Only loaders use this, so none of it reaches the browser.

const availability = { AV: 'InStock', CO: 'LimitedAvailability', NO: 'OutOfStock' };

/** A product in one or two lines for who finds it elsewhere. */
export const summary = ({ name, brandName, categoryName, code, description }: Product) =>
  `${name} (${code}) de ${brandName}, en ${categoryName}. ${description}`.slice(0, 155);

type Sold = Pick<Card, 'code' | 'brandName' | 'price' | 'available'>;

/** What is sold, as search engines read it: code, maker, and an offer where there is a price that is shown. */
export const soldAt = (url: string, { code, brandName, price, available }: Sold) => ({
  sku: code,
  brand: { '@type': 'Brand', name: brandName },
  ...(price !== undefined &&
    !isOnRequest(price) && {
      offers: {
        '@type': 'Offer',
        url,
        price: (price / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability[available]}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
});

/** The pictures' addresses, where there are any. */
export const pictured = (origin: string, images: Product['images']) =>
  images.length > 0 && { image: images.map(({ image }) => origin + pictureAddress(image, 1080, 'webp')) };

/** A thing and its place in the shop as JSON-LD text that may stand in a page. */
export const jsonLd = (origin: string, thing: object, steps: readonly Step[]): string => {
  const place = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: origin + to,
    })),
  };
  const facts = [thing, place].map((fact) => ({ '@context': 'https://schema.org', ...fact }));
  // In a script only '<' could end it early.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
};

/** The product and its place in the shop as search engines read them; without an offer where the price is not shown. */
export const structuredData = (origin: string, product: Product, steps: readonly Step[]): string => {
  const url = origin + paths.product(product.code);
  const thing = {
    '@type': 'Product',
    name: product.name,
    url,
    description: product.description || product.name,
    category: product.categoryName,
    ...soldAt(url, product),
    ...pictured(origin, product.images),
  };
  return jsonLd(origin, thing, steps);
};
