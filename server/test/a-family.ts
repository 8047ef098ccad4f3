import { type FamilyToSave, saveFamilies } from '#server/autoparts/save-families.service';
import { saveVehicles, type VehicleToSave } from '#server/autoparts/save-vehicles.service';
import { saveBrands } from '#server/catalogue/brands.service';
import { inTransaction } from '#server/in-transaction';
import { aProduct } from '#server/test/a-product';
import type { TestShop } from '#server/test/shop';

let count = 0;

/** A vehicle; its brand is made where it does not exist. */
export const aVehicle = (
  shop: Pick<TestShop, 'ctx'>,
  { brand = 'Volkswagen', ...given }: Partial<VehicleToSave> & { brand?: string } = {},
) =>
  inTransaction(shop.ctx, async (inside) => {
    const brandId = given.brandId ?? (await saveBrands(inside, [{ name: brand }])).get(brand) ?? 0;
    const row = { model: `Gol ${++count}`, engine: '1.6', from: 2004, to: 2012, ...given, brandId };
    const [id = 0] = await saveVehicles(inside, [row]);
    return { ...row, id };
  });

type Given = Partial<FamilyToSave> & {
  /** Its products, each as `aProduct` takes them; one public product in category 2.301 unless told otherwise. */
  products?: readonly Parameters<typeof aProduct>[1][];
};

/** A family with its products. */
export const aFamily = async (shop: Pick<TestShop, 'ctx'>, { products = [{}], ...given }: Given = {}) => {
  const row = { family: `10275413${10 + ++count}`, ...given };
  const made: Awaited<ReturnType<typeof aProduct>>[] = [];
  for (const product of products)
    made.push(await aProduct(shop, { categoryId: '2.301', family: row.family, ...product }));
  await inTransaction(shop.ctx, (inside) => saveFamilies(inside, [row]));
  return { ...row, products: made };
};

/** A family's applications as its page says them, each on one line. */
export const applicationLines = async (shop: TestShop, family: string) =>
  (await shop.call('autopart/findByFamily', { family })).data?.applications.map(
    ({ brandName, name, yearRange, qualifier }) => [brandName, name, yearRange, qualifier].filter(Boolean).join(' · '),
  );
