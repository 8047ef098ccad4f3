import type { ReactNode } from 'react';
import type { Facet } from '#contract/catalogue';
import { itemsOf } from '#web/data/facet-items';
import { useSite } from '#web/data/site';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { inOwnFile } from '#web/ui/in-own-file';
import { Link } from '#web/ui/link.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { categorySteps } from './category-steps.ts';
import { facetGroups } from './filter-groups.ts';
import { FilterLink, filterLine as line } from './filter-link.tsx';
import { GroupLinks } from './group-links.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { useSeesPrices } from './use-sees-prices.ts';

export type FilterProps = {
  choice: ListChoice;
  facets: readonly Facet[];
  /** Further filters: above the list's facets, and after the one by stock. */
  above?: ReactNode;
  between?: ReactNode;
};

// Lists of parts never need it: few see prices there, and they are asked who they are first.
const ProductFilters = inOwnFile(async () => (await import('./product-filters.tsx')).ProductFilters);
const PriceForm = onDemand(async () => (await import('./product-filters.tsx')).PriceForm);

/** The choices still possible, as links with their counts. */
export const Filters = ({ choice, facets, above, between }: FilterProps) => {
  const { kind } = useSite().site;
  const seesPrices = useSeesPrices();
  const groups = facetGroups(kind, choice, facets).map((group) => (
    <GroupLinks key={group.name} choice={choice} group={group} />
  ));
  return (
    <div className="grid gap-6">
      {above}
      <CategoryFilter choice={choice} facets={facets} />
      <FilterLink
        to={hrefOf(choice, { stock: choice.stock ? undefined : 1 })}
        item={{ name: 'Solo con stock' }}
        isChosen={choice.stock === 1}
      />
      {between}
      {kind === 'products' ? (
        <ProductFilters choice={choice} facets={facets}>
          {groups}
        </ProductFilters>
      ) : (
        <>
          {groups}
          {seesPrices && <PriceForm choice={choice} silent />}
        </>
      )}
    </div>
  );
};

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
