import { cleanProduct } from '#server/catalogue/clean-product';
import type { ProductToSave } from '#server/catalogue/product-to-save';
import {
  countRows,
  forgetPreviousCodes,
  type ListName,
  lockForSave,
  type ProductColumns,
  readCodes,
  readCodesOfPlain,
  readCodesWithZeros,
  readForSave,
  readPreviousOwners,
  replaceLists,
  type StoredProduct,
  updateCodes,
  upsertProducts,
} from '#server/catalogue/save-products.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { moveHistory } from '#server/history/history.service';

export type { StoredProduct } from '#server/catalogue/save-products.store';

/** `movesMenu`: the brands that visitors find may be others now. */
export type SavedProduct = { id: number; code: string; outcome: 'created' | 'changed' | 'same'; movesMenu: boolean };

const listNames = [
  'specifications',
  'relatedLinks',
  'images',
  'sales',
  'related',
  'previousCodes',
] as const satisfies ListName[];
const atOnce = 1000;

const blank = {
  description: '',
  providerId: null,
  providerCode: null,
  providerUrl: null,
  mLCode: null,
  barcode: null,
  minStock: null,
  family: null,
  dua: null,
  ivaRate: 22,
  isOriginal: false,
  isPublic: true,
  isLoading: false,
} as const;

const columnNames = [
  'code',
  'name',
  'categoryId',
  'brandId',
  'price',
  ...Object.keys(blank),
] as (keyof ProductColumns)[];

const columnsOf = (row: ProductToSave, stored: StoredProduct | undefined): ProductColumns => {
  const whole: Partial<ProductColumns> = { ...blank, ...stored };
  for (const name of columnNames) if (row[name] !== undefined) Object.assign(whole, { [name]: row[name] });
  return Object.fromEntries(columnNames.map((name) => [name, whole[name]])) as ProductColumns;
};

/** Exactly one item of a list that can have a default is it: the first that says so, else the first. */
const oneDefault = <T extends { isDefault?: boolean }>(items: readonly T[]) => {
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.isDefault),
  );
  return items.map((item, at) => ({ ...item, isDefault: at === chosen }));
};

const listsOf = (row: ProductToSave) => ({
  specifications:
    row.specifications &&
    oneDefault(row.specifications.map(({ key, value, isDefault }) => ({ key, value, isDefault }))),
  relatedLinks:
    row.relatedLinks && oneDefault(row.relatedLinks.map(({ name, url, isDefault }) => ({ name, url, isDefault }))),
  images: row.images,
  sales: row.sales?.map(({ date, quant }) => ({ date, quant })),
  related: row.related?.filter((code) => code !== row.code),
  previousCodes: row.previousCodes?.filter((code) => code !== row.code).toSorted(),
});
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const compare = (row: ProductToSave, before: StoredProduct | undefined) => {
  const columns = columnsOf(row, before);
  const given = listsOf(row);
  const lists = listNames.filter((name) => given[name] !== undefined && !same(given[name], before?.[name] ?? []));
  const ownChanged = !before || columnNames.some((name) => columns[name] !== before[name]);
  return { code: row.code, before, columns, given, lists, isTouched: ownChanged || lists.length > 0 };
};
type Compared = ReturnType<typeof compare>;

/** By which the brands that visitors find are counted; a family's are those of its vehicles too. */
const movingColumns = ['brandId', 'categoryId', 'family'] as const;

const movesMenu = ({ before, columns }: Compared) => {
  if (!before?.isPublic) return columns.isPublic;
  return !columns.isPublic || movingColumns.some((name) => before[name] !== columns[name]);
};

const outcomeOf = ({ before, isTouched }: Compared) => {
  if (!before) return 'created';
  return isTouched ? 'changed' : 'same';
};

const byCode = (rows: readonly StoredProduct[]) => new Map(rows.map((row) => [row.code, row]));

/** Products as they are stored, by code. */
export const findForSave = async ({ db }: Ctx, codes: readonly string[]) => byCode(await readForSave(db, codes));

/** The same, kept from others' changes until the transaction ends. */
export const lockProducts = async ({ db }: Inside, codes: readonly string[]) => byCode(await lockForSave(db, codes));

/** The products that had these codes before, or any: id and present code, by that code. */
export const findPreviousOwners = async ({ db }: Ctx, codes?: readonly string[]) =>
  new Map((await readPreviousOwners(db, codes)).map(({ previous, ...owner }) => [previous, owner]));

/** Gives products other codes in the caller's transaction; `saveProducts` is to follow, with the previous ones among `previousCodes`. */
export const renameProducts = async (inside: Inside, renamed: readonly { from: string; to: string }[]) => {
  await updateCodes(inside.db, renamed);
  await moveHistory(inside, ['product', 'stock'], renamed);
};

