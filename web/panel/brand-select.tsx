import { Button, defaultOptionsFilter, Group, Paper, type SelectProps, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Brand } from '#contract/catalogue';
import type { Output } from '#contract/contract';
import { brandName } from '#contract/products';
import { call } from '#web/data/call';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { onEnter } from '#web/panel/on-enter';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'filter'> & {
  value: number | null;
  /** Undefined where none is chosen. */
  onPick: (brand: Brand | undefined) => void;
};

const isNew = 'nueva';

/** Chooses a brand of all there are, or makes one and chooses it. */
export const BrandSelect = ({ value, onPick, ...select }: Props) => {
  const brands = useCall('brand/list', {}).data?.data ?? [];
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
      <NewBrand
        id={select.id}
        first={typed}
        refusal={select.error}
        onAdded={end}
        onCancel={() => end(before === 'none' ? undefined : before)}
      />
    );
  return (
    <SearchSelect
      label="Marca"
      {...select}
      data={[...brands.map(({ id, name }) => ({ value: String(id), label: name })), { value: isNew, label: newLabel }]}
      // A new one can be made of any text.
      filter={({ options, ...asked }) => [
        ...(defaultOptionsFilter({ ...asked, options: options.slice(0, -1) }) as typeof options),
        ...options.slice(-1),
      ]}
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

type NewProps = {
  id: string | undefined;
  first: string;
  /** What its form says where it is saved without a brand. */
  refusal: ReactNode;
  onAdded: (brand: Brand) => void;
  onCancel: () => void;
};

const NewBrand = ({ id, first, refusal, onAdded, onCancel }: NewProps) => {
  const queries = useQueryClient();
  const [name, setName] = useState(first);
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    const read = brandName.safeParse(name);
    if (!read.success) return setError(read.error.issues[0]?.message ?? '');
    setIsBusy(true);
    const answer = await call('brand/add', { brand: { name } });
    setIsBusy(false);
    if (!answer.ok) return setError(answer.fields.name ?? answer.error);
    // At once among those to choose from, and in its place once they are read again.
    queries.setQueryData<Output<'brand/list'>>(
      ['brand/list', {}],
      (old) => old && { ...old, data: [...old.data, answer.data] },
    );
    void queries.invalidateQueries({ queryKey: ['brand/list'] });
    onAdded(answer.data);
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label="Nueva marca" onKeyDown={onEnter(() => void add())}>
      <Stack gap="sm">
        <TextInput
          id={id}
          label="Nombre de la marca"
          autoFocus
          value={name}
          error={error || refusal}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError('');
          }}
        />
        <Group justify="flex-end">
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="xs" loading={isBusy} onClick={() => void add()}>
            Crear la marca
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};
