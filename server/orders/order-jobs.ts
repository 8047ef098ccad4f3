import type { Ctx } from '#server/ctx';
import type { Jobs } from '#server/jobs/jobs';
import { moveByClock } from '#server/orders/order-clock.service';

/** Every minute what time asks of the orders of each site. A run that fails is made up for by the next. */
export const defineOrderJobs = (jobs: Pick<Jobs, 'define' | 'schedule'>, sites: () => readonly Ctx[]) => {
  jobs.define('orders.clock', { retryLimit: 0 }, async () => {
    for (const ctx of sites()) {
      const done = await moveByClock(ctx);
      if (done.moved + done.reminded > 0) ctx.log.info('orders.clock', done);
    }
  });
  jobs.schedule('orders.clock', '* * * * *');
};
