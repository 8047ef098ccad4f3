import { useId } from 'react';
import { toOrder } from '#web/blocks/cart/cart-words';
import { ShortLines } from '#web/blocks/cart/short-lines.tsx';
import type { CartLine } from '#web/data/cart';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { isShort, type LineStock } from '#web/data/stock';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

type Props = { lines: readonly CartLine[]; stockOf: (line: CartLine) => LineStock };

/** The way from the cart to the order. A line of which the shop has not enough stops it, and the ways out stand beside it. */
export const ToOrder = ({ lines, stockOf }: Props) => {
  const id = useId();
  const { token } = useSession();
  const { pricesFor, saleOn } = useSite().site.settings;
  const short = lines.filter((line) => isShort(stockOf(line)));
  const canBuy = saleOn && pricesFor !== 'nobody' && lines.length > 0 && short.length === 0;
  return (
    <>
      <div id={id} role="status" className="contents">
        {short.length > 0 && <ShortLines lines={short} stockOf={stockOf} chooseLess="Elegí menos" />}
      </div>
      {canBuy ? (
        <LinkButton to={token ? paths.checkout : paths.login(paths.checkout)} look="buy" size="large">
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
