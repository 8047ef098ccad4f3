import { Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders';
import type { OrderPayment } from '#contract/payments';
import { type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { useShortcuts } from '#web/panel/shortcuts';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import { AlertList } from './alert-list.tsx';
import { AttemptList } from './attempt-list.tsx';
import { isRefundable, PaymentFacts } from './payment-facts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** An order's alerts, payments with what went back of them, and every try to pay it with what was answered. */
export const PaymentList = ({ order, onRefunded }: { order: Order; onRefunded: (done: string) => void }) => {
  const { guid } = order;
  const queries = useQueryClient();
  const isAdministrator = useStaff().roles.includes('administrator');
  const found = useCall('payment/list', { orderId: guid });
  const [refunding, setRefunding] = useState<OrderPayment['id']>();
  const { payments = [], attempts = [], alerts = [] } = found.data?.data ?? {};
  const refundable = isAdministrator ? payments.find(isRefundable) : undefined;
  useShortcuts(refundable ? [{ keys: 'd', does: 'Devolver el pago', run: () => setRefunding(refundable.id) }] : []);
  const isPaidHere = paymentKinds[order.paymentId as PaymentId] === 'online';
  const chosen = payments.find(({ id }) => id === refunding);
  if (!isPaidHere && !found.error && attempts.length + alerts.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label="Pagos">
      <Stack gap="sm">
        <Title order={2} size="h5">
          Pagos
        </Title>
        <ErrorAlert text={found.error?.message} />
        {!found.data && !found.error && <Skeleton height={24} />}
        {alerts.length > 0 && <AlertList alerts={alerts} />}
        {found.data && attempts.length === 0 && (
          <Text size="sm" c="dimmed">
            Nadie intentó pagarlo en línea.
          </Text>
        )}
        {payments.map((payment) => (
          <PaymentFacts
            key={payment.id}
            payment={payment}
            onRefund={isAdministrator ? () => setRefunding(payment.id) : undefined}
          />
        ))}
        {attempts.length > 0 && <AttemptList attempts={attempts} />}
      </Stack>
      {chosen && (
        <RefundDialog
          order={order}
          payment={chosen}
          onClose={() => setRefunding(undefined)}
          onFailed={() => void queries.invalidateQueries({ queryKey: ['payment/list'] })}
          onDone={(done) => {
            setRefunding(undefined);
            onRefunded(done);
          }}
        />
      )}
    </Paper>
  );
};
