import { useState } from 'react';
import { holds } from '#contract/plain/folded-text';
import type { FacetItem } from '#web/data/facet-items';
import { classes } from '#web/ui/classes';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Props = {
  title: string;
  items: readonly FacetItem[];
  chosen: string | null;
  hrefOf: (id: string) => string;
  /** Shown while there is nothing to choose from yet. */
  before: string;
  /** Whether it is this column's turn: on phones the others are out of sight. */
  isTurn: boolean;
};

/** One column of the advanced search: its own filter, its choices with how many parts each has, and how many it shows. */
export const PickerColumn = ({ title, items, chosen, hrefOf, before, isTurn }: Props) => {
  const [typed, setTyped] = useState('');
  const shown = items.filter(({ name }) => holds(name, typed));
  return (
    <section
      aria-label={title}
      data-column
      className={classes('flex min-w-0 flex-col rounded-card border border-neutral-200', !isTurn && 'max-md:hidden')}
    >
      <div className="grid gap-2 border-b border-neutral-200 p-3">
        <h3 tabIndex={-1} data-turn={isTurn || undefined} className="flex justify-between gap-3 font-semibold">
          {title}
          {items.length > 0 && (
            <span className="text-sm font-normal text-neutral-600 tabular-nums">{shown.length}</span>
          )}
        </h3>
        <TextInput
          type="search"
          aria-label={`Filtrar ${title}`}
          placeholder="Filtrar"
          autoComplete="off"
          disabled={items.length === 0}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="noscript:hidden"
        />
      </div>
      {shown.length === 0 ? (
        <p className="p-3 text-sm text-neutral-600">{items.length === 0 ? before : 'No se encontraron resultados.'}</p>
      ) : (
        <ul className="max-h-[70dvh] overflow-y-auto overscroll-contain p-1 md:max-h-80">
          {shown.map((item) => (
            <li key={item.id}>
              <Link
                to={hrefOf(item.id)}
                preventScrollReset
                aria-current={item.id === chosen ? 'true' : undefined}
                className={classes('filter-line', item.id === chosen && 'bg-brand-50 font-semibold text-brand-900')}
              >
                {item.name}
                <span>{item.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
