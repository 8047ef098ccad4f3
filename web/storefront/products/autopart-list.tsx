import { useMemo } from 'react';
import { AutopartCard } from '#web/blocks/parts/autopart-card.tsx';
import { VehicleSwitch } from '#web/blocks/vehicle/vehicle-switch.tsx';
import { useOwnAnswer, useSeesMore } from '#web/data/use-own-answer';
import { onDemand } from '#web/ui/on-demand.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ListChoice } from './list-query.ts';
import { MeasureForm } from './measure-form.tsx';
import { type FoundParts, unpacked } from './packed-parts.ts';
import type { AutopartListData } from './read-autoparts.ts';
import { TextForm } from './text-form.tsx';
import { wantedProduct } from './wanted-product.ts';

const OtherLists = onDemand(async () => (await import('./other-lists.tsx')).OtherLists);

const inSightAtFirst = 2;

/** The list of parts, one below the other, so that their applications can be read. */
export const AutopartList = ({ found, ...data }: AutopartListData) => {
  const { answer } = useOwnAnswer('autopart/filter', data.input, useSeesMore());
  const shown = useMemo(() => unpacked(found), [found]);
  return <ShownParts {...data} shown={answer ?? shown} />;
};

type Props = Pick<AutopartListData, 'choice' | 'input' | 'names' | 'title'> & { shown: FoundParts };

/** The parts of an answer, whoever asked for it. */
export const ShownParts = ({ choice, input, shown, names, title }: Props) => {
  const { measures } = shown;
  const isShort = choice.v !== undefined && (shown.nearest || shown.data.length === 0);
  const others = choice.v && (
    <OtherLists {...{ choice, input, names, shown, isShort }} silent waiting={<div className="min-h-11" />} />
  );
  const isWanted = wantedProduct(choice, names.partBrand?.split(', '));
  const picked = choice.v === undefined ? {} : { v: choice.v, ...(choice.y !== undefined && { y: choice.y }) };
  return (
    <ListFrame
      {...{ choice, names, title, measures }}
      found={shown}
      rowsMax={input.rowsMax}
      beside={<VehicleSwitch />}
      wider={isShort && others}
      above={<FoldedText choice={choice} />}
      between={<MeasureForm choice={choice} measures={measures} />}
    >
      <ul className="grid gap-3 sm:gap-4">
        {shown.data.map((part, at) => (
          <li key={part.family}>
            <AutopartCard
              part={part}
              priority={at < inSightAtFirst}
              match={shown.matches[at]}
              picked={picked}
              isWanted={isWanted}
            />
          </li>
        ))}
      </ul>
      {!isShort && others}
    </ListFrame>
  );
};

/** Text within what is chosen. It opens on demand: the header has a box already, for the whole catalogue. */
const FoldedText = ({ choice }: { choice: ListChoice }) => (
  <details>
    <summary className="px-2 py-1.5 font-semibold">Buscar por texto</summary>
    <TextForm choice={choice} isNamed />
  </details>
);
