import type { Ctx } from '#server/ctx';
import { startSiteTimer } from '#server/jobs/site-timer';
import { moveByClock } from '#server/orders/order-clock.service';

/** Does every minute, and at once, what time asks of the orders of these sites. */
export const startOrderTimer = (sites: () => readonly Ctx[], everyMs = 60_000) =>
  startSiteTimer(sites, {
    name: 'orders.clock',
    everyMs,
    run: async (ctx) => {
      const done = await moveByClock(ctx);
      if (done.moved + done.reminded + done.asked > 0) ctx.log.info('orders.clock', done);
    },
  });
