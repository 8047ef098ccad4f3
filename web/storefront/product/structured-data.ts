import type { Product } from '#contract/catalogue';
import { pictureAddress } from '#contract/pictures';
import { paths } from '#web/paths';
import type { Step } from './steps-to.ts';

// Only loaders use this, so none of it reaches the browser.

const availability = { AV: 'InStock', CO: 'LimitedAvailability', NO: 'OutOfStock' };

/** A product in one or two lines for who finds it elsewhere. */
export const summary = ({ name, brandName, categoryName, code, description }: Product) =>
  `${name} (${code}) de ${brandName}, en ${categoryName}. ${description}`.slice(0, 155);

/**
 * The product and its place in the shop as search engines read them, as JSON-LD text that may stand in a page; without
 * an offer where the price is not shown.
 */
export const structuredData = (origin: string, product: Product, steps: readonly Step[]): string => {
  const url = origin + paths.product(product.code);
  const images = product.images.map(({ image }) => origin + pictureAddress(image, 1080, 'webp'));
  const offer = product.price !== undefined && {
    '@type': 'Offer',
    ...{ url, price: (product.price / 100).toFixed(2), priceCurrency: 'USD' },
    availability: `https://schema.org/${availability[product.available]}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
  const facts = [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...{ name: product.name, sku: product.code, url, description: product.description || product.name },
      category: product.categoryName,
      brand: { '@type': 'Brand', name: product.brandName },
      ...(images.length > 0 && { image: images }),
      ...(offer && { offers: offer }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ label, to }, at) => ({
        '@type': 'ListItem',
        ...{ position: at + 1, name: label, item: origin + to },
      })),
    },
  ];
  // In a script only '<' could end it early.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
};
