import { Group, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choice } from '#web/panel/edit/fields';
import { TextSearch } from '#web/panel/search-input.tsx';
import { type ProductQuery, states, stocks } from './use-product-query.ts';

type Props = {
  query: ProductQuery;
  change: (values: Record<string, string | undefined>) => void;
  categories: readonly Choice[];
  brands: readonly Choice[];
  providers: readonly Choice[];
  children: ReactNode;
};

const textsOf = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value: String(value), label }));
const wordsOf = (choices: Record<string, { label: string }>) =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));

/** What narrows the list of products; `children` stand after it. */
export const ProductFilters = ({ query, change, categories, brands, providers, children }: Props) => {
  const filters = [
    { key: 'c', label: 'Categoría', none: 'Todas', w: 170, data: textsOf(categories), value: query.categoryId },
    { key: 'b', label: 'Marca', none: 'Todas', w: 150, data: textsOf(brands), value: query.brandId },
    { key: 'p', label: 'Proveedor', none: 'Todos', w: 130, data: textsOf(providers), value: query.providerId },
    { key: 'estado', label: 'Estado', none: 'Todos', w: 145, data: wordsOf(states), value: query.state },
    { key: 'stock', label: 'Stock', none: 'Con y sin', w: 135, data: wordsOf(stocks), value: query.stock },
  ];
  return (
    <Group align="end" gap="sm">
      <TextSearch placeholder="Código, nombre o marca" />
      {filters.map(({ key, label, none, w, data, value }) => (
        <Select
          key={key}
          label={label}
          placeholder={none}
          clearable
          searchable={data.length > 2}
          limit={200}
          // On a phone two beside each other.
          w={{ base: 'calc(50% - 6px)', xs: w }}
          data={data}
          value={value === undefined ? null : String(value)}
          onChange={(chosen) => change({ [key]: chosen ?? undefined })}
        />
      ))}
      {children}
    </Group>
  );
};
