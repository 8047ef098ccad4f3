import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core';
import type { OrderPayment } from '#contract/payments';
import type { OnlineId } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyIn } from '#contract/plain/payment-money';
import { paymentStatusWords, providerNames } from '#contract/plain/payments';

type Props = { payment: OrderPayment; onRefund: (() => void) | undefined };

const isUnsure = ({ refunds }: OrderPayment) => refunds.some(({ doneAt }) => doneAt === null);

/** Whether some of a payment is left to be given back, or it is not known whether it was. */
export const isRefundable = (payment: OrderPayment) =>
  (payment.status === 'approved' && payment.refunded < payment.amount) || isUnsure(payment);

/** A payment as its provider knows it, and what was given back of it. `onRefund` is there for one who may give back. */
export const PaymentFacts = ({ payment, onRefund }: Props) => {
  const { id, method, status, currency, amount, refunded, counts, providerId, refunds } = payment;
  const mayRefund = isRefundable(payment);
  return (
    <Paper withBorder p="sm" component="section" aria-labelledby={`pago-${id}`} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h6" id={`pago-${id}`}>
          Pago con {providerNames[method as OnlineId]}: {moneyIn(amount, currency)}
        </Title>
        <Badge variant="default" tt="none" fw={500}>
          {paymentStatusWords[status]}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {whenText(payment.at)} · Operación {providerId}
      </Text>
      <Text size="sm">
        {counts ? 'Paga este pedido.' : 'No cuenta para este pedido.'}
        {refunded > 0 && ` Devuelto: ${moneyIn(refunded, currency)}.`}
      </Text>
      {refunds.length > 0 && (
        <ul aria-label="Devoluciones" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {refunds.map((refund) => (
            <Text key={refund.at} component="li" size="sm">
              Devolución de {moneyIn(refund.amount, currency)} · {whenText(refund.doneAt ?? refund.at)} · {refund.by}:{' '}
              {refund.reason}
              {refund.doneAt === null && ' · sin confirmar'}
            </Text>
          ))}
        </ul>
      )}
      {mayRefund && onRefund && (
        <Button size="xs" variant="default" mt="xs" onClick={onRefund}>
          {isUnsure(payment) ? 'Confirmar la devolución' : 'Devolver'}
        </Button>
      )}
      {mayRefund && !onRefund && (
        <Text size="sm" c="dimmed">
          Lo devuelve un administrador.
        </Text>
      )}
    </Paper>
  );
};
