import { NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { Input } from '#contract/contract';
import type { Order } from '#contract/orders';
import { isPickup } from '#contract/plain/order-queues';
import { useSite } from '#web/data/site';

type Dispatch = Pick<Input<'order/changeState'>, 'branchCode' | 'carrierName' | 'tracking'>;

/** Initial values of a dispatch, as the order has them. */
export const dispatchOf = ({ shippingId, branchCode, carrierName, tracking }: Order): Dispatch =>
  isPickup(shippingId)
    ? { ...(branchCode && { branchCode }) }
    : { carrierName: carrierName ?? '', tracking: tracking ?? '' };

type WaitsProps = { label: string; value: string; error: string | undefined; onChange: (code: string) => void };

/** The branch where an order waits for its buyer. */
export const WaitsAt = ({ value, onChange, ...input }: WaitsProps) => {
  const { branches } = useSite().site;
  return (
    <NativeSelect
      {...input}
      data={branches.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};

type Props = {
  order: Order;
  value: Dispatch;
  errors: Partial<Record<string, string>>;
  onChange: (value: Dispatch) => void;
  /** Called where Enter is pressed in the last text; in the first it leads there. */
  onEnter: () => void;
};

/** Where an order waits for its buyer, or by whom it goes: he reads it in the mail and on its page. */
export const DispatchFields = ({ order, value, errors, onChange, onEnter }: Props) => {
  const last = useRef<HTMLInputElement>(null);
  if (isPickup(order.shippingId))
    return (
      <WaitsAt
        label="Espera en"
        value={value.branchCode ?? ''}
        error={errors.branchCode}
        onChange={(branchCode) => onChange({ branchCode })}
      />
    );
  const field = (name: 'carrierName' | 'tracking', label: string, maxLength: number, about?: string) => (
    <TextInput
      {...(name === 'tracking' && { ref: last })}
      label={label}
      description={about}
      maxLength={maxLength}
      autoComplete="off"
      value={value[name] ?? ''}
      error={errors[name]}
      onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
      onKeyDown={({ key }) => key === 'Enter' && (name === 'tracking' ? onEnter() : last.current?.focus())}
    />
  );
  return (
    <>
      {field('carrierName', 'Agencia', 80)}
      {field('tracking', 'Guía', 200, 'El número, o el enlace para seguir el envío.')}
    </>
  );
};
