import { Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderAlert } from '#contract/payments';
import { call } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { type ActionNote, ListNotes } from '#web/panel/list-notes.tsx';
import { ReasonDialog } from '#web/panel/reason-dialog.tsx';
import { useStaff } from '#web/panel/staff';
import { useCall } from '#web/panel/use-call';
import type { Route } from './+types/alerts-page.ts';
import { AlertCard, solveWord } from './alert-card.tsx';
import { RefusedCard } from './refused-card.tsx';

const title = 'Alertas de pagos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The payments that somebody has to look at, for those who sell for the company of their orders (A3). */
const AlertsPage = () => {
  const user = useStaff();
  const queries = useQueryClient();
  const list = useCall('payment/listAlerts', {});
  const [said, setSaid] = useState<ActionNote>({ text: '' });
  const [toSolve, setToSolve] = useState<OrderAlert>();
  const alerts = list.data?.data ?? [];
  const refused = list.data?.refused ?? [];
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <ListNotes note={said} error={list.error} />
      {alerts.length + refused.length === 0 && list.isSuccess && <Text>No hay alertas abiertas.</Text>}
      <Stack component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={list.isFetching}>
        {refused.map((one) => (
          <li key={one.method}>
            <RefusedCard refused={one} />
          </li>
        ))}
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard
              alert={alert}
              mayRefund={user.roles.includes('administrator')}
              onSolve={() => setToSolve(alert)}
            />
          </li>
        ))}
      </Stack>
      {toSolve && (
        <ReasonDialog
          title={`¿${solveWord(toSolve.kind)} del pedido ${toSolve.orderNumber}?`}
          about={
            toSolve.kind === 'refundDue'
              ? 'Por ejemplo: transferencia 4512 a su cuenta, el 25/11. Se lo mandamos por correo al comprador, y el comprobante queda aprobado. Si el dinero no entró, no lo anotes: rechazá el comprobante.'
              : 'Qué pasó con el pago. Queda con el pedido; el comprador no lo ve.'
          }
          {...(toSolve.kind === 'refundDue' && { label: 'Cómo lo devolviste' })}
          action={solveWord(toSolve.kind)}
          send={(reason) => call('payment/solveAlert', { orderId: toSolve.orderGUID, alertId: toSolve.id, reason })}
          onClose={() => setToSolve(undefined)}
          onDone={(refusal) => {
            setToSolve(undefined);
            setSaid({
              text: refusal ?? `Resolviste la alerta del pedido ${toSolve.orderNumber}`,
              isBad: refusal !== undefined,
            });
            void queries.invalidateQueries({ queryKey: ['payment/listAlerts'] });
          }}
        />
      )}
    </Stack>
  );
};
export default AlertsPage;
