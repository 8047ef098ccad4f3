import { Button, Group, NumberInput, Paper, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Category } from '#contract/catalogue';
import { useSite } from '#web/data/site';
import { useCall } from '#web/panel/use-call';
import type { Member } from './family-edits.ts';
import { onEnter } from './on-enter.ts';

type Props = { code: string; onAdd: (member: Member) => void; onCancel: () => void };

/** What a product needs that is made with its family. */
export const NewMember = ({ code, onAdd, onCancel }: Props) => {
  const { rootCategory } = useSite().site;
  const brands = useCall('brand/list', {}).data?.data ?? [];
  const tree = useCall('category/list', {}).data?.data.find(({ id }) => id === rootCategory);
  const [name, setName] = useState('');
  const [brandId, setBrandId] = useState<string | null>(null);
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [price, setPrice] = useState<number | ''>('');
  const brand = brands.find(({ id }) => String(id) === brandId);
  const isWhole = name.trim() !== '' && brand !== undefined && categoryId !== null && price !== '';
  const add = () => {
    if (!isWhole) return;
    const cents = Math.round(price * 100);
    onAdd({ code, name: name.trim(), brandId: brand.id, brandName: brand.name, categoryId, price: cents, isNew: true });
  };
  return (
    <Paper withBorder p="sm" role="group" onKeyDown={onEnter(add)} aria-label={`Producto nuevo ${code}`}>
      <Stack gap="sm">
        <Text size="sm">No hay un producto «{code}». Completalo y se crea con la familia.</Text>
        <Group align="end" gap="sm">
          <TextInput
            label="Nombre"
            flex="1 1 220px"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Select
            label="Marca"
            searchable
            limit={200}
            w={160}
            data={brands.map(({ id, name: label }) => ({ value: String(id), label }))}
            value={brandId}
            onChange={setBrandId}
          />
          <Select
            label="Categoría"
            searchable
            limit={200}
            w={220}
            data={flat(tree?.items ?? [])}
            value={categoryId}
            onChange={setCategoryId}
          />
          <NumberInput
            label="Precio con IVA"
            w={140}
            prefix="U$S "
            decimalSeparator=","
            thousandSeparator="."
            decimalScale={2}
            min={0}
            hideControls
            value={price}
            onChange={(typed) => setPrice(typed === '' ? '' : Number(typed))}
          />
        </Group>
        <Group justify="flex-end">
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="xs" disabled={!isWhole} onClick={add}>
            Crear con la familia
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};

/** Categories with the names above them, so that two of one name can be told apart. */
const flat = (items: readonly Category[], above = ''): { value: string; label: string }[] =>
  items.flatMap(({ id, name, items: below }) => {
    const label = above ? `${above} › ${name}` : name;
    return [{ value: id, label }, ...flat(below, label)];
  });
