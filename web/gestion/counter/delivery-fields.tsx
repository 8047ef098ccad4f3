import { NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import type { CheckoutOptions } from '#contract/orders';
import { needsAddress } from '#contract/plain/order-fields';
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
  const { phone, shippingId, address, stateId, cityId, carrierName } = delivery;
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
        error={fields.shippingId}
        onChange={({ currentTarget }) => onChange({ shippingId: currentTarget.value })}
      />
      {needsAddress(shippingId) && (
        <>
          <TextInput
            label="Dirección"
            value={address}
            error={fields.address}
            onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
          />
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
