import type { ReactNode } from 'react';
import type { CheckoutOptions } from '#contract/orders';
import { type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Block } from './block.tsx';
import type { CheckoutState } from './use-checkout.ts';

type Props = { options: CheckoutOptions; checkout: CheckoutState; children: ReactNode };

const afterwards = (payment: CheckoutState['draft']['payment']) =>
  payment && paymentKinds[payment.id as PaymentId] === 'online'
    ? 'Al confirmar te llevamos a su página para pagar; después volvés acá.'
    : 'Te mostramos cómo hacerlo al confirmar, y te lo mandamos por correo.';

export const PaymentBlock = ({ options, checkout: { draft, trouble, choose }, children }: Props) => (
  <Block number={3} title="Pago">
    <div data-fields="paymentId">
      <RadioCards
        legend="Elegí cómo pagar"
        name="payment"
        cards={options.payments.map(({ id, name }) => ({
          value: id,
          title: name,
          detail: id === 'MPU' && <CardMarks />,
        }))}
        value={draft.payment?.id}
        onChange={(paymentId) => choose({ paymentId })}
        {...(trouble.errors.paymentId && { error: trouble.errors.paymentId })}
      />
    </div>
    <p className="text-sm text-neutral-600">{afterwards(draft.payment)}</p>
    {children}
  </Block>
);
