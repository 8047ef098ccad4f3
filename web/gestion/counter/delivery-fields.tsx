import { NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import type { CheckoutOptions } from '#contract/orders';
import { formMessages } from '#contract/plain/form-messages';
import { needsAddress, reaches } from '#contract/plain/order-fields';
import { lostAnswer } from '#web/panel/lost-answer.tsx';
import { useCall } from '#web/panel/use-call';
import type { Delivery } from './sale-draft.ts';

type Props = {
  delivery: Delivery;
  options: CheckoutOptions;
  fields: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Delivery>) => void;
};

/** How the buyer on the telephone is reached, and where it goes. */
export const DeliveryFields = ({ delivery, options, fields, onChange }: Props) => {
  const [states, cities] = [useCall('state/list', {}), useCall('city/list', {})];
  const { phone, shippingId, stateId, cityId, carrierName } = delivery;
  const state = states.data?.data.find(({ id }) => id === stateId);
  const city = cities.data?.data.find(({ id }) => id === cityId);
  const place = state && city && { state: state.name, city: city.name };
  const isFar = needsAddress(shippingId) && place && !reaches(shippingId, place, options.metropolitanCities);
  const line = (name: 'address' | 'recipient' | 'zipCode' | 'observation', label: string, error?: string) => (
    <TextInput
      label={label}
      value={delivery[name]}
      error={error}
      onChange={({ currentTarget }) =>
        onChange({ ...(name === 'address' && { zipCode: '' }), [name]: currentTarget.value })
      }
    />
  );
  return (
    <Stack gap="sm">
      <TextInput
        label="Teléfono"
        type="tel"
        value={phone}
        error={fields.phone}
        onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
      />
      <NativeSelect
        label="Envío"
        data={options.shipping.map(({ id, name }) => ({ value: id, label: name }))}
        value={shippingId}
        error={fields.shippingId ?? (isFar && formMessages['order.shippingPlace'])}
        onChange={({ currentTarget }) => onChange({ shippingId: currentTarget.value })}
      />
      {needsAddress(shippingId) && (
        <>
          {line('recipient', 'Recibe', fields.addressRecipient)}
          {line('address', 'Dirección', fields.address)}
          <Select
            label="Departamento"
            searchable
            error={lostAnswer(states)}
            data={(states.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={stateId === null ? null : String(stateId)}
            onChange={(id) => onChange({ stateId: id === null ? null : Number(id), cityId: null })}
          />
          <Select
            label="Ciudad"
            searchable
            data={(cities.data?.data ?? [])
              .filter((city) => city.stateId === stateId)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            value={cityId === null ? null : String(cityId)}
            error={lostAnswer(cities) ?? fields.addressCityId}
            onChange={(id) => onChange({ cityId: id === null ? null : Number(id) })}
          />
          {line('zipCode', 'Código postal', fields.addressZIPCode)}
          {line('observation', 'Indicaciones', fields.addressObservation)}
        </>
      )}
      {shippingId === 'INT' && (
        <TextInput
          label="Agencia"
          value={carrierName}
          error={fields.carrierName}
          onChange={({ currentTarget }) => onChange({ carrierName: currentTarget.value })}
        />
      )}
    </Stack>
  );
};
