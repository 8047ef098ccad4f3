import type { SelectProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '#contract/catalogue';
import type { Output } from '#contract/contract';
import { namedFields } from '#contract/named';
import { call } from '#web/data/call';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { NewNamed } from '#web/panel/new-named.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { sellsForSite, useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'filter'> & {
  value: number | null;
  /** Undefined where none is chosen. */
  onPick: (brand: Brand | undefined) => void;
};

const isNew = 'nueva';

/** Chooses a brand of all there are, or makes one and chooses it. */
export const BrandSelect = ({ value, onPick, ...select }: Props) => {
  const queries = useQueryClient();
  const list = useCall('brand/list', {});
  const brands = list.data?.data ?? [];
  const offers = sellsForSite(useStaff()) ? [{ value: isNew, label: newLabel }] : [];
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState<Unread>();
  /** While one is made none is chosen, so that the one before is not stored by mistake; then its place is kept here. */
  const [before, setBefore] = useState<Brand | 'none'>();
  const end = (brand: Brand | undefined) => {
    setBefore(undefined);
    onPick(brand);
  };
  if (before)
    return (
      <NewNamed
        id={select.id}
        title="Nueva marca"
        action="Crear la marca"
        fields={[{ name: 'name', label: 'Nombre de la marca', rule: namedFields.name }]}
        first={{ name: typed }}
        refusal={select.error}
        add={({ name = '' }) => call('named/add', { kind: 'brand', named: { name } })}
        onAdded={({ id, name, logo }) => {
          const brand = { id, name, logo };
          queries.setQueryData<Output<'brand/list'>>(['brand/list', {}], withBrand(brand));
          void queries.invalidateQueries({ queryKey: ['brand/list'] });
          end(brand);
        }}
        onCancel={() => end(before === 'none' ? undefined : before)}
      />
    );
  return (
    <SearchSelect
      label="Marca"
      {...select}
      lost={lostAnswer(list)}
      isSearching={list.isPending}
      data={[...brands.map(({ id, name }) => ({ value: String(id), label: name })), ...offers]}
      making={isNew}
      value={value ? String(value) : (unread ?? null)}
      onSearchChange={(text) => text !== newLabel && setTyped(text)}
      onChange={(chosen) => {
        setUnread(isUnread(chosen) ? chosen : undefined);
        const brand = brands.find(({ id }) => String(id) === (chosen === isNew ? String(value) : chosen));
        if (chosen === isNew) setBefore(brand ?? 'none');
        onPick(chosen === isNew ? undefined : brand);
      }}
    />
  );
};

const newLabel = 'Nueva marca…';

/** At once among those to choose from, and in its place once they are read again. */
const withBrand = (brand: Brand) => (old: Output<'brand/list'> | undefined) =>
  old && { ...old, data: [...old.data, brand] };
