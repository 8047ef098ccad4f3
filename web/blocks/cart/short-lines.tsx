import type { ReactNode } from 'react';
import { calledInCart } from '#web/blocks/cart/cart-words';
import { ContactLink } from '#web/blocks/contact/contact-link.tsx';
import { type CartLine, cart } from '#web/data/cart';
import { hasNone, type LineStock } from '#web/data/stock';
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
      <Button look="quiet" size="small" className="mt-2" onClick={remove}>
        Quitar lo que no alcanza
      </Button>
    </Notice>
  );
};

const named = (lines: readonly CartLine[]) => lines.map(calledInCart).join(' ni de ');
const them = ({ length }: readonly CartLine[]) => (length > 1 ? 'los' : 'lo');
