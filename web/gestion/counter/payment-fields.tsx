import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { CheckoutOptions } from '#contract/orders';
import { needsAddress } from '#contract/plain/order-fields';
import { DeliveryFields } from './delivery-fields.tsx';
import type { Delivery, Draft } from './sale-draft.ts';

type Props = {
  draft: Draft;
  options: CheckoutOptions;
  payments: readonly { id: string; name: string }[];
  paymentId: string | null;
  branch: { code: string; choose: (code: string) => void };
  fields: Readonly<Record<string, string>>;
  change: (change: (old: Draft) => Draft) => void;
};

/** From where it goes to whom, and how it is paid. */
export const PaymentFields = ({ draft, options, payments, paymentId, branch, fields, change }: Props) => {
  const { channel, buyer, delivery } = draft;
  const isPhone = channel === 'telephone';
  const setDelivery = (changed: Partial<Delivery>) =>
    change((old) => ({ ...old, delivery: { ...old.delivery, ...changed } }));
  return (
    <Stack gap="sm">
      {isPhone && <DeliveryFields delivery={delivery} options={options} fields={fields} onChange={setDelivery} />}
      {(isPhone || buyer) && (
        <TextInput
          label="E-mail"
          description={isPhone ? 'Le llega el pedido y cómo pagarlo' : 'Si lo querés mandar por correo'}
          type="email"
          value={delivery.email}
          error={fields.userEmail}
          onChange={({ currentTarget }) => setDelivery({ email: currentTarget.value })}
        />
      )}
      {!(isPhone && needsAddress(delivery.shippingId)) && (
        <NativeSelect
          label="Sucursal"
          data={[
            ...(branch.code ? [] : [{ value: '', label: '¿Desde dónde vendés?' }]),
            ...options.branches.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={branch.code}
          error={fields.branchCode}
          onChange={({ currentTarget }) => branch.choose(currentTarget.value)}
        />
      )}
      <NativeSelect
        label="Forma de pago"
        data={payments.map(({ id, name }) => ({ value: id, label: name }))}
        value={paymentId ?? ''}
        error={fields.paymentId}
        onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, paymentId: value }))}
      />
    </Stack>
  );
};
