import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Facet } from '#contract/catalogue';
import { offeredFacets } from '#contract/plain/facets';
import { type FacetItem as Item, itemsOf } from '#web/data/facet-items';
import { useSite } from '#web/data/site';
import { filterPlace } from '#web/paths';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import { categorySteps } from './category-steps.ts';
import { hrefOf, type ListChoice } from './list-query.ts';

export type FilterProps = {
  choice: ListChoice;
  facets: readonly Facet[];
  /** What else narrows the list, above and below its facets. */
  above?: ReactNode;
  below?: ReactNode;
};

const shownAtFirst = 10;

/** The choices still possible, as links with their counts. */
export const Filters = ({ choice, facets, above, below }: FilterProps) => {
  const { kind } = useSite().site;
  return (
    <div className="grid gap-6">
      {above}
      <CategoryFilter choice={choice} facets={facets} />
      {offeredFacets(kind).map(({ key, address, title }) => (
        <FacetLinks
          key={key}
          id={filterPlace(address)}
          title={title}
          items={itemsOf(facets, key)}
          chosen={choice[address]}
          to={(id) => hrefOf(choice, { [address]: id })}
        />
      ))}
      {below}
    </div>
  );
};

const line = 'filter-line';

const FilterLink = ({ to, item, isChosen }: { to: string; item: Item; isChosen: boolean }) => (
  <Link
    to={to}
    aria-current={isChosen ? 'true' : undefined}
    className={classes(line, isChosen && 'bg-brand-50 font-semibold text-brand-900')}
  >
    <span>{item.name}</span>
    {isChosen ? <Icon name="check" className="size-4" /> : <span>{item.count}</span>}
  </Link>
);

const CategoryFilter = ({ choice, facets }: FilterProps) => {
  const { rootCategory } = useSite().site;
  const items = itemsOf(facets, 'categoryId');
  const chosen = items.find(({ id }) => id === choice.c || id.endsWith(`.${choice.c}`))?.id ?? choice.c;
  const { above, choices } = categorySteps(items, rootCategory, chosen);
  if (choices.length === 0) return null;
  return (
    <nav aria-label="Categoría">
      <h2 className="mb-1 px-2 font-semibold">Categoría</h2>
      {above.length > 0 && (
        <Link to={hrefOf(choice, { c: undefined })} className={classes(line, 'justify-start text-neutral-700')}>
          <Icon name="chevron-left" className="size-4" /> Todas las categorías
        </Link>
      )}
      {above.map((item) => (
        <FilterLink key={item.id} to={hrefOf(choice, { c: item.id })} item={item} isChosen={item.id === chosen} />
      ))}
      <ul className={classes(above.length > 0 && 'ml-3 border-l border-neutral-200 pl-2')}>
        {choices.map((item) => (
          <li key={item.id}>
            <FilterLink to={hrefOf(choice, { c: item.id })} item={item} isChosen={item.id === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

type FacetProps = {
  id: string;
  title: string;
  items: readonly Item[];
  chosen: number | undefined;
  to: (id: number | undefined) => string;
};

const FacetLinks = ({ id, title, items, chosen, to }: FacetProps) => {
  // The server's page is the same whatever place of it was asked for.
  const { hash } = useLocation();
  const isAskedFor = useHydrated() && hash === `#${id}`;
  if (items.length === 0) return null;
  const toLink = (item: Item) => {
    const isChosen = item.id === String(chosen);
    return (
      <li key={item.id}>
        <FilterLink to={to(isChosen ? undefined : Number(item.id))} item={item} isChosen={isChosen} />
      </li>
    );
  };
  const isHidden = (item: Item, at: number) => at >= shownAtFirst && item.id !== String(chosen);
  const hidden = items.filter(isHidden);
  return (
    <nav id={id} aria-label={title}>
      <h2 className="mb-1 px-2 font-semibold">{title}</h2>
      <ul>{items.filter((item, at) => !isHidden(item, at)).map(toLink)}</ul>
      {hidden.length > 0 && (
        <details open={isAskedFor} className="group">
          <summary
            className={classes(line, 'justify-start font-medium text-brand-700 hover:underline group-open:hidden')}
          >
            Ver {hidden.length} más
          </summary>
          <ul>{hidden.map(toLink)}</ul>
        </details>
      )}
    </nav>
  );
};
