import { Alert, Button, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Order } from '#contract/orders';
import type { OrderPayment } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { formMessages } from '#contract/plain/form-messages';
import { amountText, moneyIn } from '#contract/plain/payment-money';
import { providerNames } from '#contract/plain/payments';
import { readMoney } from '#contract/plain/read-money';
import { call } from '#web/data/call';
import { newGuid } from '#web/data/cart';
import { Dialog } from '#web/panel/dialog.tsx';
import { useLeaving } from '#web/panel/edit/use-leaving';
import { ErrorAlert } from '#web/panel/error-alert.tsx';

type Props = {
  order: Order;
  payment: OrderPayment;
  onClose: () => void;
  onDone: (done: string) => void;
  /** Called when it is not known, or not true, that the money went back. */
  onFailed: () => void;
};
type Errors = { amount?: string | undefined; reason?: string | undefined };

/** Gives back all or part of a payment. */
export const RefundDialog = ({ order, payment, onClose, onDone, onFailed }: Props) => {
  const { amount: paid, refunded, currency, refunds } = payment;
  const provider = providerNames[payment.method as OnlineId];
  const open = refunds.find(({ doneAt }) => doneAt === null);
  const [typed, setTyped] = useState(amountText(open?.amount ?? paid - refunded));
  const [reason, setReason] = useState(open?.reason ?? '');
  const [errors, setErrors] = useState<Errors>({});
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { letGo } = useLeaving(reason !== (open?.reason ?? ''));
  // Until it is known what became of it, the same amount is asked for by the same key: it goes back once.
  const asked = useRef({ guid: '', amount: 0 });
  const amount = open ? amountText(open.amount) : typed;
  const giveBack = async () => {
    const read = readMoney(amount, currency);
    const cents = ('cents' in read && read.cents) || 0;
    const wrong: Errors = {
      ...(cents === 0 && { amount: 'error' in read ? read.error : 'Escribí un importe, como 1.234,50' }),
      ...(!reason.trim() && { reason: formMessages['field.required'] }),
    };
    setErrors(wrong);
    setError('');
    if (Object.keys(wrong).length > 0 || isBusy) return;
    if (asked.current.amount !== cents) asked.current = { guid: newGuid(), amount: cents };
    setBusy(true);
    const refund = { guid: open?.guid ?? asked.current.guid, id: payment.id, amount: cents, reason };
    const answer = await call('payment/refund', { orderId: order.guid, refund });
    setBusy(false);
    if (answer.ok) {
      letGo();
      return onDone(`${provider} devolvió ${moneyIn(cents, currency)}`);
    }
    if (answer.status > 0 && answer.status < 500) asked.current = { guid: '', amount: 0 };
    onFailed();
    setErrors({ amount: answer.fields.amount, reason: answer.fields.reason });
    setError(Object.values(answer.fields).includes(answer.error) ? '' : answer.error);
  };
  return (
    <Dialog
      title={`Devolver un pago del pedido ${order.number}`}
      onClose={onClose}
      isBusy={isBusy}
      buttons={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            Volver
          </Button>
          <Button loading={isBusy} onClick={() => void giveBack()}>
            Devolver
          </Button>
        </>
      }
    >
      <Text size="sm">
        Pago con {provider}: {moneyIn(paid, currency)}.{' '}
        {refunded > 0 && `Ya se devolvió ${moneyIn(refunded, currency)}. `}
        {payment.counts && order.state === 'PAP' && 'Si devolvés todo, el pedido se cancela.'}
      </Text>
      {open && (
        <Alert role="note" color="orange">
          No se sabe si {provider} devolvió {moneyIn(open.amount, currency)}. Probá de nuevo con ese importe: no se
          devuelve dos veces.
        </Alert>
      )}
      <TextInput
        label={`Importe en ${currency === 'USD' ? 'dólares' : 'pesos'}`}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        readOnly={open !== undefined}
        value={amount}
        error={errors.amount}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Textarea
        label="Motivo"
        description="Queda con el pago; el comprador no lo ve."
        withAsterisk
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        error={errors.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ErrorAlert text={error} />
    </Dialog>
  );
};
