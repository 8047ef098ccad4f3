import { useState } from 'react';
import { toCart } from '#web/blocks/cart/cart-words';
import type { Order } from '#web/data/orders';
import { useTakesOrders } from '#web/data/site';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-look';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type BoughtAgain, boughtWords, buyAgain } from './buy-again.ts';

type Props = { order: Pick<Order, 'number' | 'items'>; look?: ButtonLook };

/** Puts all of an order into the cart once more, and says what is sold no longer; nothing where the shop takes no orders. */
export const BuyAgainButton = ({ order, look = 'quiet' }: Props) => {
  const takesOrders = useTakesOrders();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<BoughtAgain>();
  const [error, setError] = useState('');
  const buy = async () => {
    setBusy(true);
    const answer = await buyAgain(order.items);
    setBusy(false);
    setError('error' in answer ? answer.error : '');
    if (!('error' in answer)) setResult(answer);
  };
  if (!takesOrders) return null;
  return (
    <div className="grid w-full justify-items-start gap-2">
      {!result && (
        <Button
          look={look}
          size="small"
          className="min-h-11"
          busy={busy}
          aria-label={`Comprar de nuevo lo del pedido ${order.number}`}
          onClick={() => void buy()}
        >
          Comprar de nuevo
        </Button>
      )}
      <div role="status" className="w-full empty:hidden">
        {result && (
          <Notice tone={result.gone.length + result.left.length > 0 ? 'fair' : 'good'}>
            {boughtWords(result).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      {result && result.added.length > 0 && (
        <LinkButton to={paths.cart} size="small" className="min-h-11">
          {toCart}
        </LinkButton>
      )}
      <div role="alert" className="empty:hidden">
        {error && <Notice tone="bad">{error}</Notice>}
      </div>
    </div>
  );
};
