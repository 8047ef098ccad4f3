import type { Category } from '#contract/catalogue';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { classes } from '#web/ui/classes';
import { Link } from '#web/ui/link.tsx';
import { ProductPicture } from './product-picture.tsx';

export type CategoryTile = { category: Category; image: string | undefined; count: number };

/** The site's top categories, each with how much is in it and a picture. Empty ones are left out. */
export const readCategoryTiles = async (call: Call): Promise<CategoryTile[]> => {
  const [trees, tops] = await Promise.all([call('category/list', {}), call('category/listTop', {})]);
  const categories = new Map(trees.data.flatMap(({ items }) => items.map((category) => [category.id, category])));
  return tops.data.flatMap(({ id, count, image }) => {
    const category = categories.get(id);
    return category ? [{ category, image: image ?? undefined, count }] : [];
  });
};

type Tile = { category: Pick<Category, 'id' | 'name'>; image: string | undefined };

const sizes = '(min-width: 75rem) 200px, (min-width: 62rem) 17vw, (min-width: 48rem) 22vw, 30vw';

/** Top categories as pictures that lead to their lists. */
export const CategoryTiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul
    className={classes(
      'grid grid-cols-3 gap-2 sm:gap-3',
      // Five fill a row; as many as most shops have.
      tiles.length === 5 ? 'md:grid-cols-5' : 'md:grid-cols-4 lg:grid-cols-6',
    )}
  >
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
