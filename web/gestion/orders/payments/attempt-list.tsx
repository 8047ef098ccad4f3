import { Stack, Text } from '@mantine/core';
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
  <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Intentos de pago">
    {attempts.map(({ guid, method, currency, amount, at, endsAt, isStarted, answers }) => (
      <li key={guid}>
        <Text size="sm" fw={500}>
          Intento con {providerNames[method as OnlineId]}: {moneyIn(amount, currency)}
        </Text>
        <Text size="xs" c="dimmed">
          {whenText(at)} · {isStarted ? `vence el ${whenText(endsAt)}` : 'el proveedor no respondió'}
        </Text>
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {/* Two answers of one moment may be alike, and none of them ever moves. */}
          {Object.entries(answers).map(([place, answer]) => (
            <Text key={place} component="li" size="xs" style={{ overflowWrap: 'anywhere' }}>
              {answerText(answer)}
            </Text>
          ))}
        </ul>
        {answers.length === 0 && (
          <Text size="xs" c="dimmed">
            No se pagó nada.
          </Text>
        )}
      </li>
    ))}
  </Stack>
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
