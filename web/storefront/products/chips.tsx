import type { Facet } from '#contract/catalogue';
import { showOnly } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { ChipLink } from './chip-link.tsx';
import { type ChosenNames, chipsOf } from './chip-list.ts';
import { hrefOf, type ListChoice } from './list-query.ts';
import { moreChips } from './more-chips.ts';
import { useSeesPrices } from './use-sees-prices.ts';

// Taken away, it or its year, it is not wished for on the next list either.
const showAll = () => showOnly(null);

type Props = { choice: ListChoice; names: ChosenNames; facets: readonly Facet[] };

/** Chosen filters, each with a way to take it away. */
export const Chips = ({ choice, names, facets }: Props) => {
  const chips = [...chipsOf(choice, names, facets), ...moreChips(choice, useSeesPrices())];
  const isOfVehicle = (key: string) => key === 'v' || (key === 'y' && choice.v !== undefined);
  if (chips.length === 0) return null;
  return (
    // On a phone one line of them, which a finger moves; its room above and below is for the mark of the focus.
    <ul
      aria-label="Filtros elegidos"
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:max-w-full max-sm:*:shrink-0 sm:flex-wrap"
    >
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <ChipLink name={name} to={hrefOf(choice, without)} onClick={isOfVehicle(key) ? showAll : undefined} />
        </li>
      ))}
      {chips.length > 1 && (
        // It stays in sight beside the line that a finger moves.
        <li className="max-sm:sticky max-sm:-right-4 max-sm:bg-white max-sm:pr-2">
          <Link
            to={paths.products({ search: '' })}
            onClick={showAll}
            className="flex min-h-11 items-center px-2 text-sm font-medium text-brand-700 hover:underline md:min-h-9"
          >
            Quitar todos
          </Link>
        </li>
      )}
    </ul>
  );
};
