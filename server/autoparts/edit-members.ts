import type { Card } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { itemLimit } from '#contract/fields';
import { isProductCode } from '#contract/plain/product-numbers';
import { insertProduct } from '#server/catalogue/edit-product.service';
import {
  addNotes,
  lockProducts,
  type ProductNotes,
  type SavedProduct,
  writeProducts,
} from '#server/catalogue/save-products.service';
import type { Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { fieldRefusal, Refusal } from '#server/refusal';

type Edit = NonNullable<Parsed<'autopart/update'>['products']>[number];
type Member = Omit<Edit, 'mode'>;

/**
 * Puts products into a family and takes others out, each with its history. Answers what is to be noted. Throws a 422 at the
 * item that is wrong, or where none would be left.
 */
export const editMembers = async (
  inside: Inside,
  family: string,
  stored: readonly Card[],
  edits: readonly Edit[],
): Promise<ProductNotes> => {
  const found = await lockProducts(
    inside,
    edits.map(({ code }) => code),
  );
  const left = new Set(stored.map(({ code }) => code));
  const moved = new Map<string, string | null>();
  const saved: SavedProduct[] = [];
  for (const [at, { mode, ...member }] of edits.entries()) {
    const { code } = member;
    const path = `products.${at}`;
    const product = found.get(code);
    if (mode === 'DLT') {
      if (!left.delete(code)) throw new Refusal('child.notFound');
      moved.set(code, null);
      continue;
    }
    if (product?.family && product.family !== family) {
      throw fieldRefusal(path, 'family.productTaken', { family: product.family });
    }
    left.add(code);
    if (!product) saved.push(await insertProduct(inside, newProduct(member, family, path)));
    else if (product.family !== family || moved.has(code)) moved.set(code, family);
  }
  if (left.size === 0) throw fieldRefusal('products', 'family.noProduct');
  if (left.size > Math.max(itemLimit, stored.length))
    throw fieldRefusal('products', 'child.tooMany', { max: itemLimit });
  saved.push(
    ...(await writeProducts(
      inside,
      [...moved].map(([code, to]) => ({ code, family: to })),
    )),
  );
  await recordHistories(
    inside,
    [...moved].map(([code, to]) => ({
      thing: { entity: 'product', id: code },
      stored: { family: found.get(code)?.family },
      values: { family: to },
    })),
  );
  return addNotes({ ids: [], movesMenu: false }, saved);
};

const newProduct = ({ code, name, brandId, categoryId, price }: Member, family: string, path: string) => {
  if (name === undefined || brandId === undefined || categoryId === undefined || price === undefined) {
    throw fieldRefusal(path, 'family.newProduct', { code });
  }
  if (!isProductCode(code)) throw fieldRefusal(path, 'product.code');
  return { code, name, brandId, categoryId, price, family };
};
