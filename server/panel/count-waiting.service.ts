import type { Waiting } from '#contract/panel';
import { findAgenda } from '#server/communications/agenda/agenda.service';
import type { Ctx } from '#server/ctx';
import { countDesk } from '#server/orders/desk/desk.service';

/** Work that waits for the caller: at the desk, of one company or of all that he sees, and in his own agenda. */
export const countWaiting = async (ctx: Ctx, toCompany: number | null): Promise<Waiting> => {
  const desk = await countDesk(ctx, toCompany);
  const { today, overdue } = await findAgenda(ctx);
  return { ...desk, dueToday: today, overdue };
};
