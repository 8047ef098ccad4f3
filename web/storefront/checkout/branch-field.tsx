import type { CheckoutOptions } from '#contract/orders';
import { useCart } from '#web/data/cart';
import { useSite } from '#web/data/site';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { BranchLacks } from './branch-lacks.tsx';
import type { CheckoutState } from './use-checkout.ts';
import { lackingAt } from './whole-branches.ts';

type Props = { options: CheckoutOptions; checkout: CheckoutState };

/** Where it is picked up: each branch says whether it has all of the cart, and of what it has too few. */
export const BranchField = ({ options, checkout: { draft, trouble, whole, stockOf, choose } }: Props) => {
  const { branches } = useSite().site;
  const { lines } = useCart();
  const detailOf = (branch: CheckoutOptions['branches'][number]) => {
    const known = branches.find(({ code }) => code === branch.code);
    return (
      <>
        {known && `${known.address}. ${known.hours}`}
        <BranchLacks {...{ branch, lines, stockOf }} />
      </>
    );
  };
  const stateOf = ({ code }: { code: string }) => {
    if (whole.some((branch) => branch.code === code)) return <span className="text-sm text-good">Está todo</span>;
    return lackingAt(code, lines, stockOf).length > 0 && <span className="text-sm text-fair">No alcanza</span>;
  };
  return (
    <div data-fields="branchCode">
      <RadioCards
        legend="Sucursal"
        name="branch"
        cards={options.branches.map((branch) => ({
          value: branch.code,
          title: (
            <span className="flex flex-wrap justify-between gap-x-3">
              {branch.name} {stateOf(branch)}
            </span>
          ),
          detail: detailOf(branch),
        }))}
        value={draft.branch?.code}
        onChange={(branchCode) => choose({ branchCode })}
        {...(trouble.errors.branchCode && { error: trouble.errors.branchCode })}
      />
    </div>
  );
};
