import { Button, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/panel/dialog.tsx';
import { isUnread, type Unread } from '#web/panel/edit/unread';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { SearchSelect } from '#web/panel/search-select.tsx';
import { useCall } from '#web/panel/use-call';
import { useCategoryChoices } from '#web/panel/use-category-choices';
import { paths } from '#web/paths';
import { ProductPicker } from './product-picker.tsx';

const kinds = {
  category: 'Una categoría',
  brand: 'Una marca',
  product: 'Un producto',
  search: 'Una búsqueda',
} as const;
type Kind = keyof typeof kinds;

/** The address that a choice of a kind leads to. */
const pathOf: Record<Kind, (chosen: string) => string> = {
  category: (c) => paths.products({ c }),
  brand: (b) => paths.products({ b }),
  product: paths.product,
  search: (t) => paths.products({ t }),
};

type Props = { of: string; onPick: (path: string) => void };

/** Has a banner lead to something of the shop without its address being typed. */
export const LinkPicker = ({ of, onPick }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Elegir a dónde lleva: ${of}`}
        onClick={() => setOpen(true)}
      >
        Elegir a dónde lleva
      </Button>
      {isOpen && (
        <LinkDialog
          of={of}
          onClose={close}
          onPick={(path) => {
            onPick(path);
            close();
          }}
        />
      )}
    </>
  );
};

const LinkDialog = ({ of, onClose, onPick }: Props & { onClose: () => void }) => {
  const [kind, setKind] = useState<Kind>('category');
  const [chosen, setChosen] = useState<string | null | Unread>(null);
  const { choices = [], tree } = useCategoryChoices();
  const brands = useCall('brand/list', {});
  const path = typeof chosen === 'string' && chosen.trim() !== '' ? pathOf[kind](chosen.trim()) : undefined;
  const control = { value: chosen, onChange: setChosen };
  return (
    <Dialog
      title={`A dónde lleva el ${of}`}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={path === undefined} onClick={() => path !== undefined && onPick(path)}>
            Poner el enlace
          </Button>
        </>
      }
    >
      <Select
        label="Lleva a"
        data={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={(next) => {
          setKind((next ?? 'category') as Kind);
          setChosen(null);
        }}
      />
      {kind === 'category' && (
        <SearchSelect
          {...control}
          label="Categoría"
          data={choices}
          isSearching={tree.isPending}
          lost={lostAnswer(tree)}
        />
      )}
      {kind === 'brand' && (
        <SearchSelect
          {...control}
          label="Marca"
          data={(brands.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          isSearching={brands.isPending}
          lost={lostAnswer(brands)}
        />
      )}
      {kind === 'product' && <ProductPicker label="Producto" onPick={setChosen} />}
      {kind === 'search' && (
        <TextInput
          label="Texto"
          description="Como lo escribiría quien compra"
          maxLength={100}
          value={typeof chosen === 'string' ? chosen : ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
        {path !== undefined && !isUnread(chosen) && `Enlace: ${path}`}
      </Text>
    </Dialog>
  );
};
