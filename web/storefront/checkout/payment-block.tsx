import type { CheckoutOptions } from '#contract/orders';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Block } from './block.tsx';
import type { CheckoutState } from './use-checkout.ts';

type Props = { options: CheckoutOptions; checkout: CheckoutState };

export const PaymentBlock = ({ options, checkout: { draft, trouble, choose } }: Props) => (
  <Block number={3} title="Pago">
    <RadioCards
      legend="Elegí cómo pagar"
      name="payment"
      cards={options.payments.map(({ id, name }) => ({ value: id, title: name }))}
      value={draft.payment?.id}
      onChange={(paymentId) => choose({ paymentId })}
      {...(trouble.errors.paymentId && { error: trouble.errors.paymentId })}
    />
    <p className="text-sm text-neutral-600">Te mostramos cómo hacerlo al confirmar, y te lo mandamos por correo.</p>
  </Block>
);
