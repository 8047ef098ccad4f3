import type { Brand } from '#contract/catalogue';
import { BrandStrip } from '#web/blocks/cards/brand-strip.tsx';
import type { CategoryTile } from '#web/blocks/cards/category-tiles.tsx';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { grouped } from '#web/blocks/result-words.tsx';
import { brandsPlace, paths } from '#web/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The catalogue before anything is chosen: its categories, what is below them, and its brands. */
export const Landing = ({ tiles, brands }: { tiles: readonly CategoryTile[]; brands: readonly Brand[] }) => (
  <div className="mx-auto max-w-page px-4 py-4">
    <Breadcrumb steps={[{ label: 'Inicio', to: paths.home }, { label: 'Productos' }]} />
    <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl font-bold">Productos</h1>
      <LinkButton to={paths.products({ search: '' })} look="quiet">
        Ver todos los productos
      </LinkButton>
    </div>
    <section aria-labelledby="categorias" className="mt-6">
      <h2 id="categorias" className="mb-3 text-xl font-semibold">
        Categorías
      </h2>
      <ul className="gap-4 md:columns-2 lg:columns-3">
        {tiles.map((tile) => (
          <li key={tile.category.id} className="mb-4 break-inside-avoid">
            <CategoryCard {...tile} />
          </li>
        ))}
      </ul>
    </section>
    {brands.length > 0 && (
      <section aria-labelledby={brandsPlace} className="mt-10">
        <h2 id={brandsPlace} className="mb-3 text-xl font-semibold">
          Marcas
        </h2>
        <BrandStrip brands={brands} />
      </section>
    )}
  </div>
);

const CategoryCard = ({ category: { id, name, items }, image, count }: CategoryTile) => (
  <article className="flex gap-4 rounded-card border border-neutral-200 p-4">
    <ProductPicture image={image} alt="" width={160} height={120} sizes="112px" className="w-28 shrink-0 self-start" />
    <div className="min-w-0">
      <h3 className="leading-snug font-semibold">
        <Link to={paths.products({ c: id })} className="hover:text-brand-700 hover:underline">
          {name}
        </Link>
      </h3>
      <p className="text-sm text-neutral-600">{grouped(count)} productos</p>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={paths.products({ c: item.id })}
              className="inline-flex min-h-11 items-center leading-tight text-neutral-800 hover:text-brand-700 hover:underline md:min-h-8 md:text-sm"
            >
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </article>
);
