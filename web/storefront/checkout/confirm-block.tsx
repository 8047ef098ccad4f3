import { useEffect, useId, useRef } from 'react';
import { needsAddress } from '#contract/plain/order-fields';
import { shippingPriceWithin } from '#contract/plain/shipping-price';
import { calledInCart } from '#web/blocks/cart/cart-words';
import { LineFit } from '#web/blocks/cart/line-fit.tsx';
import { ShortLines } from '#web/blocks/cart/short-lines.tsx';
import { ChargedPesos } from '#web/blocks/orders/charged-pesos.tsx';
import { TermsNote } from '#web/blocks/terms-note.tsx';
import { useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Block } from './block.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { FieldLink } from './field-link.tsx';
import { refusedWords } from './field-words.ts';
import { useOrderTotal, usePesos } from './summary.tsx';
import type { CheckoutState } from './use-checkout.ts';
import { WaysOut } from './ways-out.tsx';

/** The way to send and its price, in brackets: ' (Interior, a pagar al recibir)'. */
const wayOf = ({ shipping }: CheckoutState['draft']) =>
  shipping ? ` (${shipping.name}, ${shippingPriceWithin(shipping.id, shipping.price)})` : '';

type Props = { checkout: CheckoutState; withdrawal: string; isGuest: boolean };

/** The last look, what stands in the way, and the button that says what happens. */
export const ConfirmBlock = ({ checkout, withdrawal, isGuest }: Props) => {
  const { draft, trouble, busy, confirm, settle, stockOf, short, lacking } = checkout;
  const { lines } = useCart();
  const total = useOrderTotal(checkout);
  const pesos = usePesos(checkout);
  const { conflicts } = trouble;
  const shortId = useId();
  const note = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (conflicts.length > 0) note.current?.focus();
  }, [conflicts]);
  // The pressed button goes away with what it settled.
  const seenTo = (work: () => void) => {
    work();
    button.current?.focus();
  };
  return (
    <Block number={4} title="Confirmar">
      <p>
        {needsAddress(draft.shipping?.id ?? null)
          ? draft.isReached &&
            draft.address?.address &&
            `Te lo enviamos a ${draft.address.address}, ${draft.address.cityName}${wayOf(draft)}. `
          : draft.branch && `Lo retirás en ${draft.branch.name}. `}
        {lacking.length > 0 && (
          <>
            <FieldLink field="branchCode">Ahí no está todo</FieldLink>.{' '}
          </>
        )}
        {draft.payment && `Pagás con ${draft.payment.name}.`}
      </p>
      <div ref={note} tabIndex={-1} role="alert" className="grid grid-cols-1 gap-2 outline-none empty:hidden">
        {conflicts.length > 0 && (
          <p className="font-semibold text-bad">
            {conflicts.every(({ isKnown }) => isKnown) ? 'Así no se puede confirmar:' : 'Cambió algo de tu compra:'}
          </p>
        )}
        {conflicts.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {conflicts.map((conflict) => (
              <ConflictNote
                key={conflict.kind + conflict.code}
                conflict={conflict}
                branch={trouble.branch?.name}
                shippingId={draft.shipping?.id ?? ''}
                onSettle={(code) => seenTo(() => settle(code))}
              />
            ))}
          </ul>
        )}
        {trouble.branch && conflicts.some(({ kind }) => kind === 'stock') && (
          <WaysOut checkout={checkout} onChoose={seenTo} />
        )}
        <Trouble trouble={trouble} isGuest={isGuest} />
      </div>
      {/* It does not stop the order: the shop may have more by then, and a visitor hears only of its refusal how many are left. */}
      <div id={shortId} role="status" className="contents">
        {short.length > 0 && (
          <ShortLines
            lines={short}
            stockOf={stockOf}
            chooseLess={
              <Link to={paths.cart} className="underline">
                Elegí menos
              </Link>
            }
          />
        )}
      </div>
      <div className="grid gap-1 empty:hidden">
        {lines.map((line) => (
          <LineFit key={line.code} line={line} called={calledInCart(line)} />
        ))}
      </div>
      {pesos && (
        <ChargedPesos
          name={draft.payment?.currency === 'UYU' ? draft.payment.name : undefined}
          cents={pesos.total}
          rate={pesos.rate}
        />
      )}
      <Button
        ref={button}
        look="buy"
        size="large"
        busy={busy}
        disabled={total === undefined}
        aria-describedby={short.length > 0 ? shortId : undefined}
        onClick={() => void confirm()}
        className="w-full px-3 py-2 max-sm:text-base"
      >
        <span>
          Confirmar compra
          {total !== undefined && (
            <>
              {' · '}
              <Money cents={total} />
            </>
          )}
        </span>
      </Button>
      <TermsNote action="Al confirmar" />
      <p className="text-sm text-neutral-600">{withdrawal}</p>
    </Block>
  );
};

const Trouble = ({ trouble, isGuest }: Pick<CheckoutState, 'trouble'> & Pick<Props, 'isGuest'>) => {
  const { errors, error, conflicts, isTaken } = trouble;
  // Two fields may be wrong for one reason.
  const fieldOf = new Map(Object.entries(errors).map(([field, sentence]) => [refusedWords(field, sentence), field]));
  if (fieldOf.size > 0) {
    return (
      <Notice tone="bad">
        {[...fieldOf].map(([sentence, field]) => (
          <p key={sentence}>
            <FieldLink field={field}>{sentence}</FieldLink>
          </p>
        ))}
      </Notice>
    );
  }
  if (!error || conflicts.length > 0) return null;
  return (
    <Notice tone="bad">
      {error} {isTaken && isGuest && 'Los enlaces de tus pedidos están en tu correo.'}
      {isTaken && !isGuest && (
        <Link to={paths.myOrders} className="underline">
          Ver mis pedidos
        </Link>
      )}
    </Notice>
  );
};
