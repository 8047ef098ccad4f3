import type { Parsed } from '#contract/contract';
import type { OnlineId } from '#contract/plain/commerce';
import type { RefusalCause } from '#contract/plain/payment-alerts';
import type { Ctx, Inside } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { caller } from '#server/orders/move-order.service';
import { tellShopOfRefused } from '#server/orders/online/alert-mail';
import { solvedBySystem } from '#server/orders/online/payment-steps';
import {
  countRefused,
  endQuiet,
  endRefused,
  insertRefused,
  readRefused,
  solveRefused,
} from '#server/orders/online/refused-notifications.store';
import { requireSameAnswer } from '#server/orders/online/solved-alert';
import { Refusal } from '#server/refusal';

const dayMs = 24 * 3_600_000;
/** A row that counts none for so long has ended. */
const quietMs = 7 * dayMs;
/**
 * A row that a right notification ended so soon after it began goes on with the next forged one, without another mail.
 */
const goesOnMs = dayMs;

const before = ({ clock }: Pick<Ctx, 'clock'>, ms: number) => new Date(clock().getTime() - ms);

/** Notes that a notification was refused (docs/decisions/013-payments.md): the first of its kind is told to the shop by mail. */
export const noteRefused = (ctx: Ctx, method: OnlineId, cause: RefusalCause) =>
  inTransactionOnly(ctx, async (inside) => {
    const refused = { site: inside.site.id, method, cause };
    const [at, quietSince] = [inside.clock(), before(inside, quietMs)];
    const when = { at, quietSince, goesOnSince: before(inside, goesOnMs) };
    if (await countRefused(inside.db, refused, when)) return;
    await endQuiet(inside.db, refused, quietSince, solvedBySystem(inside, 'Dejaron de llegar'));
    if (await insertRefused(inside.db, refused, at)) await tellShopOfRefused(inside, method, cause);
  });

/** Notes that a provider gets through. */
export const noteRight = (inside: Inside, method: OnlineId) =>
  endRefused(inside.db, inside.site.id, method, solvedBySystem(inside, 'Llegó un aviso bueno'));

const shown = ({
  firstAt,
  lastAt,
  solvedAt,
  solvedAccountId: _account,
  ...one
}: Awaited<ReturnType<typeof readRefused>>[number]) => ({
  ...one,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  solvedAt: solvedAt?.toISOString() ?? null,
});

/**
 * Refused notifications, for those who see these companies' orders: `refused` are open, `solved` are the newest that
 * are not.
 */
export const listRefused = async (ctx: Ctx, companies: readonly number[] | null) => {
  const all = (await readRefused(ctx.db, ctx.site.id, companies, before(ctx, quietMs))).map(shown);
  const solved = all.filter(({ solvedAt }) => solvedAt !== null);
  return { refused: all.filter((one) => !solved.includes(one)), solved };
};

/** Solves one with the reason that somebody of the site's company gives. Refuses with alert.solved where it is solved in other words. */
export const solveRefusedOf = (ctx: Ctx, { refusedId, reason }: Parsed<'payment/solveRefused'>) =>
  inTransactionOnly(ctx, async (inside) => {
    const solved = { at: inside.clock(), ...(await caller(inside)), reason };
    const found = await solveRefused(inside.db, inside.site.id, refusedId, solved);
    if (!found) throw new Refusal('alert.notFound');
    requireSameAnswer({ ...found, by: found.solvedBy, accountId: found.solvedAccountId }, solved);
    return shown(found);
  });
