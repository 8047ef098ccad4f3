import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { OrderAlert } from '#contract/payments';
import { counterPayments } from '#contract/plain/channels';
import { isAtCounter, isOnline, paymentNames } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { type AlertKind, adviceFor, alertWords } from '#contract/plain/payment-alerts';
import { moneyIn } from '#contract/plain/payment-money';
import { providerNames } from '#contract/plain/payments';
import { providerDetail } from '#contract/plain/provider-words';
import { Fact } from '#web/panel/fact.tsx';
import { allSlipsPath, orderPath } from '#web/panel/panel-paths';

export const solveWord = (kind: AlertKind) => (kind === 'refundDue' ? 'Anotar la devolución' : 'Resolver');

const methodName = (method: string) => {
  if (isOnline(method)) return providerNames[method];
  const named = { ...paymentNames, ...Object.fromEntries(counterPayments.map(({ id, name }) => [id, name])) };
  return named[method as keyof typeof named] ?? method;
};

type Props = { alert: OrderAlert; mayRefund: boolean; maySolve: boolean; onSolve: () => void };

/** A payment's problem, with advice and links. */
export const AlertCard = ({ alert, mayRefund, maySolve, onSolve }: Props) => {
  const { kind, orderNumber, method, providerId, currency, amount, refunded, detail } = alert;
  // By its provider, from here.
  const isRefunded = kind !== 'dispute' && kind !== 'refundDue';
  const order = orderPath(alert.orderGUID);
  return (
    <Paper withBorder p="md" component="article" aria-label={`${alertWords[kind]}: pedido ${orderNumber}`}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {alertWords[kind]}
          </Title>
          <Text size="sm" c="dimmed">
            {whenText(alert.at)}
          </Text>
        </Group>
        <Text maw={680}>{adviceFor(kind, method)}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" component="dl" m={0}>
          <Fact name="Pedido">
            <Anchor component={Link} fw={700} to={order}>
              Pedido {orderNumber}
            </Anchor>
          </Fact>
          <Fact name="Importe">
            {moneyIn(amount, currency)}
            {refunded > 0 && ` (devuelto: ${moneyIn(refunded, currency)})`}
          </Fact>
          <Fact name="Medio">{methodName(method)}</Fact>
          {providerId && (
            <Fact name="Operación">
              {providerId}
              {detail && ` · ${providerDetail(detail)}`}
            </Fact>
          )}
        </SimpleGrid>
        <Group gap="xs">
          <Button component={Link} variant={kind === 'refundDue' ? 'default' : 'filled'} to={order}>
            {mayRefund && isRefunded ? 'Devolver en el pedido' : 'Ver los pagos del pedido'}
          </Button>
          {maySolve && (
            <Button variant={kind === 'refundDue' ? 'filled' : 'default'} onClick={onSolve}>
              {solveWord(kind)}
            </Button>
          )}
          {kind === 'refundDue' && !isAtCounter(method) && (
            <Button variant="default" component={Link} to={allSlipsPath(orderNumber)}>
              Ver los comprobantes
            </Button>
          )}
          {!maySolve && <Text size="sm">La resuelve otra persona de la empresa.</Text>}
          {!mayRefund && isRefunded && <Text size="sm">El dinero lo devuelve un administrador.</Text>}
        </Group>
      </Stack>
    </Paper>
  );
};
