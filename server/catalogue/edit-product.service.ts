import type { Product } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { moneyText } from '#contract/plain/money-text';
import { putFirstUnits } from '#server/catalogue/change-stock.service';
import { requireChoices } from '#server/catalogue/product-choices';
import { editProductLists } from '#server/catalogue/product-edit-lists';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import { productForSellers } from '#server/catalogue/products.service';
import {
  addNotes,
  findForSave,
  lockProducts,
  noteProducts,
  type SavedProduct,
  type StoredProduct,
  writeProducts,
} from '#server/catalogue/save-products.service';
import { asWord, changedValues } from '#server/changed-values';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { wholeEdits } from '#server/whole-edits';

const labels = {
  name: 'Nombre',
  brandId: 'Marca',
  categoryId: 'Categoría',
  price: 'Precio',
  ivaRate: 'IVA',
  description: 'Descripción',
  providerId: 'Proveedor',
  providerCode: 'Código del proveedor',
  providerUrl: 'Página del proveedor',
  mLCode: 'Código de MercadoLibre',
  barcode: 'Código de barras',
  minStock: 'Stock mínimo',
  dua: 'DUA',
  family: 'Familia',
  isOriginal: 'Original',
  isPublic: 'Público',
  isLoading: 'En carga',
};

const itemLabels = {
  specifications: { key: 'Nombre de la especificación', value: 'Valor de la especificación' },
  relatedLinks: { name: 'Nombre del enlace', url: 'Dirección del enlace' },
};

const thing = (code: string) => ({ entity: 'product', id: code });

/** Adds a product with its lists and first units. Throws product.codeTaken, or a 422 where a choice is not in its list. */
export const addProduct = (ctx: Ctx, { product, shelves }: Parsed<'product/add'>): Promise<Product> =>
  inTransaction(ctx, async (inside) => {
    const { images, providerId = null, ...columns } = product;
    const saved = await insertProduct(inside, { ...columns, providerId, images: images.map(({ id }) => id) });
    await putFirstUnits(inside, product.code, shelves);
    await noteProducts(inside, addNotes({ ids: [], movesMenu: false }, [saved]));
    return shown(inside, product.code);
  });

/** Adds a product with its history in the caller's transaction; `noteProducts` is to note it. Throws as `addProduct`. */
export const insertProduct = async (inside: Inside, row: ProductToSave): Promise<SavedProduct> => {
  await requireChoices(inside, row);
  const [saved] = await writeProducts(inside, [row]);
  // The product that had the code first would be written over: the transaction takes that back.
  if (saved?.outcome !== 'created') throw new Refusal('product.codeTaken', { code: row.code });
  const { id: _, ...stored } = await storedProduct(inside, row.code);
  await recordHistory(inside, thing(row.code), {}, stored);
  return saved;
};

/**
 * Changes a product and its lists in one transaction (decisions W5). Throws product.notFound, change.stale where somebody
 * else changed the field meanwhile, child.notFound for an item that is not in its list, or a 422.
 */
export const changeProduct = (ctx: Ctx, { code, parms, ...lists }: Parsed<'product/update'>): Promise<Product> =>
  inTransaction(ctx, async (inside) => {
    const stored = (await lockProducts(inside, [code])).get(code);
    if (!stored) throw new Refusal('product.notFound');
    const seen = await shown(inside, code);
    const values = changedValues(parms ?? {}, stored, labels, wordsOf(seen));
    // Without pictures of its own it shows the one named by its code, which an editor goes on from.
    const before = { ...stored, images: seen.images.map(({ id }) => id) };
    const edits = wholeEdits(lists, {
      specifications: { items: seen.specifications, labels: itemLabels.specifications },
      relatedLinks: { items: seen.relatedLinks, labels: itemLabels.relatedLinks },
    });
    const { images, isTouched } = await editProductLists(inside, before, edits);
    const row = { code, ...values, ...(images && { images }) };
    await requireChoices(inside, row);
    const saved = await writeProducts(inside, [row]);
    const { id: _, ...after } = await storedProduct(inside, code);
    await recordHistory(inside, thing(code), stored, after);
    await noteProducts(inside, addNotes({ ids: isTouched ? [stored.id] : [], movesMenu: false }, saved));
    return shown(inside, code);
  });

const storedProduct = async (inside: Inside, code: string): Promise<StoredProduct> => {
  const stored = (await findForSave(inside, [code])).get(code);
  if (!stored) throw new Error(`Not stored: ${code}`);
  return stored;
};

const shown = async (ctx: Ctx, code: string): Promise<Product> => {
  const product = await productForSellers(ctx, code);
  if (!product) throw new Refusal('product.notFound');
  return product;
};

/** Words of a stored value, as people read it: names for ids, and a money text for the price. */
const wordsOf =
  ({ brandName, categoryName }: Product) =>
  (name: keyof typeof labels, value: unknown): string => {
    if (name === 'brandId') return brandName;
    if (name === 'categoryId') return categoryName;
    if (name === 'price') return moneyText(Number(value));
    if (typeof value === 'boolean') return value ? 'sí' : 'no';
    return asWord(value);
  };
