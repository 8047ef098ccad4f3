import { longPartName } from '#contract/plain/item-name';
import type { Stock } from '#contract/stock';
import { Price } from '#web/blocks/cards/price.tsx';
import { ProductTags } from '#web/blocks/cards/product-tags.tsx';
import { WhatsappButton } from '#web/blocks/contact/whatsapp-button.tsx';
import { partName } from '#web/blocks/parts/part-name';
import { boughtFor, pickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useVehicle } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { unbroken } from '#web/ui/unbroken';
import { BuyBox } from './buy-box.tsx';
import { CopyCode } from './copy-code.tsx';
import { factLink } from './fact-link.ts';
import { FitStatement } from './fit-statement.tsx';
import type { Part } from './part.ts';
import { PartChoice } from './part-choice.tsx';
import { Promises } from './promises.tsx';
import { Relations } from './relations.tsx';
import { StockBlock } from './stock-block.tsx';
import { useLedPlaces, usePickedVehicle } from './use-picked-vehicle.ts';

type Props = {
  part: Part;
  chosen: Part['products'][number];
  onChoose: (code: string) => void;
  stock: Stock | undefined;
};

/** Facts to decide on a part: first of all whether it fits. */
export const PartFacts = ({ part, chosen, onChoose, stock }: Props) => {
  const [first] = part.applications;
  const name = partName(part);
  const [ledAt] = useLedPlaces(part.applications);
  // The first one is its name already.
  const led = ledAt ? part.applications[ledAt] : undefined;
  const looked = usePickedVehicle();
  const picked = pickedVehicle(part.applications, looked);
  const asked = { code: chosen.code, name, path: paths.part(part.family, chosen.code), picked };
  // In the cart it is called by what it goes into, with the family's picture and page (specification 3).
  const lineOf = (application: Part['applications'][number] | undefined, vehicle?: string) =>
    longPartName({ ...chosen, application, count: part.applications.length, vehicle });
  const vehicle = boughtFor(part.applications, looked, useVehicle());
  const longName = lineOf(first, vehicle?.name);
  const bought = { ...chosen, name, longName, images: part.images, imageCode: part.family, vehicle };
  return (
    <div className="grid content-start gap-4">
      <div>
        <p className="flex flex-wrap gap-x-2 text-sm text-neutral-600">
          <Link to={paths.products({ c: part.categoryId })} className={factLink}>
            {part.categoryName}
          </Link>
          {first?.brandId && (
            <>
              <span aria-hidden="true">·</span>
              <Link to={paths.products({ b: first.brandId })} className={factLink}>
                {first.brandName}
              </Link>
            </>
          )}
        </p>
        <h1 className="mt-1 text-xl font-bold sm:text-2xl">{name}</h1>
        {first && <p>{unbroken(lineOf(led ?? first) ?? '')}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-neutral-700">
          <CopyCode code={chosen.code} label="Código" />
          <span>
            Fabricante{' '}
            <Link to={paths.products({ pb: chosen.brandId })} className={factLink}>
              {chosen.brandName}
            </Link>
          </span>
        </div>
      </div>
      <ProductTags {...chosen} />
      <FitStatement {...{ looked, asked }} applications={part.applications} categoryId={part.categoryId} />
      <Relations relations={part.relations} />
      {part.products.length > 1 && <PartChoice products={part.products} chosen={chosen.code} onChoose={onChoose} />}
      <Price price={chosen.price} ivaRate={chosen.ivaRate} size="page" />
      <StockBlock product={chosen} stock={stock} />
      <BuyBox key={chosen.code} product={bought} stock={stock} />
      <WhatsappButton {...asked} />
      <Promises />
    </div>
  );
};
