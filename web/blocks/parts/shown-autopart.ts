import type { Autopart } from '#contract/autoparts';
import { applicationTitle } from '#contract/plain/item-name';
import { isOnRequest } from '#contract/plain/on-request';
import { partName } from '#web/blocks/parts/part-name';
import type { PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';

/** A part as its card shows it. A page's data come with it a second time for the browser, so loaders pass on no more. */
export type ShownAutopart = Pick<
  Autopart,
  | 'family'
  | 'code'
  | 'categoryId'
  | 'categoryName'
  | 'description'
  | 'isPublic'
  | 'available'
  | 'height'
  | 'width'
  | 'system'
  | 'originalCodes'
> & {
  images: readonly { image: string }[];
  applications: readonly Omit<Autopart['applications'][number], 'source'>[];
  /** With their names where no application names the part, and their categories where they are not the part's. */
  products: readonly (Pick<
    Autopart['products'][number],
    'code' | 'brandName' | 'price' | 'ivaRate' | 'available' | 'branches' | 'isOriginal' | 'isPublic' | 'lastSale'
  > & { name?: string; categoryName?: string })[];
};

export const shownAutopart = ({ images, applications, products, ...part }: Autopart): ShownAutopart => {
  const { family, code, categoryId, categoryName, description, isPublic, available } = part;
  const { height, width, system, originalCodes } = part;
  return {
    applications,
    family,
    code,
    categoryId,
    categoryName,
    // Read where no application names the part alone.
    description: applications.length === 0 ? description : '',
    isPublic,
    available,
    height,
    width,
    system,
    originalCodes,
    images: images.slice(0, 1).map(({ image }) => ({ image })),
    products: products.map((own) => ({
      code: own.code,
      brandName: own.brandName,
      ivaRate: own.ivaRate,
      available: own.available,
      branches: own.branches,
      isOriginal: own.isOriginal,
      isPublic: own.isPublic,
      ...(applications.length === 0 && { name: own.name }),
      ...(own.categoryName !== categoryName && { categoryName: own.categoryName }),
      ...(own.price !== undefined && { price: own.price }),
    })),
  };
};

/** The code that was typed, where it is one of the part's products' own: that product is meant, no other of the part. */
export const meantCode = (
  { products }: { products: readonly { code: string }[] },
  code: { kind: string; text: string } | null | undefined,
) => products.find((product) => code?.kind === 'own' && product.code === code.text)?.code;

/**
 * Query of a part's page that says how the part was found: the picked vehicle, else the application that a text found,
 * where that is not the one by which the page is called.
 */
export const wayTo = (
  { applications }: Pick<ShownAutopart, 'applications'>,
  picked: PickedVehicle,
  [at]: readonly number[] = [],
) => {
  const para = !picked.v && at ? applications[at]?.name : undefined;
  return para ? { para } : picked;
};

type Titled = Pick<ShownAutopart, 'applications' | 'products' | 'description' | 'code'>;

/** A part's title where its category stands beside: the application that was looked for, else the first. */
export const autopartTitle = (part: Titled, matched: readonly number[] = []): string => {
  const { applications } = part;
  const application = applications[matched[0] ?? 0] ?? applications[0];
  if (application) return applicationTitle(application);
  return partName(part);
};

type Buyable = Pick<ShownAutopart['products'][number], 'code' | 'isPublic' | 'available'>;

/** Whether a buyer can have a product now. */
export const isToBuy = ({ isPublic, available }: Pick<Buyable, 'isPublic' | 'available'>) =>
  isPublic && available !== 'NO';

/** The products that a part stands for: the one that is meant, else all that can be had, else those in sight. */
const offered = <T extends Buyable>(products: readonly T[], meant: string | undefined): readonly T[] =>
  [({ code }: T) => code === meant, isToBuy, ({ isPublic }: T) => isPublic]
    .map((isOne) => products.filter(isOne))
    .find((some) => some.length > 0) ?? products;

/** Whether all that a part stands for is original, so that nothing else is bought by the word. */
export const isAllOriginal = (products: ShownAutopart['products'], meant?: string) =>
  offered(products, meant).every(({ isOriginal }) => isOriginal);

/**
 * A part's price: the lowest of the products that it stands for, and whether others cost more. On request where all of
 * them are. Undefined where prices are not shown.
 */
export const autopartPrice = (products: ShownAutopart['products'], meant?: string) => {
  const shown = offered(products, meant).filter(
    (one): one is typeof one & { price: number } => one.price !== undefined,
  );
  const [cheapest = shown[0], ...dearer] = shown
    .filter(({ price }) => !isOnRequest(price))
    .toSorted((one, other) => one.price - other.price);
  if (!cheapest) return undefined;
  return { ...cheapest, isFrom: dearer.some(({ price }) => price > cheapest.price) };
};
