import type { Ctx } from '#server/ctx';
import { moveByClock } from '#server/orders/order-clock.service';

const everyMs = 60_000;

/**
 * Does every minute, and at once, what time asks of the orders of these sites. Each process minds the sites that it
 * serves, without a job: most of the time there is nothing to do.
 */
export const startOrderTimer = (sites: () => readonly Ctx[], pauseMs = everyMs) => {
  let running: Promise<void> | undefined;
  let stopped = false;
  const run = async () => {
    for (const ctx of sites()) {
      if (stopped) return;
      try {
        const done = await moveByClock(ctx);
        if (done.moved + done.reminded > 0) ctx.log.info('orders.clock', done);
      } catch (error) {
        // The next run makes up for it.
        ctx.log.error('orders.clock', error);
      }
    }
  };
  const look = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, pauseMs);
  timer.unref();
  look();
  return {
    /** Resolves once nothing is under way any more. */
    close: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
