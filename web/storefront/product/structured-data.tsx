import type { Product } from '#contract/catalogue';
import { pictureAddress } from '#contract/pictures';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';

type Props = { product: Product; steps: readonly { label: string; to: string }[] };

const availability = { AV: 'InStock', CO: 'LimitedAvailability', NO: 'OutOfStock' };

/** The product and its place in the shop as search engines read them; without an offer where the price is not shown. */
export const StructuredData = ({ product, steps }: Props) => {
  const { origin } = useSite();
  if (!product.isPublic) return null;
  const url = origin + paths.product(product.code);
  const facts = [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...{ name: product.name, sku: product.code, url, description: product.description || product.name },
      category: product.categoryName,
      brand: { '@type': 'Brand', name: product.brandName },
      ...(product.images.length > 0 && {
        image: product.images.map(({ image }) => origin + pictureAddress(image, 1080, 'webp')),
      }),
      ...(product.price !== undefined && {
        offers: {
          '@type': 'Offer',
          ...{ url, price: (product.price / 100).toFixed(2), priceCurrency: 'USD' },
          availability: `https://schema.org/${availability[product.available]}`,
          itemCondition: 'https://schema.org/NewCondition',
        },
      }),
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
  const html = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
};
