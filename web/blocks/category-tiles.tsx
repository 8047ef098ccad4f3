import { Link } from 'react-router';
import type { Category } from '#contract/catalogue';
import type { Call } from '#web/context';
import { paths } from '#web/paths';
import { ProductPicture } from './product-picture.tsx';

export type CategoryTile = { category: Category; image: string | undefined; count: number };

/** The site's top categories, each with how much is in it and the picture of its first product. Empty ones are left out. */
export const readCategoryTiles = async (call: Call): Promise<CategoryTile[]> => {
  const { data } = await call('category/list', {});
  const tiles = await Promise.all(
    data
      .flatMap((root) => root.items)
      .map(async (category) => {
        const found = await call('product/filter', { filters: { categoryId: category.id }, rowIndex: 0, rowsMax: 6 });
        const image = found.data.find((card) => card.images.length > 0)?.images[0]?.image;
        return { category, image, count: found.resultCount };
      }),
  );
  return tiles.filter(({ count }) => count > 0);
};

const sizes = '(min-width: 75rem) 160px, (min-width: 62rem) 14vw, (min-width: 48rem) 22vw, 30vw';

/** Top categories as pictures that lead to their lists. */
export const CategoryTiles = ({ tiles }: { tiles: readonly CategoryTile[] }) => (
  <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-4 lg:grid-cols-6">
    {tiles.map(({ category, image }) => (
      <li key={category.id}>
        <Link
          to={paths.products({ c: category.id })}
          className="flex h-full flex-col rounded-card border border-neutral-200 bg-white p-2 transition-colors sm:p-3 hover:border-brand-500 hover:text-brand-800"
        >
          <ProductPicture image={image} alt="" width={320} height={240} sizes={sizes} />
          <span className="mt-2 text-center text-xs leading-snug font-semibold break-words hyphens-auto text-balance sm:text-base">
            {category.name}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
