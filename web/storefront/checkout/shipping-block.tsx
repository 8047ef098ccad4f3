import type { ReactNode } from 'react';
import type { CheckoutOptions } from '#contract/orders';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { useSite } from '#web/data/site';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Block } from './block.tsx';
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
      <RadioCards
        legend={offeredFor ? `Lo que llega a ${offeredFor.city}` : 'Elegí cómo lo recibís'}
        name="shipping"
        cards={draft.fitting.map(({ id, name, description, price }) => ({
          value: id,
          title: name,
          detail: description,
          aside: <ShippingPrice id={id} cents={price} />,
        }))}
        value={shipping?.id}
        onChange={(shippingId) => choose({ shippingId })}
        {...(errors.shippingId && { error: errors.shippingId })}
      />
      {shipping?.id === 'RES' && (
        <>
          <BranchField {...{ options, draft, choose }} error={errors.branchCode} />
          <BranchStock checkout={checkout} />
        </>
      )}
      {children}
      {shipping?.id === 'INT' && (
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
      )}
    </Block>
  );
};

type BranchProps = Pick<CheckoutState, 'draft' | 'choose'> & Pick<Props, 'options'> & { error: string | undefined };

const BranchField = ({ options, draft, choose, error }: BranchProps) => {
  const { branches } = useSite().site;
  const known = branches.find(({ code }) => code === draft.branch?.code);
  return (
    <Field label="Sucursal" hint={known && `${known.address}. ${known.hours}`} required {...(error && { error })}>
      <Select
        autoComplete="off"
        value={draft.branch?.code}
        onChange={(event) => choose({ branchCode: event.target.value })}
      >
        {options.branches.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};
