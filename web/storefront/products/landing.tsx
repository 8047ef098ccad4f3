import { Link } from 'react-router';
import type { Brand } from '#contract/catalogue';
import { BrandStrip } from '#web/blocks/brand-strip.tsx';
import { type CategoryTile, CategoryTiles } from '#web/blocks/category-tiles.tsx';
import { PageHead } from '#web/blocks/page-head.tsx';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The catalogue before anything is chosen: its categories, what is below them, and its brands. */
export const Landing = ({ tiles, brands }: { tiles: readonly CategoryTile[]; brands: readonly Brand[] }) => {
  const { site } = useSite();
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <PageHead
        title="Productos"
        description={`${site.about}: todas las categorías y marcas de ${site.name}.`}
        canonical={paths.products()}
      />
      <Breadcrumb steps={[{ label: 'Inicio', to: paths.home }, { label: 'Productos' }]} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">Productos</h1>
        <LinkButton to={paths.products({ search: '' })} look="quiet">
          Ver todos los productos
        </LinkButton>
      </div>
      <section aria-labelledby="categorias" className="mt-6">
        <h2 id="categorias" className="mb-3 text-xl font-semibold">
          Categorías
        </h2>
        <CategoryTiles tiles={tiles} />
        <ul className="mt-8 columns-1 gap-8 sm:columns-2 lg:columns-4">
          {tiles.map(({ category }) => (
            <li key={category.id} className="mb-6 break-inside-avoid">
              <Link to={paths.products({ c: category.id })} className="inline-block py-1 font-semibold hover:underline">
                {category.name}
              </Link>
              <ul>
                {category.items.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      to={paths.products({ c: id })}
                      className="inline-block py-1.5 text-neutral-700 hover:text-brand-700 hover:underline md:py-1 md:text-sm"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      {brands.length > 0 && (
        <section aria-labelledby="marcas" className="mt-8">
          <h2 id="marcas" className="mb-3 text-xl font-semibold">
            Marcas
          </h2>
          <BrandStrip brands={brands} />
        </section>
      )}
    </div>
  );
};
