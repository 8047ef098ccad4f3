import type { Vehicle } from '#contract/autoparts';
import { useAnswer } from '#web/data/use-own-answer';
import { vehicleName } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';

const shownMax = 12;

type Props = {
  brandId: number;
  /** Those that have something in the category. */
  here: readonly Vehicle[];
  /** Those of the brand's vehicles that what is typed means. */
  isMeant: (vehicles: readonly Vehicle[]) => readonly Vehicle[];
};

/** The brand's vehicles that have nothing in the category and something in others; each leads to all its parts. */
export const OtherVehicles = ({ brandId, here, isMeant }: Props) => {
  const { answer } = useAnswer('vehicle/filter', { brandId }, true);
  const known = new Set(here.map(({ id }) => id));
  const others = isMeant(answer?.data ?? []).filter(({ id }) => !known.has(id));
  if (others.length === 0) return null;
  return (
    <section aria-label="En otras categorías" className="mt-6">
      <h3 className="font-semibold">En otras categorías</h3>
      <ul>
        {others.slice(0, shownMax).map((vehicle) => (
          <li key={vehicle.id}>
            <Link to={paths.products({ v: vehicle.id })} className="filter-line">
              {vehicleName(vehicle)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
