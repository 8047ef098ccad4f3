import { AutopartCard } from '#web/blocks/parts/autopart-card.tsx';
import { grouped } from '#web/blocks/result-words.tsx';
import { VehicleSwitch } from '#web/blocks/vehicle/vehicle-switch.tsx';
import { useAnswer, useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { showOnly } from '#web/data/vehicle';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ListFrame } from './list-frame.tsx';
import { hrefOf } from './list-query.ts';
import { MeasureForm } from './measure-form.tsx';
import type { AutopartListData } from './read-autoparts.ts';
import { TextForm } from './text-form.tsx';

const inSightAtFirst = 2;

/** The list of parts, one below the other, so that their applications can be read. */
export const AutopartList = ({ found, ...data }: AutopartListData) => {
  const { answer } = useOwnAnswer('autopart/filter', data.input, useSeesMore());
  return <ShownParts {...data} shown={answer ?? found} />;
};

type Props = Pick<AutopartListData, 'choice' | 'input' | 'names' | 'title'> & { shown: AutopartListData['found'] };

/** The parts of an answer, whoever asked for it. */
export const ShownParts = ({ choice, input, shown, names, title }: Props) => {
  const { measures } = shown;
  const isShort = choice.v !== undefined && (shown.nearest || shown.data.length === 0);
  const picked = choice.v === undefined ? {} : { v: choice.v, ...(choice.y !== undefined && { y: choice.y }) };
  return (
    <ListFrame
      {...{ choice, names, title, measures }}
      found={shown}
      rowsMax={input.rowsMax}
      beside={<VehicleSwitch />}
      wider={isShort && <ForAllVehicles {...{ choice, input }} />}
      above={<TextForm choice={choice} />}
      below={<MeasureForm choice={choice} measures={measures} />}
    >
      <ul className="grid gap-3 sm:gap-4">
        {shown.data.map((part, at) => (
          <li key={part.family}>
            <AutopartCard part={part} priority={at < inSightAtFirst} match={shown.matches[at]} picked={picked} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
};

/** The same list for all vehicles, where that has what one's own lacks. */
const ForAllVehicles = ({ choice, input }: Pick<Props, 'choice' | 'input'>) => {
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
