import { Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Facet } from '#contract/catalogue';
import { FilterFold } from '#web/panel/filter-fold.tsx';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useTypedFilters } from '#web/panel/typed-filters';
import { useTypedText } from '#web/panel/typed-text';
import { useCall } from '#web/panel/use-call';
import type { ChangeAddress, FamilyQuery } from './use-family-query.ts';
import { versionText } from './vehicle-words.ts';

type Props = { query: FamilyQuery; change: ChangeAddress; facets: readonly Facet[]; children: ReactNode };

const chosen = [
  { key: 'categoryId', address: 'c', label: 'Categoría', placeholder: 'Todas', width: 200 },
  { key: 'vehicleBrandId', address: 'vb', label: 'Marca del vehículo', placeholder: 'Todas', width: 170 },
  { key: 'year', address: 'y', label: 'Año', placeholder: 'Todos', width: 100 },
  { key: 'partBrandId', address: 'pb', label: 'Marca del repuesto', placeholder: 'Todas', width: 170 },
] as const;

const measures = [
  { key: 'height', address: 'alto', label: 'Alto (mm)' },
  { key: 'width', address: 'ancho', label: 'Ancho (mm)' },
] as const;

/** Filters of the list of families, each choice with the number that it leaves; `children` stand after them. */
export const FamilyFilters = ({ query, change, facets, children }: Props) => {
  const vehicles = useCall(
    'vehicle/listByBrand',
    { brandId: query.vehicleBrandId ?? 0 },
    { enabled: query.vehicleBrandId !== undefined },
  );
  const typed = useTypedFilters();
  const count = [...chosen, ...measures].filter(({ key }) =>
    typeof query[key] === 'object' ? query[key].text : query[key],
  ).length;
  const fits = query.vehicleBrandId ? (vehicles.data?.data ?? []) : [];
  return (
    <Group align="end" gap="sm">
      <TypedFilter
        label="Buscar"
        placeholder="Código, repuesto, vehículo o año"
        type="search"
        w={280}
        text={query.text}
        onText={(text) => change({ t: text || undefined }, { replace: true })}
      />
      <FilterFold count={count}>
        {chosen.map(({ key, address, label, placeholder, width }) => {
          const value = query[key] === undefined ? null : String(query[key]);
          const items = facets.find((one) => one.key === key)?.items ?? [];
          const data = items.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})`, name }));
          const isThere = value === null || items.some(({ id }) => id === value);
          return (
            <SearchSelect
              key={key}
              label={label}
              placeholder={placeholder}
              clearable
              w={width}
              data={isThere ? data : [{ value, label: `${value} (0)` }, ...data]}
              {...typed.control(key, value, (id) =>
                change((now) => ({
                  [address]: id ?? undefined,
                  ...(address === 'vb' && now.get('vb') !== id && { v: undefined }),
                })),
              )}
            />
          );
        })}
        <SearchSelect
          label="Vehículo"
          placeholder={query.vehicleBrandId ? 'Todos' : 'Primero la marca'}
          clearable
          w={230}
          disabled={!query.vehicleBrandId}
          data={fits.map((one) => ({ value: String(one.id), label: `${one.name} ${versionText(one)}` }))}
          // A text was about the vehicles of its brand.
          {...typed.control(`v ${query.vehicleBrandId}`, query.vehicleId ? String(query.vehicleId) : null, (id) =>
            change({ v: id ?? undefined }),
          )}
        />
        {measures.map(({ key, address, label }) => {
          const { text, error } = query[key];
          return (
            <TypedFilter
              key={key}
              label={label}
              inputMode="decimal"
              w={error ? 240 : 100}
              text={text}
              error={error}
              onText={(typed) => change({ [address]: typed || undefined }, { replace: true })}
            />
          );
        })}
      </FilterFold>
      {children}
      {lostAnswer(vehicles)}
    </Group>
  );
};

type TypedProps = {
  label: string;
  placeholder?: string;
  type?: string;
  inputMode?: 'decimal';
  w: number;
  text: string;
  error?: string | undefined;
  onText: (text: string) => void;
};

/** A filter that is typed: it goes into the address once one stops. */
const TypedFilter = ({ text, onText, ...own }: TypedProps) => (
  <TextInput {...own} {...useTypedText(text, onText).control} />
);
