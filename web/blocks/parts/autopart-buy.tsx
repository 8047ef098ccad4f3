import { longPartName } from '#contract/plain/item-name';
import { isOnRequest } from '#contract/plain/on-request';
import { CardCart } from '#web/blocks/cards/card-cart.tsx';
import { HiddenPrice, Price } from '#web/blocks/cards/price.tsx';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { WhatsappButton } from '#web/blocks/contact/whatsapp-button.tsx';
import type { Listed } from '#web/blocks/parts/first-to-buy';
import { partName } from '#web/blocks/parts/part-name';
import { isToBuy, type ShownAutopart } from '#web/blocks/parts/shown-autopart';
import { type PickedVehicle, pickedVehicle } from '#web/blocks/vehicle/picked-vehicle';
import { useSite, useTakesOrders } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';

const SellerStock = onDemand(async () => (await import('#web/blocks/cards/seller-stock.tsx')).SellerStock);

type Shown = ShownAutopart['products'][number];
type Props = {
  part: ShownAutopart;
  title: string;
  meant: string | undefined;
};

/**
 * A part's price, stock and buttons. Sellers read the units of each branch. `meant` is the product that was looked for
 * by its code: no other goes into the cart from here.
 */
export const AutopartBuy = ({
  part,
  title,
  to,
  meant,
  listed: { price, shown, code },
  picked,
}: Props & { to: string; listed: Listed; picked: PickedVehicle }) => {
  const user = useUser();
  // The page came as for a visitor: what a seller sees may be other parts.
  const isSellers = user?.isSeller && part.products.some(({ lastSale }) => lastSale !== undefined);
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
      <BuyButton {...{ part, title, meant }} />
      <WhatsappButton
        code={(shown ?? part).code}
        name={title}
        path={paths.part(part.family, code)}
        picked={pickedVehicle(part.applications, picked)}
        isOneOfMany
      />
      <LinkButton to={to} look="plain" size="small" aria-label={`Ver más de ${title}`}>
        Ver más
      </LinkButton>
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

/** For a family with one thing to buy; between several one chooses on its page. */
const BuyButton = ({ part, title, meant }: Props) => {
  const user = useUser();
  const takesOrders = useTakesOrders();
  const [only, ...others] = part.products.filter(isToBuy);
  if (user?.isSeller || !takesOrders || !only || isOnRequest(only.price) || others.length > 0) return null;
  if (meant !== undefined && only.code !== meant) return null;
  const { images, family: imageCode, categoryName, applications } = part;
  const application = { application: applications[0], count: applications.length };
  const longName = longPartName({ categoryName, ...only, ...application });
  const item = { ...only, name: partName(part), longName, images, imageCode };
  return (
    <CardCart item={item} name={title} className="noscript:hidden">
      <Icon name="cart" />
      Agregar al carrito
    </CardCart>
  );
};
