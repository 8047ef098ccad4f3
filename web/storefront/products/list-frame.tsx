import type { ReactNode } from 'react';
import type { Facet } from '#contract/catalogue';
import { ResultCount } from '#web/blocks/result-words.tsx';
import { useSite } from '#web/data/site';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { classes } from '#web/ui/classes';
import { inOwnFile } from '#web/ui/in-own-file';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ChosenNames } from './chip-list.ts';
import { Chips } from './chips.tsx';
import { FilterButton } from './filter-button.tsx';
import { Filters } from './filters.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import { listSteps } from './list-steps.ts';
import { kindWords } from './list-title.ts';
import type { Measures } from './measure-fields.tsx';
import { OrderSelect } from './order-select.tsx';

const NothingFound = inOwnFile(async () => (await import('./nothing-found.tsx')).NothingFound);

type Props = {
  choice: ListChoice;
  names: ChosenNames;
  title: string;
  found: { resultCount: number; resultFilters: readonly Facet[]; nearest: boolean; data: readonly unknown[] };
  rowsMax: number;
  /** The text as it was understood, where a word of it was misspelt. */
  mended?: string | undefined;
  /** Content at the end of the title's line. */
  beside?: ReactNode;
  /** Filters of this kind of list beside its facets. */
  above?: ReactNode;
  between?: ReactNode;
  measures?: Measures;
  /** Leads on where nothing has all that was asked for. */
  wider?: ReactNode;
  /** The found items. */
  children: ReactNode;
};

/** A list with its filters, order and pages, everything of it links and forms. */
export const ListFrame = ({
  choice,
  names,
  title,
  found,
  rowsMax,
  mended,
  beside,
  above,
  between,
  measures,
  wider,
  children,
}: Props) => {
  const { kind, settings } = useSite().site;
  const { filterEditing } = settings;
  const { resultCount, resultFilters, nearest, data } = found;
  // Where nothing was found its sentence has the whole width, unless there is something to narrow or widen it by.
  const hasColumn =
    filterEditing &&
    Boolean(data.length > 0 || resultFilters.some(({ items }) => items.length > 0) || above || between);
  const filters = { choice, facets: resultFilters, above, between };
  const pages = Math.ceil(resultCount / rowsMax);
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <Breadcrumb steps={[...listSteps(kindWords[kind].list, names), { label: title }]} />
      <div className="mt-1 mb-4 flex flex-wrap items-baseline gap-x-3 max-sm:mb-2">
        <h1 className="text-2xl font-bold max-sm:w-full max-sm:text-xl">{title}</h1>
        <ResultCount count={resultCount} />
        {beside && <div className="ml-auto">{beside}</div>}
      </div>
      <div className={classes(hasColumn && 'flex flex-col lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-8')}>
        {hasColumn && (
          <aside
            id="filtros"
            aria-label="Filtros"
            className="hidden max-lg:order-last max-lg:mt-8 lg:block noscript:block"
          >
            <Filters {...filters} />
          </aside>
        )}
        <div>
          <div className="mb-4 flex flex-wrap items-center gap-2 lg:flex-nowrap lg:items-start">
            {hasColumn && <FilterButton {...filters} measures={measures} />}
            <div className="max-lg:order-last max-lg:w-full lg:grow">
              <Chips choice={choice} names={names} facets={resultFilters} />
            </div>
            {data.length > 0 && <OrderSelect choice={choice} />}
          </div>
          {mended && !nearest && (
            <p className="mb-4">
              Mostrando resultados de «<strong>{mended}</strong>»
            </p>
          )}
          {nearest && data.length > 0 && (
            <div className="mb-4 grid justify-items-start gap-2 rounded-card border border-neutral-200 bg-fair-soft px-4 py-3">
              <p>Sin resultados exactos para «{choice.t}». Estos son los más parecidos.</p>
              {wider}
            </div>
          )}
          {data.length === 0 ? <NothingFound all={kindWords[kind].all} text={choice.t} wider={wider} /> : children}
          <div className="mt-8">
            <Pagination page={choice.page} pages={pages} hrefOf={(page) => hrefOf(choice, { page })} />
          </div>
        </div>
      </div>
    </div>
  );
};
