import type { ReactNode } from 'react';
import type { CheckoutOptions } from '#contract/orders';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Block } from './block.tsx';
import { BranchField } from './branch-field.tsx';
import { BranchStock } from './branch-stock.tsx';
import type { CheckoutState } from './use-checkout.ts';

type Props = { options: CheckoutOptions; checkout: CheckoutState; children?: ReactNode };

/** How it gets to the buyer: only what reaches the chosen address is offered. `children` ask a visitor for his. */
export const ShippingBlock = ({ options, checkout, children }: Props) => {
  const { draft, trouble, choose } = checkout;
  const { errors } = trouble;
  const { shipping, offeredFor } = draft;
  return (
    <Block number={2} title="Envío">
      <div data-fields="shippingId">
        <RadioCards
          legend={offeredFor ? `Lo que llega a ${offeredFor.city}` : 'Elegí cómo lo recibís'}
          name="shipping"
          cards={draft.fitting.map(({ id, name, description, leadTime, price }) => ({
            value: id,
            title: name,
            detail: [leadTime, description].filter(Boolean).join('. '),
            aside: <ShippingPrice id={id} cents={price} />,
          }))}
          value={shipping?.id}
          onChange={(shippingId) => choose({ shippingId })}
          {...(errors.shippingId && { error: errors.shippingId })}
        />
      </div>
      {shipping?.id === 'RES' && (
        <>
          <BranchField options={options} checkout={checkout} />
          <BranchStock checkout={checkout} />
        </>
      )}
      {children}
      {shipping?.id === 'INT' && (
        <div data-fields="carrierName">
          <Field
            label="Agencia"
            hint="Por ejemplo: DAC, Turil, Agencia Central"
            required
            {...(errors.carrierName && { error: errors.carrierName })}
          >
            <TextInput
              autoComplete="off"
              maxLength={120}
              value={draft.carrierName}
              onChange={(event) => choose({ carrierName: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Block>
  );
};
