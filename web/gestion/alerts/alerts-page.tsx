import { Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderAlert, RefusedNotifications } from '#contract/payments';
import { isAtCounter } from '#contract/plain/commerce';
import { call, type Failure } from '#web/data/call';
import { pageMeta } from '#web/data/page-meta';
import { useCompanyInUse } from '#web/panel/company-in-use';
import { EmptyList } from '#web/panel/empty-list.tsx';
import { ErrorAlert } from '#web/panel/error-alert.tsx';
import { orderPath, panelPaths } from '#web/panel/panel-paths';
import { ReasonDialog } from '#web/panel/reason-dialog.tsx';
import { mayAt, sellsForSite, useStaff } from '#web/panel/staff';
import { tell } from '#web/panel/toast.tsx';
import { useCall } from '#web/panel/use-call';
import { useRecount } from '#web/panel/waiting';
import type { Route } from './+types/alerts-page.ts';
import { AlertCard, solveWord } from './alert-card.tsx';
import { RefusedCard, refusedTitle, SolvedRefused } from './refused-card.tsx';

const title = 'Alertas de pagos';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title, noindex: true });

/** The question to those who solve an alert, and the answer to it. */
type Solving = {
  title: string;
  about: string;
  label?: string;
  action: string;
  send: (reason: string) => Promise<{ ok: true } | Failure>;
  done: string;
  /** Where it is seen what became of it. */
  to?: string;
};

const slipRefund =
  'Por ejemplo: transferencia 4512 a su cuenta, el 25/11. Se lo mandamos por correo al comprador, y el comprobante queda aprobado. Si el dinero no entró, no lo anotes: rechazá el comprobante.';
const counterRefund = 'Por ejemplo: en efectivo, el 25/11. Si el comprador dejó un correo, se lo mandamos.';

const solvingOf = ({ kind, id, method, orderGUID, orderNumber }: OrderAlert): Solving => ({
  title: `¿${solveWord(kind)} del pedido ${orderNumber}?`,
  ...(kind === 'refundDue'
    ? {
        about: isAtCounter(method) ? counterRefund : slipRefund,
        label: 'Cómo lo devolviste',
      }
    : { about: 'Qué pasó con el pago. Queda con el pedido; el comprador no lo ve.' }),
  action: solveWord(kind),
  send: (reason) => call('payment/solveAlert', { orderId: orderGUID, alertId: id, reason }),
  done: `Resolviste la alerta del pedido ${orderNumber}`,
  to: orderPath(orderGUID),
});

const solvingRefused = (refused: RefusedNotifications): Solving => ({
  title: `¿Resolver? ${refusedTitle(refused)}`,
  about: 'Por ejemplo: puse la clave nueva. Queda en esta página, con tu nombre. Si llega otro, la alerta vuelve.',
  action: 'Resolver',
  send: (reason) => call('payment/solveRefused', { refusedId: refused.id, reason }),
  done: `Resolviste: ${refusedTitle(refused)}`,
  to: panelPaths.alerts,
});

/** The payments that somebody has to look at, of the company in use or of all that the reader sells for (A3). */
const AlertsPage = () => {
  const user = useStaff();
  const queries = useQueryClient();
  const recount = useRecount();
  const { company } = useCompanyInUse(user);
  const list = useCall('payment/listAlerts', { toCompany: company?.id ?? null });
  const [toSolve, setToSolve] = useState<Solving>();
  const { data: alerts = [], refused = [], solved = [] } = list.data ?? {};
  return (
    <Stack>
      <Title order={1} size="h2">
        {title}
      </Title>
      <ErrorAlert text={list.error?.message} />
      {alerts.length + refused.length === 0 && list.isSuccess && (
        <EmptyList
          title="No hay alertas abiertas"
          about="Acá aparece lo que pide una decisión: un pago de menos o repetido, una devolución sin anotar, un aviso rechazado."
        />
      )}
      <Stack component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={list.isFetching}>
        {refused.map((one) => (
          <li key={`refused-${one.id}`}>
            <RefusedCard refused={one} maySolve={sellsForSite(user)} onSolve={() => setToSolve(solvingRefused(one))} />
          </li>
        ))}
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard
              alert={alert}
              mayRefund={user.roles.includes('administrator')}
              maySolve={mayAt(user, alert.toCompanyId, 'decides')}
              onSolve={() => setToSolve(solvingOf(alert))}
            />
          </li>
        ))}
      </Stack>
      {solved.length > 0 && (
        <Stack component="section" gap="xs" aria-labelledby="avisos-resueltos">
          <Title order={2} size="h4" id="avisos-resueltos">
            Avisos rechazados que se resolvieron
          </Title>
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {solved.map((one) => (
              <SolvedRefused key={one.id} refused={one} />
            ))}
          </Stack>
        </Stack>
      )}
      {toSolve && (
        <ReasonDialog
          {...toSolve}
          onClose={() => setToSolve(undefined)}
          onDone={(refusal) => {
            setToSolve(undefined);
            tell({ text: refusal ?? toSolve.done, isBad: refusal !== undefined, to: toSolve.to });
            void queries.invalidateQueries({ queryKey: ['payment/listAlerts'] });
            recount();
          }}
        />
      )}
    </Stack>
  );
};
export default AlertsPage;
