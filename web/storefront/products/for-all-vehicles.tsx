import { grouped } from '#web/blocks/result-words.tsx';
import { useAnswer } from '#web/data/use-own-answer';
import { showOnly } from '#web/data/vehicle';
import { LinkButton } from '#web/ui/link-button.tsx';
import { hrefOf } from './list-query.ts';
import type { AutopartListData } from './read-autoparts.ts';

type Props = Pick<AutopartListData, 'choice' | 'input'>;

/** The same list for all vehicles, where that has what one's own lacks. */
export const ForAllVehicles = ({ choice, input }: Props) => {
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
