import type { Input } from '#contract/contract';
import { isPickup } from '#contract/plain/order-queues';
import type { Order } from '#web/data/orders';
import { useSite } from '#web/data/site';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export type Dispatch = Pick<Input<'order/changeState'>, 'branchCode' | 'carrierName' | 'tracking'>;

/** What a dispatch says at first: as the order has it. */
export const dispatchOf = ({ shippingId, branchCode, carrierName, tracking }: Order): Dispatch =>
  isPickup(shippingId)
    ? { ...(branchCode && { branchCode }) }
    : { carrierName: carrierName ?? '', tracking: tracking ?? '' };

type Props = {
  order: Order;
  value: Dispatch;
  errors: Partial<Record<string, string>>;
  onChange: (value: Dispatch) => void;
};

/** Where an order waits for its buyer, or by whom it goes: he reads it in the mail and on its page. */
export const DispatchFields = ({ order, value, errors, onChange }: Props) => {
  const { branches } = useSite().site;
  if (isPickup(order.shippingId))
    return (
      <Field label="Espera en" required {...(errors.branchCode && { error: errors.branchCode })}>
        <Select value={value.branchCode} onChange={(event) => onChange({ branchCode: event.target.value })}>
          {branches.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    );
  return (
    <>
      <Field label="Agencia" {...(errors.carrierName && { error: errors.carrierName })}>
        <TextInput
          maxLength={80}
          value={value.carrierName ?? ''}
          onChange={(event) => onChange({ ...value, carrierName: event.target.value })}
        />
      </Field>
      <Field
        label="Guía"
        hint="El número, o el enlace para seguir el envío."
        {...(errors.tracking && { error: errors.tracking })}
      >
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={value.tracking ?? ''}
          onChange={(event) => onChange({ ...value, tracking: event.target.value })}
        />
      </Field>
    </>
  );
};
