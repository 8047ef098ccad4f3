import type { User } from '#contract/accounts';
import type { CheckoutOptions, Placed } from '#contract/orders';
import { useMissingPrices } from '#web/data/missing-prices';
import { ConfirmBlock } from './confirm-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { ShippingBlock } from './shipping-block.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = {
  options: CheckoutOptions;
  termsVersion: string;
  withdrawal: string;
  user: User;
  onPlaced: (placed: Placed) => void;
};

/** The checkout's four blocks with the summary beside them. */
export const Checkout = ({ options, termsVersion, withdrawal, user, onPlaced }: Props) => {
  const checkout = useCheckout({ options, termsVersion, user, onPlaced });
  useMissingPrices();
  return (
    <div className="grid items-start gap-8 pb-16 lg:grid-cols-[1fr_22rem] lg:pb-0">
      <div className="grid grid-cols-1 gap-4">
        <ContactBlock user={user} checkout={checkout} />
        <ShippingBlock options={options} checkout={checkout} />
        <PaymentBlock options={options} checkout={checkout} />
        <ConfirmBlock checkout={checkout} withdrawal={withdrawal} />
      </div>
      <Summary checkout={checkout} />
    </div>
  );
};
