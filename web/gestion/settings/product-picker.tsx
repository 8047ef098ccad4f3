import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSite } from '#web/data/site';
import { useCall } from '#web/panel/use-call';

/** Picks products of the site, one after the other, by code or name. */
export const ProductPicker = ({ label, onPick }: { label: string; onPick: (code: string) => void }) => {
  const { rootCategory } = useSite().site;
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 250);
  const list = useCall(
    'product/filter',
    { filters: { categoryId: rootCategory, text }, rowIndex: 0, rowsMax: 10 },
    { enabled: text.length >= 2 },
  );
  const cards = text.length >= 2 ? (list.data?.data ?? []) : [];
  return (
    <Select
      label={label}
      placeholder="Código o nombre"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={text.length >= 2 && !list.isFetching ? 'No se encontraron resultados.' : undefined}
      data={cards.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
      value={null}
      onChange={(code) => {
        if (code) onPick(code);
        setTyped('');
      }}
    />
  );
};
