import type { AutopartMatch } from '#contract/autoparts';
import { afterApplication } from '#contract/plain/item-name';
import { singular } from '#contract/plain/singular';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { ProductTags } from '#web/blocks/cards/product-tags.tsx';
import { ApplicationsTable } from '#web/blocks/parts/applications-table.tsx';
import { AutopartBuy } from '#web/blocks/parts/autopart-buy.tsx';
import { CodeMatch } from '#web/blocks/parts/code-match.tsx';
import { chosenOf, type Listed, listedOf } from '#web/blocks/parts/first-to-buy';
import { cardMeasures } from '#web/blocks/parts/measures';
import { PartsStyles } from '#web/blocks/parts/parts-styles.tsx';
import { autopartTitle, isAllOriginal, meantCode, type ShownAutopart, wayTo } from '#web/blocks/parts/shown-autopart';
import type { PickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useVehicle } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { unbroken } from '#web/ui/unbroken';

const CardFit = onDemand(async () => (await import('#web/blocks/vehicle/card-fit.tsx')).CardFit);

type Props = {
  part: ShownAutopart;
  /** Among the first in sight: its picture does not wait. */
  priority?: boolean;
  /** Why the list holds it. */
  match?: AutopartMatch | undefined;
  /** The vehicle and its year that the list was asked for: its page is told of them. */
  picked?: PickedVehicle;
  /** Which products the list is about, where it is narrowed to some: the card speaks of the first of them. */
  isWanted?: ((product: ShownAutopart['products'][number]) => boolean) | undefined;
};

const sizes = '(min-width: 48rem) 176px, 96px';

/** A part in a list, as a clerk compares them: picture, codes and measures, what it goes into, stock and price. */
export const AutopartCard = ({ part, priority = false, match, picked = {}, isWanted }: Props) => {
  const { applications } = part;
  const vehicle = useVehicle();
  const wanted = isWanted && part.products.filter(isWanted);
  const meant = meantCode(part, match?.code) ?? (wanted && chosenOf(wanted, null)?.code);
  const listed = listedOf(part.products, meant);
  const to = paths.part(part.family, listed.code, wayTo(part, picked, match?.applications));
  const title = autopartTitle(part, match?.applications);
  const last = part.products.flatMap(({ lastSale }) => lastSale ?? []).toSorted();
  return (
    <article className="part-card">
      <PartsStyles />
      <ProductPicture
        to={to}
        image={part.images[0]?.image}
        alt=""
        width={240}
        height={180}
        sizes={sizes}
        priority={priority}
      />
      <header>
        <h2>
          <Link to={paths.products({ c: part.categoryId })}>{singular(part.categoryName)}</Link>{' '}
          <Link to={to}>{title}</Link>
          {unbroken(afterApplication({ count: applications.length, brandName: listed.shown?.brandName }))}
        </h2>
        <CodeMatch code={match?.code} />
        <ProductTags isOriginal={isAllOriginal(part.products, meant)} isPublic={part.isPublic} lastSale={last.at(-1)} />
        {vehicle && <CardFit applications={applications} vehicle={vehicle} silent />}
      </header>
      <CardFacts part={part} shown={listed.shown} />
      {applications.length > 0 && (
        <ApplicationsTable
          applications={applications}
          matched={match?.applications}
          label={`Aplicaciones de ${part.code}`}
        />
      )}
      <AutopartBuy {...{ part, title, to, meant, listed, picked }} />
    </article>
  );
};

const codesShown = 3;

type FactsProps = { part: ShownAutopart; shown: Listed['shown'] };

const CardFacts = ({ part, shown }: FactsProps) => {
  const codes = part.originalCodes.map(({ code }) => code);
  const more = codes.length - codesShown;
  return (
    <dl className="facts">
      <dt>Código</dt>
      <dd>
        <span className="code">{shown?.code}</span> {shown?.brandName}
      </dd>
      {codes.length > 0 && (
        <>
          <dt>Originales</dt>
          <dd>
            {codes.slice(0, codesShown).map((code) => (
              <span key={code} className="code">
                {code}
              </span>
            ))}
            {more > 0 && `y ${more} más`}
          </dd>
        </>
      )}
      {cardMeasures(part).map(({ key, value }) => [
        <dt key={key}>{key}</dt>,
        <dd key={value}>{key === 'Sistema' ? <Link to={paths.products({ t: value })}>{value}</Link> : value}</dd>,
      ])}
    </dl>
  );
};
