import type { CheckoutOptions, Placed } from '#contract/orders';
import { needsAddress } from '#contract/plain/order-fields';
import { useMissingPrices } from '#web/data/missing-prices';
import type { Buyer } from './buyer.ts';
import { ConfirmBlock } from './confirm-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { GuestAddressFields } from './guest-address-fields.tsx';
import { GuestBlock } from './guest-block.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { ShippingBlock } from './shipping-block.tsx';
import { Summary } from './summary.tsx';
import { type PlacedAsGuest, useCheckout } from './use-checkout.ts';

type Props = {
  options: CheckoutOptions;
  termsVersion: string;
  withdrawal: string;
  buyer: Buyer;
  onPlaced: (placed: Placed) => void;
  onGuestPlaced: (placed: PlacedAsGuest) => void;
};

/** The checkout's four blocks with the summary beside them. */
export const Checkout = ({ options, withdrawal, buyer, ...rest }: Props) => {
  const checkout = useCheckout({ options, buyer, ...rest });
  useMissingPrices();
  return (
    <div className="grid items-start gap-8 pb-16 lg:grid-cols-[1fr_22rem] lg:pb-0">
      <div className="grid grid-cols-1 gap-4">
        {'guest' in buyer ? (
          <GuestBlock guest={buyer.guest} errors={checkout.trouble.errors} />
        ) : (
          <ContactBlock user={buyer.user} checkout={checkout} />
        )}
        <ShippingBlock options={options} checkout={checkout}>
          {'guest' in buyer && needsAddress(checkout.draft.shipping?.id ?? null) && (
            <GuestAddressFields to={buyer.guest.to} checkout={checkout} />
          )}
        </ShippingBlock>
        <PaymentBlock options={options} checkout={checkout}>
          {!('user' in buyer && buyer.user.company) && <InvoiceFields checkout={checkout} />}
        </PaymentBlock>
        <ConfirmBlock checkout={checkout} withdrawal={withdrawal} isGuest={'guest' in buyer} />
      </div>
      <Summary checkout={checkout} />
    </div>
  );
};
