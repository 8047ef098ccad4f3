import type { Ctx } from '#server/ctx';

type Work = {
  /** The name of its failures in the log. */
  name: string;
  everyMs: number;
  run: (ctx: Ctx) => Promise<unknown>;
};

/**
 * Does some work for each of these sites at once, and again and again. Each process minds the sites that it serves,
 * without a job: most of the time there is nothing to do.
 */
export const startSiteTimer = (sites: () => readonly Ctx[], { name, everyMs, run }: Work) => {
  let running: Promise<void> | undefined;
  let stopped = false;
  const runAll = async () => {
    for (const ctx of sites()) {
      if (stopped) return;
      // The next run makes up for it.
      await run(ctx).catch((error: unknown) => ctx.log.error(name, error));
    }
  };
  const look = () => {
    running ??= runAll().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(look, everyMs);
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
