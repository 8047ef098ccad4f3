import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { filterLine } from './filter-link.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { isIndexableAddress } from './indexable.ts';
import { hrefOf, type ListChoice } from './list-query.ts';

type Props = { choice: ListChoice; group: FilterGroup; items: FilterGroup['items'] };

/**
 * The further values of a filter where no script runs. Only the server renders them, as few elements: years in one field,
 * others as links, which lead crawlers to lists that are kept.
 */
export const ScriptlessRest = ({ choice, group: { name, title, change }, items }: Props) => {
  if (name === 'y') return <YearForm choice={choice} title={title} years={items.map(({ id }) => Number(id))} />;
  const toLink = ({ id, name: words, count }: FilterGroup['items'][number]) => {
    const to = hrefOf(choice, change(id));
    return (
      <Link key={id} to={to} rel={isIndexableAddress(to) ? undefined : 'nofollow'} className={filterLine}>
        {count === undefined ? words : `${words} (${count})`}
      </Link>
    );
  };
  return <noscript>{items.map(toLink)}</noscript>;
};

type YearProps = { choice: ListChoice; title: string; years: readonly number[] };

const YearForm = ({ choice, title, years }: YearProps) => (
  <noscript>
    <form action={paths.products()} className="flex items-center gap-2 px-2 py-1.5">
      <HiddenFields choice={choice} without={['y']} />
      <input
        type="number"
        name="y"
        required
        min={Math.min(...years)}
        max={Math.max(...years)}
        aria-label={`${title}, otro`}
        className="min-h-11 min-w-0 grow rounded-control border border-neutral-500 px-3"
      />
      <button type="submit" className="min-h-11 rounded-control border border-neutral-300 px-3 font-semibold">
        Filtrar
      </button>
    </form>
  </noscript>
);
