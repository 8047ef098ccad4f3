import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Facet } from '#contract/catalogue';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { GroupLinks } from './group-links.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { PriceFields, readPrices } from './price-fields.tsx';
import { specificationGroups } from './specification-groups.ts';
import { useSeesPrices } from './use-sees-prices.ts';

type Props = { choice: ListChoice; facets: readonly Facet[]; children: ReactNode };

/** Filters of a list of products around its facets: the short one by prices first, then specifications, which may be long. */
export const ProductFilters = ({ choice, facets, children }: Props) => (
  <>
    {useSeesPrices() && <PriceForm choice={choice} />}
    {children}
    {specificationGroups(choice, facets).map((group) => (
      <GroupLinks key={group.name} choice={choice} group={group} />
    ))}
  </>
);

/** Narrows the list by prices; a form that needs no script. */
export const PriceForm = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(hrefOf(choice, readPrices(new FormData(event.currentTarget))));
  };
  return (
    <form action={paths.products()} onSubmit={submit} aria-label="Precio">
      <HiddenFields choice={choice} without={['desde', 'hasta']} />
      <h2 className="mb-1 font-semibold">Precio</h2>
      <PriceFields choice={choice} />
      <Button type="submit" look="quiet" className="mt-3 w-full">
        Aplicar precio
      </Button>
    </form>
  );
};
