import type { PaymentAttempt } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyIn } from '#contract/plain/payment-money';
import { type AnswerOrigin, paymentStatusWords, providerNames } from '#contract/plain/payments';
import { providerDetail } from '#contract/plain/provider-words';

const origins: Record<AnswerOrigin, string> = {
  start: 'al empezar',
  notification: 'aviso del proveedor',
  return: 'al volver el comprador',
  ask: 'consulta de la tienda',
  refund: 'devolución',
};

/** Every try to pay an order, and what its provider said of it. */
export const AttemptList = ({ attempts }: { attempts: readonly PaymentAttempt[] }) => (
  <ol aria-label="Intentos de pago" className="grid gap-3">
    {attempts.map(({ guid, method, currency, amount, at, endsAt, isStarted, answers }) => (
      <li key={guid}>
        <p className="font-medium">
          Intento con {providerNames[method as OnlineId]}: {moneyIn(amount, currency)}
        </p>
        <p className="text-neutral-600">
          {whenText(at)} · {isStarted ? `vence el ${whenText(endsAt)}` : 'el proveedor no respondió'}
        </p>
        <ul className="grid gap-1">
          {/* Two answers of one moment may be alike, and none of them ever moves. */}
          {Object.entries(answers).map(([place, answer]) => (
            <li key={place} className="wrap-anywhere text-neutral-700">
              {answerText(answer)}
            </li>
          ))}
        </ul>
        {answers.length === 0 && <p className="text-neutral-600">No se pagó nada.</p>}
      </li>
    ))}
  </ol>
);

const answerText = (answer: PaymentAttempt['answers'][number]) => {
  const { at, origin, status, currency, amount, refunded, providerId, detail } = answer;
  return [
    whenText(at),
    origins[origin],
    status && paymentStatusWords[status],
    currency && amount !== null && moneyIn(amount, currency),
    currency && refunded ? `devuelto ${moneyIn(refunded, currency)}` : '',
    providerDetail(detail),
    providerId && `operación ${providerId}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
