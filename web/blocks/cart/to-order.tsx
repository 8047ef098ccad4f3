import { useId } from 'react';
import { formMessages } from '#contract/plain/form-messages';
import { toOrder } from '#web/blocks/cart/cart-words';
import { ShortLines } from '#web/blocks/cart/short-lines.tsx';
import type { CartLine } from '#web/data/cart';
import { useSession } from '#web/data/session';
import { useTakesOrders } from '#web/data/site';
import { isShort, type LineStock } from '#web/data/stock';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { lines: readonly CartLine[]; stockOf: (line: CartLine) => LineStock };

/** Whether lines may be ordered: the shop takes orders, and has enough of each. */
export const useCanOrder = ({ lines, stockOf }: Props) => {
  const takesOrders = useTakesOrders();
  return takesOrders && lines.length > 0 && !lines.some((line) => isShort(stockOf(line)));
};

/** The address of the checkout, by the sign-in for a visitor. */
export const useOrderPath = () => (useSession().token ? paths.checkout : paths.login(paths.checkout));

/** The way from the cart to the order. A line of which the shop has not enough stops it, and the ways out stand beside it; so does a shop that takes no orders. */
export const ToOrder = ({ lines, stockOf }: Props) => {
  const id = useId();
  const to = useOrderPath();
  const takesOrders = useTakesOrders();
  const canBuy = useCanOrder({ lines, stockOf });
  const short = lines.filter((line) => isShort(stockOf(line)));
  return (
    <>
      <div id={id} role="status" className="contents">
        {!takesOrders && <Notice tone="fair">{formMessages['order.closed']}</Notice>}
        {short.length > 0 && <ShortLines lines={short} stockOf={stockOf} chooseLess="Elegí menos" />}
      </div>
      {canBuy ? (
        <LinkButton to={to} look="buy" size="large">
          {toOrder}
        </LinkButton>
      ) : (
        <Button look="buy" size="large" disabled aria-describedby={id}>
          {toOrder}
        </Button>
      )}
    </>
  );
};
