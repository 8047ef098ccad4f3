import { grouped } from '#web/blocks/result-words.tsx';
import { OtherCategories } from '#web/blocks/vehicle/other-categories.tsx';
import { useAnswer } from '#web/data/use-own-answer';
import { showOnly } from '#web/data/vehicle';
import { LinkButton } from '#web/ui/link-button.tsx';
import { hrefOf } from './list-query.ts';
import type { FoundParts } from './packed-parts.ts';
import type { AutopartListData } from './read-autoparts.ts';

type Props = Pick<AutopartListData, 'choice' | 'input' | 'names'> & {
  shown: Pick<FoundParts, 'resultFilters'>;
  /** Nothing has all that was asked for. */
  isShort: boolean;
};

/** The ways on from a list for a vehicle: to other vehicles where it has little, else to the vehicle's other categories. */
export const OtherLists = ({ isShort, ...list }: Props) =>
  isShort ? <ForAllVehicles {...list} /> : <OfVehicle {...list} />;

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

/** Other parts for the list's vehicle. */
const OfVehicle = ({ choice, names: { vehicle }, shown }: Omit<Props, 'isShort'>) =>
  choice.c &&
  vehicle && (
    <OtherCategories
      vehicle={vehicle}
      facets={shown.resultFilters}
      chosen={choice.c}
      hrefOf={(c) => hrefOf(choice, { c })}
    />
  );
