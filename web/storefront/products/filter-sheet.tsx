import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Facet } from '#contract/catalogue';
import { useSite } from '#web/data/site';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { categorySteps } from './category-steps.ts';
import type { FilterProps } from './filters.tsx';
import { hrefOf, type ListChoice, type Order, orders } from './list-query.ts';
import { useCanOrder } from './use-can-order.ts';

type Props = FilterProps & { open: boolean; onClose: () => void };

/** Order and filters on small screens, taken over only by Confirmar. */
export const FilterSheet = ({ choice, facets, open, onClose }: Props) => {
  const [draft, setDraft] = useState(choice);
  const [draftOf, setDraftOf] = useState({ choice, open });
  const navigate = useNavigate();
  if (draftOf.choice !== choice || draftOf.open !== open) {
    setDraftOf({ choice, open });
    setDraft(choice);
  }
  const confirm = async () => {
    onClose();
    await navigate(hrefOf(draft));
  };
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button look="quiet" onClick={onClose}>
        Cancelar
      </Button>
      <Button onClick={confirm}>Confirmar</Button>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} side="bottom" title="Filtrar y ordenar" footer={footer}>
      <div className="grid gap-6">
        <Orders draft={draft} onChange={(order) => setDraft({ ...draft, order })} />
        <Categories draft={draft} facets={facets} onChange={(c) => setDraft(change(draft, { c }))} />
        <Choices
          title="Marca"
          name="b"
          items={itemsOf(facets, 'brandId')}
          chosen={draft.b}
          onChange={(b) => setDraft(change(draft, { b }))}
        />
        <Choices
          title="Proveedor"
          name="p"
          items={itemsOf(facets, 'providerId')}
          chosen={draft.p}
          onChange={(p) => setDraft(change(draft, { p }))}
        />
      </div>
    </Drawer>
  );
};

type Changed = { c?: string | undefined } | { b?: number | undefined } | { p?: number | undefined };
const change = (draft: ListChoice, changed: Changed): ListChoice =>
  Object.fromEntries(Object.entries({ ...draft, ...changed }).filter(([, value]) => value !== undefined)) as ListChoice;

type Item = Facet['items'][number];
const itemsOf = (facets: readonly Facet[], key: string) => facets.find((facet) => facet.key === key)?.items ?? [];

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = { name: string; label: string; count?: number; checked: boolean; onChange: () => void };
const Choice = ({ name, label, count, checked, onChange }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChange}
      className="size-5 shrink-0 accent-brand-700"
    />
    <span className="grow">{label}</span>
    {count !== undefined && <span className="text-sm text-neutral-600 tabular-nums">{count}</span>}
  </label>
);

const Orders = ({ draft, onChange }: { draft: ListChoice; onChange: (order: Order) => void }) => {
  if (!useCanOrder()) return null;
  return (
    <Group title="Ordenar por">
      {(Object.keys(orders) as Order[]).map((order) => (
        <Choice
          key={order}
          name="order"
          label={orders[order]}
          checked={draft.order === order}
          onChange={() => onChange(order)}
        />
      ))}
    </Group>
  );
};

type CategoriesProps = { draft: ListChoice; facets: readonly Facet[]; onChange: (id: string | undefined) => void };
const Categories = ({ draft, facets, onChange }: CategoriesProps) => {
  const { rootCategory } = useSite().site;
  const items = itemsOf(facets, 'categoryId');
  const chosen = items.find(({ id }) => id === draft.c || id.endsWith(`.${draft.c}`))?.id ?? draft.c;
  const { above, choices } = categorySteps(items, rootCategory, chosen);
  return (
    <Group title="Categoría">
      <Choice name="c" label="Todas las categorías" checked={!chosen} onChange={() => onChange(undefined)} />
      {[...above, ...choices].map(({ id, name, count }) => (
        <Choice key={id} name="c" label={name} count={count} checked={id === chosen} onChange={() => onChange(id)} />
      ))}
    </Group>
  );
};

type FacetProps = {
  title: string;
  name: string;
  items: readonly Item[];
  chosen: number | undefined;
  onChange: (id: number | undefined) => void;
};
const Choices = ({ title, name, items, chosen, onChange }: FacetProps) =>
  items.length === 0 ? null : (
    <Group title={title}>
      <Choice name={name} label="Todas" checked={chosen === undefined} onChange={() => onChange(undefined)} />
      {items.map((item) => (
        <Choice
          key={item.id}
          name={name}
          label={item.name}
          count={item.count}
          checked={item.id === String(chosen)}
          onChange={() => onChange(Number(item.id))}
        />
      ))}
    </Group>
  );
