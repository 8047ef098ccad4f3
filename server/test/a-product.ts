import { saveBrands } from '#server/catalogue/brands.service';
import { saveCategories } from '#server/catalogue/categories.service';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { saveProduct } from '#server/catalogue/save-products.service';
import { inTransaction } from '#server/in-transaction';
import type { TestShop } from '#server/test/shop';

let count = 0;

type Given = Partial<ProductToSave> & {
  brand?: string;
  /** Units on hand by branch code; the branches are made where they do not exist. */
  stock?: Record<string, number>;
};

const namedAbove = (id: string) => id.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

/** A product for sale in category 1.1 with five units in branch BUL; whatever is given instead holds. */
export const aProduct = (shop: Pick<TestShop, 'ctx'>, { brand = 'Nodo', stock = { BUL: 5 }, ...given }: Given = {}) => {
  count += 1;
  const categoryId = given.categoryId ?? '1.1';
  const code = given.code ?? `P-${String(count).padStart(4, '0')}`;
  return inTransaction(shop.ctx, async (inside) => {
    const { db } = inside;
    await saveCategories(inside, await missingCategories(inside.db, categoryId));
    const brandId = given.brandId ?? (await saveBrands(inside, [{ name: brand }])).get(brand) ?? 0;
    const row = { name: `Placa de prueba ${count}`, price: 1250, ...given, code, categoryId, brandId };
    const { id } = await saveProduct(inside, row);
    for (const [branch, units] of Object.entries(stock)) {
      const branchId = await branchOf(db, branch);
      await db
        .insertInto('stock')
        .values({ product_id: id, branch_id: branchId, on_hand: units })
        .onConflict((conflict) => conflict.columns(['product_id', 'branch_id']).doUpdateSet({ on_hand: units }))
        .execute();
    }
    return { ...row, id };
  });
};

const missingCategories = async (db: TestShop['ctx']['db'], id: string) => {
  const ids = namedAbove(id);
  const found = await db.selectFrom('category').select('id').where('id', 'in', ids).execute();
  return ids.filter((one) => !found.some((row) => row.id === one)).map((one) => ({ id: one, name: `Rubro ${one}` }));
};

const branchOf = async (db: TestShop['ctx']['db'], code: string) => {
  const found = await db.selectFrom('branch').select('id').where('code', '=', code).executeTakeFirst();
  if (found) return found.id;
  const made = { code, name: `Sucursal ${code}`, address: 'Calle 1234', position: code.charCodeAt(0) };
  return (await db.insertInto('branch').values(made).returning('id').executeTakeFirstOrThrow()).id;
};
