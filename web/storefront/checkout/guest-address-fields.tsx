import { useEffect, useRef } from 'react';
import { formMessages } from '#contract/plain/form-messages';
import { shippingPriceWithin } from '#contract/plain/shipping-price';
import { PlaceFields } from '#web/blocks/account/place-fields.tsx';
import { type GuestAddress, nowhere } from '#web/data/guest';
import { usePlaces } from '#web/data/places';
import { FormField } from '#web/ui/form.tsx';
import { calmForm, FormContext } from '#web/ui/form-state';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CheckoutState } from './use-checkout.ts';

type Props = { to: GuestAddress; checkout: CheckoutState };

/** Where a visitor's order goes, typed where the way to send is chosen. */
export const GuestAddressFields = ({ to, checkout: { draft, trouble, sendTo } }: Props) => {
  const places = usePlaces();
  const fields = useRef<HTMLDivElement>(null);
  const { address, addressCityId } = trouble.errors;
  const isWrong = Boolean(address || addressCityId);
  useEffect(() => {
    if (isWrong) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isWrong]);
  const cityMissing = to.cityId === null && isWrong ? (addressCityId ?? formMessages['field.required']) : undefined;
  const errors = {
    ...(address && { address }),
    ...(cityMissing && { [to.stateId === null ? 'stateId' : 'cityId']: cityMissing }),
  };
  return (
    <FormContext value={{ ...calmForm, errors }}>
      <div ref={fields} data-fields="address addressCityId" className="grid gap-4">
        <PlaceFields
          stateId={to.stateId}
          cityId={to.cityId}
          onChoose={(city) => {
            const { stateId, stateName, cityId, cityName } = nowhere;
            const state = places?.states.find(({ id }) => id === city?.stateId);
            sendTo({
              ...to,
              ...(city
                ? { stateId: city.stateId, stateName: state?.name ?? '', cityId: city.id, cityName: city.name }
                : { stateId, stateName, cityId, cityName }),
            });
          }}
        />
        <div role="status" className="contents">
          {draft.isReached && draft.shipping && (
            <p className="text-sm">
              A {to.cityName}: {draft.shipping.name}, {shippingPriceWithin(draft.shipping.id, draft.shipping.price)}
            </p>
          )}
        </div>
        <FormField name="address" label="Dirección" hint="Calle, número y apartamento" required>
          <TextInput
            autoComplete="address-line1"
            maxLength={200}
            value={to.address}
            onChange={(event) => sendTo({ ...to, address: event.target.value })}
          />
        </FormField>
        <FormField name="observation" label="Indicaciones" hint="Cómo llegar, horarios, timbre">
          <TextInput
            autoComplete="off"
            maxLength={300}
            value={to.observation}
            onChange={(event) => sendTo({ ...to, observation: event.target.value })}
          />
        </FormField>
      </div>
    </FormContext>
  );
};
