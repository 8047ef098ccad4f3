import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Brand, Category } from '#contract/catalogue';
import { useSite } from '#web/data/site';
import { BrandSelect } from '#web/panel/brand-select.tsx';
import { productDoubt } from '#web/panel/edit/price-doubt';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { MoneyInput } from '#web/panel/money-input.tsx';
import { onEnter } from '#web/panel/on-enter';
import { type Doubt, Question } from '#web/panel/question.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import type { Typed } from '#web/panel/typed-number.tsx';
import { useCall } from '#web/panel/use-call';
import type { Member } from './family-edits.ts';

type Props = { code: string; onAdd: (member: Member) => void; onCancel: () => void };

/** The fields of a product that is made with its family. */
export const NewMember = ({ code, onAdd, onCancel }: Props) => {
  const { rootCategory } = useSite().site;
  const list = useCall('category/list', {});
  const tree = list.data?.data.find(({ id }) => id === rootCategory);
  const [name, setName] = useState('');
  const [brand, setBrand] = useState<Brand>();
  const [categoryId, setCategoryId] = useState<string | null | Unread>(null);
  const [price, setPrice] = useState<Typed>(null);
  const [doubt, setDoubt] = useState<Doubt>();
  const isWhole =
    name.trim() !== '' && brand !== undefined && typeof categoryId === 'string' && typeof price === 'number';
  const add = ({ isSure = false } = {}) => {
    if (!isWhole) return;
    const doubted = isSure ? undefined : productDoubt(undefined, { price, isPublic: true });
    if (doubted) return setDoubt(doubted);
    onAdd({ code, name: name.trim(), brandId: brand.id, brandName: brand.name, categoryId, price, isNew: true });
  };
  return (
    <Paper withBorder p="sm" role="group" onKeyDown={onEnter(() => add())} aria-label={`Producto nuevo ${code}`}>
      <Stack gap="sm">
        <Text size="sm">No hay un producto «{code}». Completalo y se crea con la familia.</Text>
        <Group align="end" gap="sm">
          <TextInput
            label="Nombre"
            flex="1 1 220px"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <BrandSelect w={160} value={brand?.id ?? null} onPick={setBrand} />
          <SearchSelect
            label="Categoría"
            w={220}
            lost={lostAnswer(list)}
            data={flat(tree?.items ?? [])}
            value={categoryId}
            onChange={setCategoryId}
          />
          <MoneyInput
            label="Precio con IVA"
            w={140}
            cents={price}
            onCents={setPrice}
            error={isUnread(price) && price.error}
          />
        </Group>
        <Group justify="flex-end">
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="xs" disabled={!isWhole} onClick={() => add()}>
            Crear con la familia
          </Button>
        </Group>
      </Stack>
      <Question asked={doubt} onBack={() => setDoubt(undefined)} onYes={() => add({ isSure: true })} />
    </Paper>
  );
};

/** Categories with the names above them, so that two of one name can be told apart. */
const flat = (items: readonly Category[], above = ''): { value: string; label: string }[] =>
  items.flatMap(({ id, name, items: below }) => {
    const label = above ? `${above} › ${name}` : name;
    return [{ value: id, label }, ...flat(below, label)];
  });
