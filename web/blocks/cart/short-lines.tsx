import type { ReactNode } from 'react';
import { calledInCart, leftShort } from '#web/blocks/cart/cart-words';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { type CartLine, cart } from '#web/data/cart';
import { hasNone, type LineStock, leftOf } from '#web/data/stock';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { lines: readonly CartLine[]; stockOf: (line: CartLine) => LineStock; chooseLess: ReactNode };

/** The lines of which the shop has too few, and the ways out of it. `chooseLess` is the first of them where there are some. */
export const ShortLines = ({ lines, stockOf, chooseLess }: Props) => {
  const none = lines.filter((line) => hasNone(stockOf(line)));
  const few = lines.filter((line) => !none.includes(line));
  const remove = () => {
    for (const { code } of lines) cart.remove(code);
  };
  const left = (line: CartLine) => leftOf(stockOf(line));
  const take = () => {
    for (const line of few) cart.setQuantity(line.code, left(line) ?? line.quantity);
  };
  const named = (some: readonly CartLine[]) =>
    some.map((line) => [calledInCart(line), leftIn(left(line))].filter(Boolean).join(' ')).join(' ni de ');
  return (
    <Notice tone="bad">
      {none.length > 0 && (
        <p>
          No hay stock de {named(none)}. Quita{them(none)} o <ContactLink>consultanos</ContactLink>.
        </p>
      )}
      {few.length > 0 && (
        <p>
          No hay stock suficiente de {named(few)}. {chooseLess}, quita{them(few)} o{' '}
          <ContactLink>consultanos</ContactLink>.
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        {few.length > 0 && few.every(left) && (
          <Button look="quiet" size="small" onClick={take}>
            Llevar lo que queda
          </Button>
        )}
        <Button look="quiet" size="small" onClick={remove}>
          Quitar lo que no alcanza
        </Button>
      </p>
    </Notice>
  );
};

const leftIn = (left: number | undefined) => left && `(${leftShort(left).toLowerCase()})`;
const them = ({ length }: readonly CartLine[]) => (length > 1 ? 'los' : 'lo');
