import { ProductCard } from '#web/blocks/product-card.tsx';
import { noResult, ResultCount } from '#web/blocks/result-words.tsx';
import { useSite } from '#web/data/site';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { paths } from '#web/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { classes } from '#web/ui/classes';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Chips } from './chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { Filters } from './filters.tsx';
import { hrefOf } from './list-query.ts';
import { OrderSelect } from './order-select.tsx';
import type { ListData } from './products-page.tsx';

const sizes = '(min-width: 75rem) 250px, (min-width: 62rem) 24vw, (min-width: 48rem) 30vw, 45vw';
const inSightAtFirst = 4;

/** The list with its filters, everything of it links and forms. */
export const ProductList = ({ choice, input, found, names, title }: ListData) => {
  const { answer } = useOwnAnswer('product/filter', input, useSeesMore());
  const { data: cards, resultCount, resultFilters, nearest, matches } = answer ?? found;
  const { filterEditing } = useSite().site.settings;
  const filters = { choice, facets: resultFilters };
  const pages = Math.ceil(resultCount / input.rowsMax);
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <Breadcrumb steps={stepsOf(names, title)} />
      <div className="mt-1 mb-4 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-bold">{title}</h1>
        <ResultCount count={resultCount} />
      </div>
      <div className={classes(filterEditing && 'lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-8')}>
        {filterEditing && (
          <aside aria-label="Filtros" className="hidden lg:block">
            <Filters {...filters} />
          </aside>
        )}
        <div>
          <div className="mb-4 flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start">
            {filterEditing && <FilterButton {...filters} />}
            <div className="max-lg:order-last max-lg:w-full lg:grow">
              <Chips choice={choice} names={names} facets={resultFilters} />
            </div>
            <OrderSelect choice={choice} />
          </div>
          {nearest && cards.length > 0 && (
            <p className="mb-4 rounded-card border border-neutral-200 bg-fair-soft px-4 py-3">
              Sin resultados exactos para "{choice.t}". Estos son los más parecidos.
            </p>
          )}
          {cards.length === 0 ? (
            <Nothing />
          ) : (
            <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3">
              {cards.map((card, at) => (
                <li key={card.code}>
                  <ProductCard card={card} sizes={sizes} priority={at < inSightAtFirst} match={matches[at]} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-8">
            <Pagination page={choice.page} pages={pages} hrefOf={(page) => hrefOf(choice, { page })} />
          </div>
        </div>
      </div>
    </div>
  );
};

const stepsOf = ({ category }: ListData['names'], title: string) => [
  { label: 'Inicio', to: paths.home },
  { label: 'Productos', to: paths.products() },
  ...(category?.trail.slice(1, -1).map(({ id, name }) => ({ label: name, to: paths.products({ c: id }) })) ?? []),
  { label: title },
];

const Nothing = () => (
  <EmptyState
    icon="search"
    title={noResult}
    action={
      <LinkButton to={paths.products({ search: '' })} look="quiet">
        Ver todos los productos
      </LinkButton>
    }
  >
    Probá con otras palabras, con el código del producto, o quitá algún filtro.
  </EmptyState>
);
