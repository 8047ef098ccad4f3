import type { Vehicle } from '#contract/autoparts';
import type { Facet } from '#contract/catalogue';
import { itemsOf } from '#web/data/facet-items';
import { vehicleName } from '#web/data/vehicle';
import { Link } from '#web/ui/link.tsx';

type Props = {
  vehicle: Vehicle;
  /** The choices that are possible for it. */
  facets: readonly Facet[];
  chosen: string;
  hrefOf: (categoryId: string) => string;
};

/** Whether one category is the other, or stands above it. */
const isWithin = (id: string, above: string) => id === above || id.startsWith(`${above}.`);

/** Other parts for a vehicle, by the categories outside the chosen one. */
export const OtherCategories = ({ vehicle, facets, chosen, hrefOf }: Props) => {
  const all = itemsOf(facets, 'categoryId');
  const others = all.filter(
    ({ id }) =>
      !isWithin(id, chosen) && !isWithin(chosen, id) && !all.some((other) => other.id !== id && isWithin(other.id, id)),
  );
  if (others.length === 0) return null;
  const title = `Más para ${vehicleName(vehicle)}`;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul>
        {others.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={hrefOf(id)} className="filter-line">
              {name}
              <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
