import { Fragment } from 'react';
import type { Stock } from '#contract/stock';
import { ApplicationsTable } from '#web/blocks/parts/applications-table.tsx';
import { partName } from '#web/blocks/parts/part-name';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { placesOf } from '#web/blocks/vehicle/picked-vehicle';
import { useVehicle } from '#web/data/vehicle';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { classes } from '#web/ui/classes';
import { onDemand } from '#web/ui/on-demand.tsx';
import { CopyCode } from './copy-code.tsx';
import { FavouritePlace } from './favourite-place.tsx';
import { Gallery } from './gallery.tsx';
import { ownMeasures } from './own-measures.ts';
import type { Part } from './part.ts';
import { PartFacts } from './part-facts.tsx';
import { PartTiles } from './part-tiles.tsx';
import type { ProductTexts } from './product-texts.ts';
import { Related } from './related.tsx';
import { Section } from './section.tsx';
import type { ShownTile } from './shown-tile.ts';
import { Specifications } from './specifications.tsx';
import type { Step } from './steps-to.ts';
import { useLedPlaces, usePickedVehicle } from './use-picked-vehicle.ts';

const MoreForVehicle = onDemand(async () => (await import('./more-for-vehicle.tsx')).MoreForVehicle);

type Props = {
  part: Part;
  /** The product of its own that is shown. */
  chosen: Part['products'][number];
  onChoose: (code: string) => void;
  stock: Stock | undefined;
  /** The chosen product's own texts, once they are known. */
  ownTexts: ProductTexts | undefined;
  related: readonly ShownTile[];
  steps: readonly Step[];
};

/** A family's page: gallery, facts, then what is compared, then what else goes into the same vehicles. */
export const PartDetail = ({ part, related, steps, ownTexts, ...bought }: Props) => {
  const vehicle = useVehicle();
  const looked = usePickedVehicle();
  const own = placesOf(part.applications, [{ v: vehicle?.id, y: vehicle?.year }]);
  const meant = [...useLedPlaces(part.applications), ...own];
  const measures = ownMeasures(part, bought.chosen);
  const texts = [...new Set([part.description, ownTexts?.description ?? ''])].filter(Boolean);
  const compared = ownTexts && ownTexts.specifications.length + ownTexts.relatedLinks.length > 0 ? ownTexts : undefined;
  const hasDetails = texts.length > 0 || part.originalCodes.length > 0 || measures.length > 0 || compared;
  return (
    <div className="mx-auto max-w-page px-4 py-4">
      <PartsStyles />
      <Breadcrumb steps={steps.slice(0, -1)} />
      <div className="mt-3 grid gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Gallery name={partName(part)} images={part.images}>
          <FavouritePlace {...bought.chosen} name={partName(part)} />
        </Gallery>
        <PartFacts part={part} {...bought} />
      </div>
      <div
        className={classes('mt-10 grid gap-10 lg:gap-12', hasDetails && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]')}
      >
        <div className="grid content-start gap-10 empty:hidden">
          {texts.length > 0 && (
            <Section id="descripcion" title="Descripción">
              {texts.map((text) => (
                <p key={text} className="max-w-text whitespace-pre-line not-first:mt-3">
                  {text}
                </p>
              ))}
            </Section>
          )}
          {part.originalCodes.length > 0 && (
            <Section id="codigos" title="Códigos originales">
              <ul className="flex flex-wrap gap-x-6">
                {part.originalCodes.map(({ code }) => (
                  <li key={code}>
                    <CopyCode code={code} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {measures.length > 0 && (
            <Section id="medidas" title="Medidas">
              <dl className="facts">
                {measures.map(({ key, value }) => (
                  <Fragment key={key}>
                    <dt>{key}</dt>
                    <dd>{value}</dd>
                  </Fragment>
                ))}
              </dl>
            </Section>
          )}
          {compared && <Specifications product={compared} />}
        </div>
        {part.applications.length > 0 && (
          <Section id="aplicaciones" title="Aplicaciones">
            <ApplicationsTable applications={part.applications} matched={meant} label="Aplicaciones" isWhole />
          </Section>
        )}
      </div>
      {(vehicle || looked.v) && <MoreForVehicle {...{ looked }} own={vehicle} categoryId={part.categoryId} silent />}
      {related.length > 0 && (
        <Related>
          <PartTiles tiles={related} />
        </Related>
      )}
    </div>
  );
};
