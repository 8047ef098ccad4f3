import type { Parsed } from '#contract/contract';
import type { ImageEdit } from '#contract/products';
import type { StoredProduct } from '#server/catalogue/save-products.service';
import { touchProduct } from '#server/catalogue/save-products.store';
import { cleanLine } from '#server/clean-text';
import type { Inside } from '#server/ctx';
import { listStore } from '#server/database/list-store';
import { editList } from '#server/edit-list';
import { Refusal } from '#server/refusal';
import type { WholeLists } from '#server/whole-edits';

type Lists = WholeLists<Pick<Parsed<'product/update'>, 'images' | 'specifications' | 'relatedLinks'>>;

const longest = 50;

/**
 * Applies the edits of a locked product's lists in the caller's transaction. Specifications and links are stored at once; `images`,
 * where they change, are the ids that are to be saved with the product. `isTouched`: something was stored that saving the product does not see.
 */
export const editProductLists = async (
  inside: Inside,
  { id, specifications, relatedLinks, images }: StoredProduct,
  edits: Lists,
) => {
  const owner = { product_id: id };
  await editList(
    {
      name: 'specifications',
      store: listStore(inside.db, 'product_specification', owner),
      valuesOf: ({ key, value, mode }) => placed(mode, specifications.length, { key, value }),
      longest,
    },
    edits.specifications ?? [],
  );
  await editList(
    {
      name: 'relatedLinks',
      store: listStore(inside.db, 'product_link', owner),
      valuesOf: ({ name, url, mode }) => placed(mode, relatedLinks.length, { name, url }),
      longest,
    },
    edits.relatedLinks ?? [],
  );
  const isTouched = (edits.specifications?.length ?? 0) + (edits.relatedLinks?.length ?? 0) > 0;
  if (isTouched) await touchProduct(inside.db, id);
  return { isTouched, images: edits.images && editImages(images, edits.images) };
};

// Items of one place stand in the order in which they were entered.
const placed = (mode: 'INS' | 'UPD', last: number, texts: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanLine(text)])),
  ...(mode === 'INS' && { position: last }),
});

/** The ids of a product's pictures after the edits, in order, each once. Throws child.notFound for one that it lacks. */
const editImages = (stored: readonly number[], edits: readonly ImageEdit[]): number[] => {
  let images = [...stored];
  for (const { mode, id, before } of edits) {
    if (mode === 'INS') images = [...images.filter((one) => one !== id), id];
    else {
      const named = mode === 'UPD' ? before : id;
      if (!images.some((one) => one === named)) throw new Refusal('child.notFound');
      if (mode === 'DLT') images = images.filter((one) => one !== id);
      else images = images.filter((one) => one !== id || one === named).map((one) => (one === named ? id : one));
    }
  }
  if (images.length > longest) throw new Refusal('child.tooMany', { max: longest });
  return images;
};
