import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { FacetItem as Item } from '#web/data/facet-items';
import { filterPlace } from '#web/paths';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useHydrated } from '#web/ui/use-hydrated';
import type { FilterGroup } from './filter-groups.ts';
import { FilterLink } from './filter-link.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { ScriptlessRest } from './scriptless-rest.tsx';

const shownAtFirst = 7;

/** The values of a filter as links; those past the first seven come when asked for. */
export const GroupLinks = ({ choice, group }: { choice: ListChoice; group: FilterGroup }) => {
  const { name, title, items, chosen, change } = group;
  const id = filterPlace(name);
  // The server's page is the same whatever place of it was asked for.
  const { hash } = useLocation();
  const isAskedFor = useHydrated() && hash === `#${id}`;
  const [isOpen = isAskedFor, setOpen] = useState<boolean>();
  const restId = useId();
  if (items.length === 0) return null;
  const toLink = (item: Item) => (
    <li key={item.id}>
      <FilterLink to={hrefOf(choice, change(item.id))} item={item} isChosen={chosen.includes(item.id)} />
    </li>
  );
  const isHidden = (item: Item, at: number) => at >= shownAtFirst && !chosen.includes(item.id);
  const hidden = items.filter(isHidden);
  return (
    <nav id={id} aria-label={title}>
      <h2 className="mb-1 px-2 font-semibold">{title}</h2>
      <ul>{items.filter((item, at) => !isHidden(item, at)).map(toLink)}</ul>
      {hidden.length > 0 && (
        <>
          {isOpen ? (
            <ul id={restId}>{hidden.map(toLink)}</ul>
          ) : import.meta.env.SSR ? (
            <ScriptlessRest choice={choice} group={group} items={hidden} />
          ) : (
            <noscript />
          )}
          <MoreButton
            controls={restId}
            isOpen={isOpen}
            onToggle={setOpen}
            more={`Ver ${hidden.length} más`}
            className="min-h-11 lg:min-h-9"
          />
        </>
      )}
    </nav>
  );
};
