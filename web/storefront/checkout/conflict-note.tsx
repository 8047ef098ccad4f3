import { useRevalidator } from 'react-router';
import type { Conflict } from '#contract/plain/commerce';
import { calledInCart } from '#web/blocks/cart/cart-words';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { cart, useCart } from '#web/data/cart';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { leftWords } from './left-words.ts';

type Props = {
  conflict: Conflict;
  /** The branch that was asked, where it is picked up. */
  branch: string | undefined;
  shippingId: string;
  onSettle: (code: string) => void;
};

/** A change to a line since it was put into the cart, with a button that takes what is left. */
export const ConflictNote = ({ conflict, branch, shippingId, onSettle }: Props) => {
  const { code, kind, left = 0, now = 0 } = conflict;
  const { lines } = useCart();
  const revalidator = useRevalidator();
  const line = lines.find((one) => one.code === code);
  const name = line ? calledInCart(line) : code;
  const settle = (work: () => void) => () => {
    work();
    onSettle(code);
  };
  const remove = { label: 'Quitarlo de mi compra', work: () => cart.remove(code) };
  const take = { label: `Llevar ${left}`, work: () => cart.setQuantity(code, left) };
  const row = {
    stock: { text: leftWords(name, conflict, branch), ...(left > 0 ? take : remove) },
    onRequest: { text: <>El precio de {name} se consulta: escribinos y te lo pasamos.</>, ...remove },
    gone: { text: <>{name} ya no se vende.</>, ...remove },
    price: {
      text: (
        <>
          {name} cuesta ahora <Money cents={now} />.
        </>
      ),
      label: 'Seguir con ese precio',
      work: () => cart.setPrice(code, now),
    },
    shipping: {
      text: (
        <>
          El costo del envío es ahora: <ShippingPrice id={shippingId} cents={now} />.
        </>
      ),
      label: 'Seguir con ese costo',
      work: () => void revalidator.revalidate(),
    },
  }[kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-bad-soft px-4 py-3">
      <p className="min-w-0 font-medium text-bad">{row.text}</p>
      <Button look="quiet" onClick={settle(row.work)}>
        {row.label}
      </Button>
    </li>
  );
};
