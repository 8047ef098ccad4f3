import type { Autopart } from '#contract/autoparts';
import { isRange } from '#contract/plain/year-range';
import { partName } from '#web/blocks/parts/part-name';
import { breadcrumbFacts } from '#web/blocks/structured-data/json-ld';
import { paths } from '#web/paths';
import type { Step } from './steps-to.ts';
import { pictured, priceTold, type SoldIn, soldAt, withPrice } from './structured-data.ts';

// Only loaders use this, so none of it reaches the browser.

type Application = Autopart['applications'][number];

const vehicleText = ({ brandName, name, yearRange }: Application) =>
  [brandName, name, isRange(yearRange) ? yearRange : ''].filter(Boolean).join(' ');

/** Price of a part that has a single product. */
export const onlyPrice = ({ products: [only, ...others] }: Autopart, soldIn: SoldIn) =>
  others.length === 0 ? priceTold(only?.price, soldIn) : undefined;

/** A part in one or two lines for who finds it elsewhere: its price, its name, its applications, its codes. */
export const partSummary = (part: Autopart, soldIn: SoldIn) =>
  withPrice(onlyPrice(part, soldIn), partText(part)).slice(0, 155);

const partText = (part: Autopart) => {
  const into = part.applications.map(vehicleText).slice(0, 3).join(', ');
  const codes = part.originalCodes.map(({ code }) => code).slice(0, 3);
  const text = `${part.categoryName}${into && ` para ${into}`}. Código ${[part.code, ...codes].join(', ')}. ${part.description}`;
  return text.trim();
};

const vehiclesMax = 20;

/** The part and its place in the shop: one product, or a group of those that do the same. */
export const partFacts = (soldIn: SoldIn, part: Autopart, steps: readonly Step[]): object[] => {
  const { origin } = soldIn;
  const url = origin + paths.product(part.family);
  const about = {
    name: `${part.categoryName} ${partName(part)}`,
    url,
    category: part.categoryName,
    description: part.description || partText(part),
    ...pictured(origin, part.images),
    isAccessoryOrSparePartFor: part.applications
      .filter(({ vehicleId }) => vehicleId !== null)
      .slice(0, vehiclesMax)
      .map((application) => ({
        '@type': 'Vehicle',
        name: vehicleText(application),
        ...(application.brandName && { brand: { '@type': 'Brand', name: application.brandName } }),
      })),
  };
  const [first, ...others] = part.products.map((product) => ({ name: product.name, ...soldAt(url, product, soldIn) }));
  const thing =
    others.length === 0
      ? { '@type': 'Product', ...first, ...about }
      : {
          '@type': 'ProductGroup',
          productGroupID: part.family,
          ...about,
          hasVariant: [first, ...others].map((variant) => ({ '@type': 'Product', ...variant })),
        };
  return [thing, breadcrumbFacts(origin, steps)];
};
