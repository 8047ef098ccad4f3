import { useRef } from 'react';
import type { OrderPayment, PaymentsOfOrder } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { formMessages } from '#contract/plain/form-messages';
import { amountText, moneyIn } from '#contract/plain/payment-money';
import { providerNames } from '#contract/plain/payments';
import { readMoney } from '#contract/plain/read-money';
import { DialogButtons } from '#web/blocks/account/dialog-buttons.tsx';
import { call } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import type { Order } from '#web/data/orders';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormError, FormField } from '#web/ui/form.tsx';
import { type FormErrors, useForm } from '#web/ui/form-state';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast';

type Props = {
  order: Order;
  payment: OrderPayment;
  onClose: () => void;
  onDone: (now: PaymentsOfOrder) => void;
  /** Told when it is not known, or not true, that the money went back. */
  onFailed: () => unknown;
};

/** Gives back all or part of a payment. */
export const RefundDialog = ({ order, onClose, ...rest }: Props) => (
  <Dialog open onClose={onClose} title={`Devolver un pago del pedido ${order.number}`}>
    <RefundForm order={order} onClose={onClose} {...rest} />
  </Dialog>
);

const RefundForm = ({ order, payment, onClose, onDone, onFailed }: Props) => {
  const { amount, refunded, currency, refunds } = payment;
  const provider = providerNames[payment.method as OnlineId];
  const open = refunds.find(({ doneAt }) => doneAt === null);
  const left = amount - refunded;
  // Until it is known what became of it, the same amount is asked for by the same key: it goes back once.
  const asked = useRef({ guid: '', amount: 0 });
  const form = useForm({
    check: ({ amount: typed = '', reason = '' }) => ({
      ...amountError(typed, currency),
      ...(!reason.trim() && { reason: formMessages['field.required'] }),
    }),
    send: async ({ amount: typed = '', reason = '' }) => {
      const read = readMoney(typed, currency);
      const cents = ('cents' in read && read.cents) || 0;
      if (asked.current.amount !== cents) asked.current = { guid: newGuid(), amount: cents };
      const refund = { guid: asked.current.guid, id: payment.id, amount: cents, reason };
      const answer = await call('payment/refund', { orderId: order.guid, refund });
      if (answer.ok) {
        toast.success(`${provider} devolvió ${moneyIn(cents, currency)}`);
        onDone(answer.data);
        onClose();
        return undefined;
      }
      if (answer.status > 0 && answer.status < 500) asked.current = { guid: '', amount: 0 };
      onFailed();
      const { error, fields } = answer;
      return { error: Object.values(fields).includes(error) ? '' : error, fields };
    },
  });
  return (
    <Form form={form}>
      <p>
        Pago con {provider}: {moneyIn(amount, currency)}.{' '}
        {refunded > 0 && `Ya se devolvió ${moneyIn(refunded, currency)}. `}
        {refundResult(payment, order)}
      </p>
      {open && (
        <Notice tone="fair">
          No se sabe si {provider} devolvió {moneyIn(open.amount, currency)}. Probá de nuevo con ese importe: no se
          devuelve dos veces.
        </Notice>
      )}
      <FormField name="amount" label={`Importe en ${currency === 'USD' ? 'dólares' : 'pesos'}`} required>
        <TextInput
          key={open ? 'open' : 'new'}
          inputMode="decimal"
          autoComplete="off"
          readOnly={open !== undefined}
          defaultValue={amountText(open?.amount ?? left)}
        />
      </FormField>
      <FormField name="reason" label="Motivo" hint="Queda con el pago; el comprador no lo ve." required>
        <TextArea rows={2} maxLength={300} defaultValue={open?.reason} />
      </FormField>
      <FormError />
      <DialogButtons submit="Devolver" onCancel={onClose} />
    </Form>
  );
};

const amountError = (typed: string, currency: string): FormErrors => {
  const read = readMoney(typed, currency);
  if ('error' in read) return { amount: read.error };
  return read.cents ? {} : { amount: 'Escribí un importe, como 1.234,50' };
};

/** What all of it does to the order. */
const refundResult = ({ counts }: OrderPayment, { state }: Order) =>
  counts && state === 'PAP' ? 'Si devolvés todo, el pedido se cancela.' : '';
