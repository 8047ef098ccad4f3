import { randomOf } from '#demo/random';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { Database } from '#server/database/database';
import { transact } from '#server/database/transact';
import { plainCode } from '#server/plain-text';
import type { Tables } from '#server/tables';
import { familyAt, makers, vehicles } from './families.ts';
import { seedCategories, settle } from './fill.ts';

const atOnce = 2000;

/** Fills a migrated shop without products with the first `count` of the bench's families, their vehicles, fitments, codes and products. */
export const fillFamilies = async (
  { db, query }: Database<Tables>,
  count: number,
  onProgress: (done: number) => void,
) => {
  await transact(db, async (tx) => {
    await seedCategories(tx);
    const brands = new Set([...makers, ...vehicles.map(({ brand }) => brand)]);
    await insertRows(
      tx,
      'brand',
      [...brands].map((name) => ({ name })),
    );
    const brandIds = await idsBy(tx, 'brand', 'name');
    const rows = vehicles.map(({ brand, model, engine, from, to }, at) => ({
      brand_id: valueOf(brandIds, brand),
      model,
      engine,
      year_from: from,
      year_to: to,
      external_source: 'bench',
      external_id: String(at),
    }));
    await insertRows(tx, 'vehicle', rows);
  });
  const { brandIds, vehicleIds } = await idsOfFamilies({ db });
  const branches = await idsBy(db, 'branch', 'code');
  for (let first = 0; first < count; first += atOnce) {
    const page = Array.from({ length: Math.min(atOnce, count - first) }, (_, at) => familyAt(first + at));
    await transact(db, async (tx) => {
      const families = page.map(({ family, description, height, width }) => ({
        code: family,
        description,
        height_mm: height,
        width_mm: width,
        system: null,
        created_at: new Date(),
        updated_at: new Date(),
      }));
      await insertRows(tx, 'family', families);
      const codes = page.flatMap(({ family, originalCodes }) =>
        originalCodes.map((code, position) => ({ family, code, plain: plainCode(code), position })),
      );
      await insertRows(tx, 'original_code', codes);
      const fitments = page.flatMap(({ family, fitments: fitted }) =>
        fitted.map(({ vehicle, from, to }, position) => ({
          family,
          vehicle_id: vehicleIds[vehicle],
          year_from: from,
          year_to: to,
          position,
          qualifier: '',
          source: 'bench',
        })),
      );
      await insertRows(tx, 'fitment', fitments);
      const products = page.map((one) => ({
        code: one.code,
        name: one.name,
        description: one.description,
        category_id: one.category,
        brand_id: valueOf(brandIds, one.maker),
        price_cents: one.price,
        iva_rate: 22,
        family: one.family,
        is_original: false,
        is_public: one.isPublic,
        is_loading: false,
        created_at: new Date(),
        updated_at: new Date(),
      }));
      await insertRows(tx, 'product', products);
    });
    onProgress(first + page.length);
  }
  const rows = [...(await idsBy(db, 'product', 'code'))].map(([code, product_id]) => ({
    product_id,
    branch_id: valueOf(branches, 'BUL'),
    reserved: 0,
    on_hand: randomOf('units', code).int(0, 12),
  }));
  await transact(db, (tx) => insertRows(tx, 'stock', rows));
  await settle(query);
};

/** The ids of brands by name and of vehicles by their places. */
export const idsOfFamilies = async ({ db }: Pick<Database<Tables>, 'db'>) => {
  const byExternal = await idsBy(db, 'vehicle', 'external_id');
  return {
    brandIds: await idsBy(db, 'brand', 'name'),
    vehicleIds: vehicles.map((_, at) => valueOf(byExternal, String(at))),
  };
};
