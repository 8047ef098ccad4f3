import { transferTerm } from '#contract/plain/transfer';
import { useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { focusField } from './field-link.tsx';
import { takenWords } from './left-words.ts';
import type { CheckoutState } from './use-checkout.ts';
import { WaysOut } from './ways-out.tsx';
import { leavesAny } from './whole-branches.ts';

/** The ways out for a cart that is not all at the chosen branch, told before one confirms. */
export const BranchStock = ({ checkout }: { checkout: CheckoutState }) => {
  const { draft, lacking, noBranchHasAll, takeWhatIsThere, choose } = checkout;
  const { lines } = useCart();
  const { branch, transferDays } = draft;
  const canTake = leavesAny(lacking, lines);
  // The pressed button goes away with what it settled.
  const seenTo = (work: () => void, field: string) => {
    work();
    requestAnimationFrame(() => focusField(field));
  };
  return (
    <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
      {branch && transferDays && (
        <>
          <Notice tone="good">
            Vas a retirar todo en {branch.name}: lo que falta llega de otra sucursal {transferTerm(transferDays)}{' '}
            después del pago.
          </Notice>
          <Button look="quiet" onClick={() => seenTo(() => choose({ isBrought: false }), 'branchCode')}>
            No traer lo que falta
          </Button>
        </>
      )}
      {branch && lacking.length > 0 && (
        <>
          <Notice tone="fair">
            <p>
              En {branch.name} no está todo{noBranchHasAll && ', y en ninguna otra sucursal tampoco'}.{' '}
              <Link to={paths.cart} className="underline">
                Cambiá tu compra
              </Link>
              .
            </p>
            {canTake && (
              <p className="font-normal wrap-anywhere">
                Si llevás lo que hay en {branch.name}, queda: {takenWords(lacking)}.
              </p>
            )}
          </Notice>
          <WaysOut checkout={checkout} onChoose={seenTo} />
          {canTake && (
            <Button look="quiet" onClick={() => seenTo(takeWhatIsThere, 'branchCode')}>
              Llevar lo que hay en {branch.name}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
