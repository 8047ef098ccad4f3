import { calledInCart } from '#web/blocks/cart/cart-words';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { leftWords } from './left-words.ts';
import { PickUpAt } from './pick-up-at.tsx';
import type { CheckoutState } from './use-checkout.ts';

/**
 * Items that the chosen branch lacks, told before one confirms, and branches that have them all. A refusal alone says
 * how many are left.
 */
export const BranchStock = ({ checkout: { draft, lacking, otherBranches, choose } }: { checkout: CheckoutState }) => (
  <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
    {draft.branch && lacking.length > 0 && (
      <>
        <Notice tone="fair">
          {lacking.map(({ line, hasAny }) => (
            <p key={line.code}>
              {hasAny
                ? `En ${draft.branch?.name} no hay ${line.quantity} de ${calledInCart(line)}.`
                : leftWords(calledInCart(line), {}, draft.branch?.name)}
            </p>
          ))}
          {otherBranches.length === 0 && (
            <p>
              Tampoco está todo en otra sucursal.{' '}
              <Link to={paths.cart} className="underline">
                Cambiá tu compra
              </Link>
              {!lacking.some(({ isShort }) => isShort) && ' o elegí que te la enviemos'}.
            </p>
          )}
        </Notice>
        {otherBranches.map(({ code, name }) => (
          <PickUpAt key={code} name={name} onChoose={() => choose({ branchCode: code })} />
        ))}
      </>
    )}
  </div>
);
