import type { Match } from '#contract/catalogue';
import { isOnRequest } from '#contract/plain/on-request';
import { CardCart } from '#web/blocks/cards/card-cart.tsx';
import { Price } from '#web/blocks/cards/price.tsx';
import { ProductTags } from '#web/blocks/cards/product-tags.tsx';
import type { ShownCard } from '#web/blocks/cards/shown-card';
import { StockWord } from '#web/blocks/cards/stock-word.tsx';
import { CodeMatch } from '#web/blocks/parts/code-match.tsx';
import { useTakesOrders } from '#web/data/site';
import { useUser } from '#web/data/user';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { unbroken } from '#web/ui/unbroken';
import { ProductPicture } from './product-picture.tsx';

type Props = {
  card: ShownCard;
  /** How wide its picture stands, as in the `sizes` of an image. */
  sizes: string;
  /** The heading level under which the list stands. */
  heading?: 'h2' | 'h3';
  /** Among the first in sight: its picture does not wait. */
  priority?: boolean;
  /** Why a search found it. */
  match?: Match | undefined;
};

/** A product in a list: all of it leads to its page, its button apart. */
export const ProductCard = ({ card, sizes, heading: Heading = 'h2', priority = false, match }: Props) => {
  // Rows that one swipes are as high as they count before they are painted.
  const isListed = Heading === 'h2';
  return (
    <article className="product-card">
      <ProductPicture image={card.images[0]?.image} alt="" width={480} height={360} sizes={sizes} priority={priority} />
      <div className="product-card-facts">
        <p className="product-card-brand">{card.family === undefined ? card.brandName : card.categoryName}</p>
        <Heading className="product-card-name">
          <Link to={pageOf(card)}>
            {match ? <MarkedText text={unbroken(card.name)} marks={match.name} /> : unbroken(card.name)}
          </Link>
        </Heading>
        <CodeMatch code={match?.code} />
        {isListed && match?.code?.kind !== 'own' && <p className="product-card-code">{card.code}</p>}
        <ProductTags {...card} />
        <Price price={card.price} ivaRate={card.ivaRate} />
        <StockWord available={card.available} />
      </div>
      <CardAction card={card} />
    </article>
  );
};

/** The page of a family, with this one of its products chosen. */
const pageOf = ({ code, family }: ShownCard) => (family === undefined ? paths.product(code) : paths.part(family, code));

const CardAction = ({ card }: { card: ShownCard }) => {
  const user = useUser();
  const takesOrders = useTakesOrders();
  if (user?.isSeller) return null;
  const look = 'product-card-button';
  const canBuy = takesOrders && card.isPublic && card.available !== 'NO' && !isOnRequest(card.price);
  // A family's page is where one chooses which product it shall be.
  return !canBuy || card.family !== undefined ? (
    <LinkButton to={pageOf(card)} look="quiet" className={look} aria-label={`Ver detalle de ${card.name}`}>
      Ver detalle
    </LinkButton>
  ) : (
    <CardCart item={card} name={card.name} className={look}>
      <Icon name="cart" />
      <span>
        Agregar<span className="@max-[13rem]:sr-only"> al carrito</span>
      </span>
    </CardCart>
  );
};
