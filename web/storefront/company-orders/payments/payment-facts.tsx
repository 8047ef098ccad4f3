import type { OrderPayment } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyIn } from '#contract/plain/payment-money';
import { type PaymentStatus, paymentStatusWords, providerNames } from '#contract/plain/payments';
import { Button } from '#web/ui/button.tsx';
import { StateWord } from '#web/ui/state-word.tsx';
import type { Tone } from '#web/ui/tag.tsx';

const tones: Record<PaymentStatus, Tone> = {
  pending: 'fair',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
  refunded: 'neutral',
  disputed: 'bad',
};

type Props = { payment: OrderPayment; onRefund: (() => void) | undefined };

/** A payment as its provider knows it, and what was given back of it. `onRefund` is who may give back. */
export const PaymentFacts = ({ payment, onRefund }: Props) => {
  const { id, method, status, currency, amount, refunded, counts, providerId, refunds } = payment;
  const isUnsure = refunds.some(({ doneAt }) => doneAt === null);
  const mayRefund = (status === 'approved' && refunded < amount) || isUnsure;
  return (
    <section aria-labelledby={`pago-${id}`} className="rounded-card border border-neutral-200 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`pago-${id}`} className="text-sm font-semibold">
          Pago con {providerNames[method as OnlineId]}: {moneyIn(amount, currency)}
        </h3>
        <StateWord tone={tones[status]}>{paymentStatusWords[status]}</StateWord>
      </div>
      <p className="wrap-anywhere text-neutral-600">
        {whenText(payment.at)} · Operación {providerId}
      </p>
      <p>
        {counts ? 'Paga este pedido.' : 'No cuenta para este pedido.'}
        {refunded > 0 && ` Devuelto: ${moneyIn(refunded, currency)}.`}
      </p>
      {refunds.length > 0 && (
        <ul aria-label="Devoluciones" className="grid gap-1">
          {refunds.map((refund) => (
            <li key={refund.at} className="wrap-anywhere text-neutral-700">
              Devolución de {moneyIn(refund.amount, currency)} · {whenText(refund.doneAt ?? refund.at)} · {refund.by}:{' '}
              {refund.reason}
              {refund.doneAt === null && ' · sin confirmar'}
            </li>
          ))}
        </ul>
      )}
      {mayRefund && onRefund && (
        <Button look="quiet" size="small" className="mt-2" onClick={onRefund}>
          {isUnsure ? 'Confirmar la devolución' : 'Devolver'}
        </Button>
      )}
      {mayRefund && !onRefund && <p className="text-neutral-600">Lo devuelve un administrador.</p>}
    </section>
  );
};
