import { everyBrand, everyProvider } from '#server/catalogue/brands.service';
import { listCategories } from '#server/catalogue/categories.service';
import type { StoredProduct } from '#server/catalogue/save-products.service';
import type { Ctx } from '#server/ctx';
import { findImages } from '#server/images/images.service';
import type { ExportNames } from '#server/import/export-cells';
import { below, openNames } from '#server/import/names';
import { readCategory } from '#server/import/read-parts';

/** The names of categories, brands and providers, such that the import finds the same things by them. */
export const openExportNames = async (ctx: Ctx) => {
  const names = await openNames(ctx);
  const paths = new Map(
    (await listCategories({ ...ctx, session: null }))
      .flatMap((root) => below(root, []))
      .map(({ id, path }) => [id, path]),
  );
  const brands = namesOf(await everyBrand(ctx));
  const providers = namesOf(await everyProvider(ctx));
  return {
    category: (id: string) => {
      const path = (paths.get(id) ?? []).join(' > ');
      const read = path ? readCategory(path) : { error: '' };
      return 'value' in read && names.category(read.value) === id ? path : id;
    },
    brand: (id: number) => brands.get(id) ?? '',
    provider: (id: number) => providers.get(id) ?? '',
  } satisfies Partial<ExportNames>;
};

/** The names of a page's pictures: that of the file, or the path where another of the product's has the name too. */
export const imageNamesOf = async (ctx: Ctx, products: readonly StoredProduct[]): Promise<ExportNames['images']> => {
  const ids = products.flatMap(({ images }) => images);
  const found = ids.length > 0 ? await findImages(ctx, { ids, paths: [], names: [] }) : [];
  const byId = new Map(found.map((image) => [image.id, image]));
  return (own) => {
    const images = own.flatMap((id) => byId.get(id) ?? []);
    const isPlain = (name: string) => name === name.trim() && !/[\n:]/.test(name) && name !== '';
    const isAlone = (name: string) => images.filter((one) => one.name === name || one.path === name).length === 1;
    return images.map(({ name, path }) => (isPlain(name) && isAlone(name) ? name : path));
  };
};

const namesOf = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