/** The codes of all products. */
export const listCodes = (ctx: Ctx) => readCodes(ctx.db);

/** The codes of products that are these with zeros before them. */
export const findCodesWithZeros = (ctx: Ctx, codes: readonly string[]) => readCodesWithZeros(ctx.db, codes);

/** Code and name of the products whose codes consist of these letters and digits (`plainCode`). */
export const findCodesOfPlain = (ctx: Ctx, plain: readonly string[]) => readCodesOfPlain(ctx.db, plain);

/** The outcome that `saveProducts` would have for a row. */
export const previewProduct = (row: ProductToSave, stored: StoredProduct | undefined): SavedProduct['outcome'] =>
  outcomeOf(compare(cleanProduct(row), stored));

/**
 * Adds or changes products, and notes the change for search and pages, in the caller's transaction. A constant number
 * of queries for each thousand rows. Texts are kept clean (`cleanProduct`). Give codes once each; brand, category, provider and images must exist.
 */
export const saveProducts = async (inside: Inside, rows: readonly ProductToSave[]): Promise<SavedProduct[]> => {
  const saved = await writeProducts(inside, rows);
  await noteProducts(inside, addNotes({ ids: [], movesMenu: false }, saved));
  return saved;
};

/** `saveProducts` for a transaction of many steps: it notes nothing until `noteProducts`, which then comes last. */
export const writeProducts = async (inside: Inside, rows: readonly ProductToSave[]): Promise<SavedProduct[]> => {
  const saved: SavedProduct[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    saved.push(...(await savePage(inside, rows.slice(at, at + atOnce).map(cleanProduct))));
  }
  return saved;
};

/** Products for `noteProducts`: ids, and whether any of them moves the menu. */
export type ProductNotes = { ids: number[]; movesMenu: boolean };

/** Adds what was saved to what is to be noted. */
export const addNotes = (notes: ProductNotes, saved: readonly SavedProduct[]) => {
  for (const { id, outcome, movesMenu: moves } of saved) {
    if (outcome !== 'same') notes.ids.push(id);
    notes.movesMenu ||= moves;
  }
  return notes;
};

export const noteProducts = async (inside: Inside, { ids, movesMenu: moves }: ProductNotes) => {
  await recordChanges(inside.db, 'product', ids);
  if (moves) await recordChanges(inside.db, 'menu', ['brands']);
};

/** After many products came in: lets the database plan for as many as there are now. */
export const settleProducts = (ctx: Ctx) => countRows(ctx.db);

/** One product; see `saveProducts`. */
export const saveProduct = async (inside: Inside, row: ProductToSave): Promise<SavedProduct> => {
  const [saved] = await saveProducts(inside, [row]);
  if (!saved) throw new Error(`Not saved: ${row.code}`);
  return saved;
};

const savePage = async (inside: Inside, rows: readonly ProductToSave[]): Promise<SavedProduct[]> => {
  const { db } = inside;
  const codes = rows.map(({ code }) => code);
  const stored = await lockProducts(inside, codes);
  const looked = rows.map((row) => compare(row, stored.get(row.code)));
  const touched = looked.filter(({ isTouched }) => isTouched);
  const saved =
    touched.length > 0
      ? await upsertProducts(
          db,
          touched.map(({ columns }) => columns),
        )
      : new Map<string, { id: number; isNew: boolean }>();
  const created = touched.filter(({ before }) => !before).map(({ code }) => code);
  if (created.length > 0) await forgetPreviousCodes(db, created);
  const idOf = (row: Compared) => row.before?.id ?? saved.get(row.code)?.id ?? 0;

  for (const name of listNames) {
    const changing = touched.filter(({ lists }) => lists.includes(name));
    if (changing.length === 0) continue;
    const items = changing.flatMap((row) => itemsOf(name, idOf(row), row.given[name] ?? []));
    await replaceLists(db, name, changing.map(idOf), items as never);
  }
  // Somebody else may have made it after it was looked for.
  const outcomeHere = (row: Compared) =>
    !row.before && saved.get(row.code)?.isNew === false ? 'changed' : outcomeOf(row);
  return looked.map((row) => ({ id: idOf(row), code: row.code, outcome: outcomeHere(row), movesMenu: movesMenu(row) }));
};

const itemsOf = (name: ListName, productId: number, items: readonly unknown[]) =>
  items.map((item, position) => {
    if (name === 'images') return { productId, position, imageId: item };
    if (name === 'previousCodes') return { productId, code: item };
    if (name === 'related') return { productId, position, code: item };
    return { productId, position, ...(item as object) };
  });
