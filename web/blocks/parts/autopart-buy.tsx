import { longPartName } from '#contract/plain/item-name';
import { isOnRequest } from '#contract/plain/on-request';
import { CardCart } from '#web/blocks/cards/card-cart.tsx';
import { HiddenPrice, Price } from '#web/blocks/cards/price.tsx';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { WhatsappButton } from '#web/blocks/contact/whatsapp-button.tsx';
import type { Listed } from '#web/blocks/parts/first-to-buy';
import { partName } from '#web/blocks/parts/part-name';
import { isToBuy, type ShownAutopart } from '#web/blocks/parts/shown-autopart';
import { boughtFor, type PickedVehicle, pickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useSite, useTakesOrders } from '#web/data/site';
import { useUser } from '#web/data/user';
import { useVehicle } from '#web/data/vehicle';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const SellerStock = onDemand(async () => (await import('#web/blocks/cards/seller-stock.tsx')).SellerStock);

type Shown = ShownAutopart['products'][number];
type Props = {
  part: ShownAutopart;
  title: string;
  /** The way to its page. */
  to: string;
  meant: string | undefined;
  listed: Listed;
  picked: PickedVehicle;
};

/**
 * A part's price, stock and buttons. Sellers read the units of each branch. `meant` is the product that was looked for
 * by its code: no other goes into the cart from here.
 */
export const AutopartBuy = ({ part, title, to, meant, listed: { price, shown, code }, picked }: Props) => {
  const user = useUser();
  // The page came as for a visitor: what a seller sees may be other parts.
  const isSellers = user?.isSeller && part.products.some(({ lastSale }) => lastSale !== undefined);
  const toBuy = useToBuy(part, meant);
  const isChoice = toBuy.length > 1;
  const words = isChoice ? `Ver más · ${toBuy.length} opciones` : 'Ver más';
  const more = (
    <LinkButton
      to={to}
      {...(isChoice ? { look: 'quiet' } : { look: 'plain', size: 'small' })}
      aria-label={`${words} de ${title}`}
    >
      {words}
    </LinkButton>
  );
  return (
    <div className="part-card-buy">
      {price ? (
        <div>
          {price.isFrom && <p className="text-xs text-neutral-600">Desde</p>}
          <Price price={price.price} ivaRate={price.ivaRate} />
        </div>
      ) : (
        <HiddenPrice />
      )}
      {isSellers ? (
        <SellerStock products={part.products} silent waiting={<StockWord available={(shown ?? part).available} />} />
      ) : (
        shown && <VisitorStock {...shown} />
      )}
      {isChoice ? more : toBuy.map((only) => <BuyButton key={only.code} {...{ part, title, picked, only }} />)}
      <WhatsappButton
        code={(shown ?? part).code}
        name={title}
        path={paths.part(part.family, code)}
        picked={pickedVehicle(part.applications, picked)}
        isOneOfMany
      />
      {!isChoice && more}
    </div>
  );
};

/** Stock of the product that the card shows, and whether each branch has any. */
const VisitorStock = ({ code, available, branches }: Shown) => {
  const { site } = useSite();
  return (
    <>
      <StockWord available={available} />
      {available !== 'NO' && (
        <ul aria-label={`Sucursales con stock de ${code}`} className="part-card-stock">
          {site.branches.map(({ code: branch, name }) => {
            const has = branches.includes(branch);
            return <li key={branch} className={has ? 'text-good' : ''}>{`${name}: ${has ? 'hay' : 'no hay'}`}</li>;
          })}
        </ul>
      )}
    </>
  );
};

/** Products of the family that the viewer may buy; none where another was looked for. Where there are several, the family's page offers them. */
const useToBuy = ({ products }: ShownAutopart, meant: string | undefined) => {
  const user = useUser();
  const takesOrders = useTakesOrders();
  const toBuy = products.filter(isToBuy);
  const isOther = meant !== undefined && !toBuy.some(({ code }) => code === meant);
  return user?.isSeller || !takesOrders || isOther ? [] : toBuy;
};

/** For a family with one product to buy. */
const BuyButton = ({ part, title, picked, only }: Pick<Props, 'part' | 'title' | 'picked'> & { only: Shown }) => {
  const own = useVehicle();
  if (isOnRequest(only.price)) return null;
  const { images, family: imageCode, categoryName, applications } = part;
  const vehicle = boughtFor(applications, picked, own);
  const application = { application: applications[0], count: applications.length, vehicle: vehicle?.name };
  const longName = longPartName({ categoryName, ...only, ...application });
  const item = { ...only, name: partName(part), longName, images, imageCode, vehicle };
  return (
    <CardCart item={item} name={title} className="noscript:hidden">
      <Icon name="cart" />
      Agregar al carrito
    </CardCart>
  );
};
