import type { Parsed } from '#contract/contract';
import type { PaymentsOfOrder } from '#contract/payments';
import { refundNote } from '#contract/plain/held-money';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { readAlerts, readAttemptsWithAnswers, readOpenAlerts } from '#server/orders/online/order-payments.store';
import { readPayments, solveAlert } from '#server/orders/online/payments.store';
import { readRefunds } from '#server/orders/online/refunds.store';
import { listRefused } from '#server/orders/online/refused-notifications.service';
import { requireSameAnswer } from '#server/orders/online/solved-alert';
import { companiesAsked, requireSession } from '#server/orders/order-access';
import { type MovingOrder, readName } from '#server/orders/orders.store';
import { lockSold, readSeen } from '#server/orders/own-order';
import { recordMove } from '#server/orders/record-move';
import { approveWaiting } from '#server/orders/slips/slips.store';
import { Refusal } from '#server/refusal';

/** Everything that is known of the money of an order, for those who see it. */
export const listPayments = async (ctx: Ctx, guid: string): Promise<PaymentsOfOrder> =>
  paymentsOf(ctx, (await readSeen(ctx, guid)).id);

type AlertRow = Awaited<ReturnType<typeof readAlerts>>[number];

const alertOf = ({ at, solvedAt, ...alert }: AlertRow) => ({
  ...alert,
  at: at.toISOString(),
  solvedAt: solvedAt?.toISOString() ?? null,
});

export const paymentsOf = async (ctx: Pick<Ctx, 'db'>, id: number): Promise<PaymentsOfOrder> => {
  const refunds = (await readRefunds(ctx.db, id)).map(({ at, doneAt, ...refund }) => ({
    ...refund,
    at: at.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return {
    payments: (await readPayments(ctx.db, id)).map(
      ({ attemptId: _attempt, orderId: _order, expires: _expires, changedAt: _changed, firstAt, ...payment }) => ({
        ...payment,
        at: firstAt.toISOString(),
        refunds: refunds
          .filter(({ paymentId }) => paymentId === payment.id)
          .map(({ paymentId: _payment, ...refund }) => refund),
      }),
    ),
    attempts: (await readAttemptsWithAnswers(ctx.db, id)).map(({ madeAt, endsAt, url, ...attempt }) => ({
      ...attempt,
      at: madeAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isStarted: url !== null,
    })),
    alerts: (await readAlerts(ctx.db, id)).map(alertOf),
  };
};

/** The open alerts of this site's orders of one company, or of all that the caller sees, and what was refused of providers for those of its company. Another company is a 404. */
export const listAlerts = async (ctx: Ctx, { toCompany }: Parsed<'payment/listAlerts'>) => {
  const companies = companiesAsked(ctx, toCompany);
  if (companies?.length === 0) return { data: [], refused: [], solved: [] };
  return {
    data: (await readOpenAlerts(ctx.db, ctx.site.id, companies)).map(alertOf),
    ...(await listRefused(ctx, companies)),
  };
};

/** Money that no provider knows went back: the history says how, the buyer reads it, and the slips that wait have their answer. */
const noteRefund = async (inside: Inside, order: MovingOrder, { at, by, accountId, reason }: SolvedBySeller) => {
  await approveWaiting(inside.db, order.id, { at, by });
  await recordMove(inside, order, {
    to: order.state,
    by,
    accountId,
    reason: refundNote(reason),
    sendEmail: true,
    letter: 'refundNoted',
    holdsStock: order.holdsStock,
  });
};
type SolvedBySeller = { at: Date; by: string; accountId: number; reason: string };

/** A seller says what became of an alert. Refuses with alert.solved where it is solved in other words. */
export const solveOrderAlert = (ctx: Ctx, { orderId, alertId, reason }: Parsed<'payment/solveAlert'>) =>
  inTransaction(ctx, async (inside) => {
    const { accountId } = requireSession(inside);
    const order = await lockSold(inside, 'decides', orderId);
    const by = await readName(inside.db, accountId);
    const solved = { at: inside.clock(), by, accountId, reason };
    const alert = await solveAlert(inside.db, order.id, alertId, solved);
    if (!alert) throw new Refusal('alert.notFound');
    if (alert.at !== null) requireSameAnswer(alert, solved);
    else if (alert.kind === 'refundDue') await noteRefund(inside, order, solved);
    return paymentsOf(inside, order.id);
  });
