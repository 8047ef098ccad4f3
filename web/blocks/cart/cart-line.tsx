import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { HiddenPrice } from '#web/blocks/cards/price.tsx';
import { ProductPicture } from '#web/blocks/cards/product-picture.tsx';
import { calledInCart, leftShort, shortStock } from '#web/blocks/cart/cart-words';
import { LineFit } from '#web/blocks/cart/line-fit.tsx';
import { OwnCode } from '#web/blocks/parts/own-code.tsx';
import { cart, type CartLine as Line } from '#web/data/cart';
import { isShort as isShortOf, type LineStock, leftOf } from '#web/data/stock';
import { paths } from '#web/paths';
import { classes } from '#web/ui/classes';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { unbroken } from '#web/ui/unbroken';

type Props = { line: Line; stock: LineStock };

/** A line of the cart: how many, what it comes to, whether the shop has as many, and the way out. */
export const CartLine = ({ line, stock }: Props) => {
  const { code, name, longName, brand, quantity, price, image, imageCode } = line;
  const called = calledInCart(line);
  const isGone = stock === 'gone';
  const isShort = isShortOf(stock);
  const isAsked = isOnRequest(price);
  const isDim = isShort || isAsked || stock === undefined;
  const remove = () => cart.remove(code);
  return (
    <li className="@container py-4">
      <div className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-2 @min-[40rem]:grid-cols-[6rem_1fr_auto] @min-[40rem]:items-center @min-[40rem]:gap-x-6">
        <ProductPicture
          image={image}
          alt=""
          width={160}
          height={120}
          sizes="96px"
          className={classes('row-span-3 self-start transition-opacity @min-[40rem]:row-span-2', isDim && 'opacity-50')}
        />
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <Link
              to={imageCode ? paths.part(imageCode, code) : paths.product(code)}
              className="wrap-anywhere text-sm font-medium hover:underline @min-[40rem]:text-base"
            >
              {unbroken(longName ?? name)}
            </Link>
            <div>
              <OwnCode code={code} brand={longName ? '' : brand} />
            </div>
            <LineFit line={line} />
            {price === undefined ? (
              <HiddenPrice />
            ) : (
              !isAsked && <Money cents={price} className="mt-0.5 block text-sm text-neutral-600" />
            )}
          </div>
          <RemoveButton name={called} onRemove={remove} className="-mt-2 -mr-2 @min-[40rem]:hidden" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 @min-[40rem]:gap-x-6">
          <QuantityInput
            value={quantity}
            label={`Cantidad de ${called}`}
            onChange={(wanted) => cart.setQuantity(code, wanted)}
          />
          <span className="ml-auto text-right @min-[40rem]:w-32">
            {price !== undefined && !isAsked && (
              <Money cents={price * quantity} className={classes('font-semibold', isDim && 'text-neutral-600')} />
            )}
          </span>
          <RemoveButton name={called} onRemove={remove} className="hidden @min-[40rem]:block" />
        </div>
        <div role="status" className="col-start-2 empty:hidden @min-[40rem]:col-end-4">
          {isShort && (
            <>
              <Tag tone="bad">{shortStock}</Tag>{' '}
              <span className="inline-block text-sm font-medium text-bad">{leftShort(leftOf(stock))}</span>
            </>
          )}
          {isAsked && <Tag tone="bad">{onRequestWords}</Tag>}
          {isGone && (
            <>
              {' '}
              <span className="inline-block text-sm text-bad">Ya no está a la venta</span>
            </>
          )}
        </div>
      </div>
    </li>
  );
};

type RemoveProps = { name: string; onRemove: () => void; className: string };

const RemoveButton = ({ name, onRemove, className }: RemoveProps) => (
  <span className={classes('shrink-0', className)}>
    <IconButton icon="trash" label={`Quitar ${name}`} onClick={onRemove} />
  </span>
);
