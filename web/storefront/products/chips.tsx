import { Link } from 'react-router';
import type { Facet } from '#contract/catalogue';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { hrefOf, type ListChoice } from './list-query.ts';
import type { ListData } from './products-page.tsx';

type Props = { choice: ListChoice; names: ListData['names']; facets: readonly Facet[] };

/** What is chosen, each to be taken away by itself. */
export const Chips = ({ choice, names, facets }: Props) => {
  const provider = facets.find(({ key }) => key === 'providerId')?.items.find(({ id }) => id === String(choice.p));
  const chips = [
    { key: 't', name: choice.t && `“${choice.t}”` },
    { key: 'c', name: choice.c && (names.category?.name ?? choice.c) },
    { key: 'b', name: choice.b && (names.brand ?? `Marca ${choice.b}`) },
    { key: 'p', name: choice.p && (provider?.name ?? `Proveedor ${choice.p}`) },
  ].filter(({ name }) => name);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filtros elegidos" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name }) => (
        <li key={key}>
          <Link
            to={hrefOf(choice, { [key]: undefined })}
            aria-label={`Quitar ${name}`}
            className="flex min-h-11 items-center gap-2 rounded-full bg-brand-100 pr-2 pl-4 text-sm font-medium text-brand-900 transition-colors hover:bg-brand-200 md:min-h-9"
          >
            {name}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={paths.products({ search: '' })}
            className="flex min-h-11 items-center px-2 text-sm font-medium text-brand-700 hover:underline md:min-h-9"
          >
            Quitar todos
          </Link>
        </li>
      )}
    </ul>
  );
};
