import { transferTerm } from '#contract/plain/transfer';
import { Button } from '#web/ui/button.tsx';
import type { CheckoutState } from './use-checkout.ts';

type Props = { checkout: CheckoutState; onChoose: (work: () => void, field: string) => void };

/** For a cart that is not all at the chosen branch: another one that has all, having the rest brought, or all sent. */
export const WaysOut = ({ checkout: { draft, otherBranches, bringDays, sentBy, choose }, onChoose }: Props) => (
  <>
    {otherBranches.map(({ code, name }) => (
      <Button key={code} look="quiet" onClick={() => onChoose(() => choose({ branchCode: code }), 'branchCode')}>
        Retirar todo en {name}
      </Button>
    ))}
    {draft.branch && bringDays > 0 && (
      <Button
        look="quiet"
        onClick={() => onChoose(() => choose({ branchCode: draft.branch?.code, isBrought: true }), 'branchCode')}
      >
        Que traigan lo que falta: {transferTerm(bringDays)}
      </Button>
    )}
    {sentBy && (
      <Button look="quiet" onClick={() => onChoose(() => choose({ shippingId: sentBy.id }), 'shippingId')}>
        Que me lo envíen
      </Button>
    )}
  </>
);
