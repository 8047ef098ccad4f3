import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Facet } from '#contract/catalogue';
import { results } from '#web/blocks/result-words.tsx';
import { itemsOf } from '#web/data/facet-items';
import { useSite } from '#web/data/site';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { categorySteps } from './category-steps.ts';
import { type FilterGroup, facetGroups } from './filter-groups.ts';
import type { FilterProps } from './filters.tsx';
import { changed, hrefOf, type ListChange, type ListChoice, type Order, orders } from './list-query.ts';
import { useMeasureDraft } from './measure-draft.ts';
import { MeasureFields, type Measures } from './measure-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { specificationGroups } from './specification-groups.ts';
import { TextField } from './text-form.tsx';
import { useCanOrder } from './use-can-order.ts';
import { useDraftCount } from './use-draft-count.ts';
import { useSeesPrices } from './use-sees-prices.ts';

type Props = FilterProps & { measures: Measures | undefined; open: boolean; onClose: () => void };

/** Order and filters on small screens, taken over only by its last button, which says how many results they have. */
export const FilterSheet = ({ choice, facets, measures, open, onClose }: Props) => {
  const { kind } = useSite().site;
  const [draft, setDraft] = useState(choice);
  const { fields, read, reset, settle } = useMeasureDraft(choice);
  const [draftFor, setDraftFor] = useState({ choice, open });
  const typed = measures ? read() : {};
  const text = draft.t?.trim();
  const count = useDraftCount(open && typed && text?.length !== 1 ? changed(draft, { ...typed, t: text }) : null);
  const navigate = useNavigate();
  const id = useId();
  const seesPrices = useSeesPrices();
  if (draftFor.choice !== choice || draftFor.open !== open) {
    setDraftFor({ choice, open });
    setDraft(choice);
    reset();
  }
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = event.currentTarget.querySelector<HTMLInputElement>('[type=search]');
    if (box && !box.checkValidity()) return;
    const chosen = measures ? settle() : {};
    if (!chosen) return;
    onClose();
    await navigate(hrefOf(draft, { ...chosen, t: text }));
  };
  const footer = (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button look="quiet" className="px-2" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={id} className="px-2">
        <span>
          Confirmar
          {count !== undefined && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{results(count)}</span>
            </>
          )}
        </span>
      </Button>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} side="bottom" title="Filtrar y ordenar" footer={footer}>
      <form id={id} onSubmit={confirm} noValidate className="grid gap-6">
        {kind === 'autoparts' && (
          <TextField
            value={draft.t ?? ''}
            onChange={({ currentTarget }) => setDraft({ ...draft, t: currentTarget.value })}
          />
        )}
        <Orders draft={draft} onChange={(order) => setDraft({ ...draft, order })} />
        <Group title="Stock">
          <Choice
            several
            name="stock"
            label="Solo con stock"
            checked={draft.stock === 1}
            onChange={() => setDraft(changed(draft, { stock: draft.stock ? undefined : 1 }))}
          />
        </Group>
        {seesPrices && (
          <Group title="Precio">
            <PriceFields choice={choice} onChange={(prices) => setDraft(changed(draft, prices))} />
          </Group>
        )}
        <Categories draft={draft} facets={facets} onChange={(c) => setDraft(changed(draft, { c }))} />
        {measures && (
          <Group title="Medidas">
            <MeasureFields measures={measures} {...fields} />
          </Group>
        )}
        {[...facetGroups(kind, draft, facets), ...specificationGroups(draft, facets)].map((group) => (
          <Choices key={group.name} group={group} onChange={(change) => setDraft(changed(draft, change))} />
        ))}
      </form>
    </Drawer>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = {
  name: string;
  label: string;
  count?: number;
  several?: boolean;
  checked: boolean;
  onChange: () => void;
};
const Choice = ({ name, label, count, several = false, checked, onChange }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type={several ? 'checkbox' : 'radio'}
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

type ChoicesProps = { group: FilterGroup; onChange: (change: ListChange) => void };
const Choices = ({ group: { name, title, items, chosen, several, change }, onChange }: ChoicesProps) =>
  items.length === 0 ? null : (
    <Group title={title}>
      {!several && (
        <Choice name={name} label="Todas" checked={chosen.length === 0} onChange={() => onChange(change(undefined))} />
      )}
      {items.map((item) => (
        <Choice
          key={item.id}
          several={several}
          name={name}
          label={item.name}
          count={item.count}
          checked={chosen.includes(item.id)}
          onChange={() => onChange(change(item.id))}
        />
      ))}
    </Group>
  );
