import type { Category } from '#contract/catalogue';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { ProductPicture } from './product-picture.tsx';

export type CategoryTile = { category: Category; image: string | undefined; count: number };

const lists = { products: 'product/filter', autoparts: 'autopart/filter' } as const;
type List = (typeof lists)[keyof typeof lists];

/** The picture of the product that a search for the category's own name finds first in it: a printer for the printers, not their resin. */
const readPicture = async (call: Call, list: List, { id, name }: Category): Promise<string | undefined> => {
  const input = { rowIndex: 0, rowsMax: 6 };
  const named = await call(list, { filters: { categoryId: id, text: name }, ...input });
  const found = named.data.length > 0 ? named : await call(list, { filters: { categoryId: id }, ...input });
  return found.data.find((card) => card.images.length > 0)?.images[0]?.image;
};

/** The site's top categories, each with how much is in it and a picture. Empty ones are left out. */
export const readCategoryTiles = async (call: Call, kind: keyof typeof lists): Promise<CategoryTile[]> => {
  const list = lists[kind];
  const { data } = await call('category/list', {});
  const tiles = await Promise.all(
    data
      .flatMap((root) => root.items)
      .map(async (category) => {
        const filters = { categoryId: category.id };
        const { resultCount } = await call(list, { filters, rowIndex: 0, rowsMax: 1 });
        return { category, image: await readPicture(call, list, category), count: resultCount };
      }),
  );
  return tiles.filter(({ count }) => count > 0);
};

type Tile = { category: Pick<Category, 'id' | 'name'>; image: string | undefined };

const sizes = '(min-width: 75rem) 160px, (min-width: 62rem) 14vw, (min-width: 48rem) 22vw, 30vw';

/** Top categories as pictures that lead to their lists. */
export const CategoryTiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-4 lg:grid-cols-6">
    {tiles.map(({ category, image }) => (
      <li key={category.id}>
        <Link to={paths.products({ c: category.id })} className="category-tile">
          <ProductPicture image={image} alt="" width={320} height={240} sizes={sizes} />
          <span>{category.name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
