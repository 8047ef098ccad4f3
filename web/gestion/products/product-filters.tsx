import { rem, Select } from '@mantine/core';
import { type CSSProperties, memo, useState } from 'react';
import type { Choice } from '#web/panel/edit/fields';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { TextSearch } from '#web/panel/search-input.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useTypedFilters } from '#web/panel/typed-filters';
import { useProductChoices } from './use-product-choices.ts';
import { lacks, type ProductQuery, states, stocks } from './use-product-query.ts';

type Props = {
  query: ProductQuery;
  change: (values: Record<string, string | undefined>) => void;
};

const textsOf = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value: String(value), label }));
const wordsOf = (choices: Record<string, { label: string }>) =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));

/** Filters of the list of products. */
export const ProductFilters = memo(({ query, change }: Props) => {
  const [isNear, setNear] = useState(false);
  const isNamed = Boolean(query.categoryId ?? query.brandId ?? query.providerId);
  const { categories, brands, providers, asked } = useProductChoices(isNear || isNamed);
  // The names come while one is on the way to their list.
  const approach = () => setNear(true);
  const typed = useTypedFilters();
  const named = [
    { key: 'c', label: 'Categoría', none: 'Todas', w: 145, data: textsOf(categories), value: query.categoryId },
    { key: 'b', label: 'Marca', none: 'Todas', w: 125, data: textsOf(brands), value: query.brandId },
    { key: 'p', label: 'Proveedor', none: 'Todos', w: 120, data: textsOf(providers), value: query.providerId },
  ];
  const kinds = [
    { key: 'estado', label: 'Estado', none: 'Todos', w: 110, data: wordsOf(states), value: query.state },
    { key: 'stock', label: 'Stock', none: 'Con y sin', w: 145, data: wordsOf(stocks), value: query.stock },
    { key: 'falta', label: 'Falta', none: 'Todos', w: 145, data: wordsOf(lacks), value: query.lack },
  ];
  const choose = (key: string) => (chosen: string | null) => change({ [key]: chosen ?? undefined });
  return (
    <>
      <TextSearch placeholder="Código, nombre o marca" />
      <FilterFold
        count={[...named, ...kinds].filter(({ value }) => value !== undefined).length}
        onFocus={approach}
        onPointerEnter={approach}
      >
        {named.map(({ key, value, ...filter }) => (
          <SearchSelect
            key={key}
            isSearching={asked.some(({ isPending }) => isPending)}
            {...lookOf(filter)}
            {...(!isNear && { comboboxProps: closed })}
            {...typed.control(key, value === undefined ? null : String(value), choose(key))}
          />
        ))}
        {kinds.map(({ key, value = null, ...filter }) => (
          <Select key={key} {...lookOf(filter)} comboboxProps={closed} value={value} onChange={choose(key)} />
        ))}
      </FilterFold>
      {lostAnswer(...asked)}
    </>
  );
});

// A closed list is not made: its options would be placed and drawn unseen.
const closed = { keepMounted: false };

type Filter = { label: string; none: string; w: number; data: { value: string; label: string }[] };

const lookOf = ({ none, w, ...filter }: Filter) => ({
  ...filter,
  placeholder: none,
  clearable: true,
  className: 'panel-filter',
  style: { '--filter-width': rem(w) } as CSSProperties,
});
