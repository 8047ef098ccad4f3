import { grouped } from '#web/blocks/result-words.tsx';
import { itemsOf } from '#web/data/facet-items';
import { useAnswer } from '#web/data/use-own-answer';
import { showOnly, vehicleName } from '#web/data/vehicle';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { hrefOf } from './list-query.ts';
import type { AutopartListData } from './read-autoparts.ts';

type Props = Pick<AutopartListData, 'choice' | 'input' | 'names'> & {
  shown: Pick<AutopartListData['found'], 'resultFilters'>;
  /** Nothing has all that was asked for. */
  isShort: boolean;
};

/** The ways on from a list for a vehicle: to other vehicles where it has little, else to the vehicle's other categories. */
export const OtherLists = ({ isShort, ...list }: Props) =>
  isShort ? <ForAllVehicles {...list} /> : <OtherCategories {...list} />;

/** The same list for all vehicles, where that has what one's own lacks. */
const ForAllVehicles = ({ choice, input }: Omit<Props, 'isShort'>) => {
  const { vehicleId: _vehicle, year: _year, ...filters } = input.filters;
  const wider = { ...input, filters, rowIndex: 0, rowsMax: 1 };
  const { answer, isAsking } = useAnswer('autopart/filter', wider, true);
  if (isAsking) return <div className="min-h-11" />;
  if (!answer || answer.nearest || answer.resultCount === 0) return null;
  const { resultCount } = answer;
  return (
    <LinkButton to={hrefOf(choice, { v: undefined, y: undefined })} look="quiet" onClick={() => showOnly(null)}>
      {resultCount === 1
        ? 'Ver el que hay para otros vehículos'
        : `Ver los ${grouped(resultCount)} para todos los vehículos`}
    </LinkButton>
  );
};

/** Whether one category is the other, or stands above it. */
const isWithin = (id: string, above: string) => id === above || id.startsWith(`${above}.`);

/** Other parts for the list's vehicle, by the categories outside the chosen one. */
const OtherCategories = ({ choice, names, shown }: Omit<Props, 'isShort'>) => {
  const all = itemsOf(shown.resultFilters, 'categoryId');
  const chosen = choice.c ?? '';
  const others = all.filter(
    ({ id }) =>
      !isWithin(id, chosen) && !isWithin(chosen, id) && !all.some((other) => other.id !== id && isWithin(other.id, id)),
  );
  if (!chosen || !names.vehicle || others.length === 0) return null;
  const title = `Más para ${vehicleName(names.vehicle)}`;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul>
        {others.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={hrefOf(choice, { c: id })} className="filter-line">
              {name}
              <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
