import { useRef, useState } from 'react';
import type { Card } from '#contract/catalogue';
import { isOnRequest } from '#contract/plain/on-request';
import type { Stock } from '#contract/stock';
import { type Addable, addToCart } from '#web/blocks/cards/add-to-cart';
import { Price } from '#web/blocks/cards/price.tsx';
import { itemsCount, leftShort, shortStock } from '#web/blocks/cart/cart-words';
import { InCart, useUnitsInCart } from '#web/blocks/cart/in-cart.tsx';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { useSite, useTakesOrders } from '#web/data/site';
import { useAnswer } from '#web/data/use-own-answer';
import { useUser } from '#web/data/user';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useOutOfSight } from '#web/ui/use-out-of-sight';

type Props = { product: Addable & Pick<Card, 'isPublic' | 'ivaRate'>; stock: Stock | undefined };

/** How many, and into the cart; sellers sell at the counter and get none of it, nor does anyone while the shop takes no orders, or of what has its price on request. On phones a bar keeps the way in sight. */
export const BuyBox = ({ product, stock }: Props) => {
  const [quantity, setQuantity] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const isAway = useOutOfSight(box);
  const inCart = useUnitsInCart(product.code);
  const wanted = quantity + inCart;
  const { answer } = useAnswer('stock/find', { code: product.code, quantity: wanted }, wanted > 1);
  const user = useUser();
  const takesOrders = useTakesOrders();
  const { pricesFor } = useSite().site.settings;
  if (user?.isSeller || !takesOrders || isOnRequest(product.price)) return null;
  // A visitor who is to sign in to see the price may put it into the cart before; the checkout looks the price up
  // (decisions C7).
  const isPriced = product.price !== undefined || (pricesFor === 'signedIn' && !user);
  const canBuy = product.isPublic && isPriced && stock?.code === product.code && stock.available !== 'NO';
  const isShort = answer?.data.available === 'NO';
  const add = () => addToCart(product, quantity);
  return (
    <>
      <div ref={box} className="flex flex-wrap gap-3 noscript:hidden">
        <QuantityInput value={quantity} onChange={setQuantity} label="Cantidad" />
        <Button look="buy" size="large" className="min-w-56 grow" disabled={!canBuy || isShort} onClick={add}>
          <Icon name="cart" />
          Agregar al carrito
        </Button>
        <p role="status" className="w-full text-sm empty:hidden">
          {canBuy && isShort && (
            <>
              <Tag tone="bad">{shortStock}</Tag> {answer.data.left ? `${leftShort(answer.data.left)}. ` : ''}
              {inCart > 0 && `Ya tenés ${itemsCount(inCart)} en tu compra. `}
              Elegí menos o <ContactLink>consultanos</ContactLink>.
            </>
          )}
        </p>
        <InCart code={product.code} />
      </div>
      <p className="hidden text-sm text-neutral-700 noscript:block">
        Para comprar en línea hace falta JavaScript. Sin él podés consultarnos por WhatsApp o por teléfono.
      </p>
      {canBuy && !isShort && isAway && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-neutral-200 bg-white px-4 py-2 shadow-float md:hidden">
          <Price price={product.price} ivaRate={product.ivaRate} />
          <Button look="buy" className="whitespace-nowrap" onClick={add}>
            Agregar al carrito
          </Button>
        </div>
      )}
    </>
  );
};
