import type { Autopart } from '#contract/autoparts';
import { partName } from '#web/blocks/parts/part-name';
import { isRange } from '#web/data/vehicle';
import { paths } from '#web/paths';
import type { Step } from './steps-to.ts';
import { jsonLd, pictured, soldAt } from './structured-data.ts';

// Only loaders use this, so none of it reaches the browser.

type Application = Autopart['applications'][number];

const vehicleText = ({ brandName, name, yearRange }: Application) =>
  [brandName, name, isRange(yearRange) ? yearRange : ''].filter(Boolean).join(' ');

/** A part in one or two lines for who finds it elsewhere: what it is, what it goes into, its codes. */
export const partSummary = (part: Autopart) => {
  const into = part.applications.map(vehicleText).slice(0, 3).join(', ');
  const codes = part.originalCodes.map(({ code }) => code).slice(0, 3);
  const text = `${part.categoryName}${into && ` para ${into}`}. Código ${[part.code, ...codes].join(', ')}. ${part.description}`;
  return text.trim().slice(0, 155);
};

const vehiclesMax = 20;

/** The part and its place in the shop: one product, or a group of those that do the same. */
export const partFacts = (origin: string, part: Autopart, steps: readonly Step[]): string => {
  const url = origin + paths.product(part.family);
  const about = {
    name: `${part.categoryName} ${partName(part)}`,
    url,
    category: part.categoryName,
    description: part.description || partSummary(part),
    ...pictured(origin, part.images),
    isAccessoryOrSparePartFor: part.applications
      .filter(({ vehicleId }) => vehicleId !== null)
      .slice(0, vehiclesMax)
      .map((application) => ({ '@type': 'Vehicle', name: vehicleText(application) })),
  };
  const [first, ...others] = part.products.map((product) => ({ name: product.name, ...soldAt(url, product) }));
  const thing =
    others.length === 0
      ? { '@type': 'Product', ...first, ...about }
      : {
          '@type': 'ProductGroup',
          productGroupID: part.family,
          ...about,
          hasVariant: [first, ...others].map((variant) => ({ '@type': 'Product', ...variant })),
        };
  return jsonLd(origin, thing, steps);
};
