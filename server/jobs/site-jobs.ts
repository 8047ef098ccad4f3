import type { Ctx } from '#server/ctx';
import type { Attempt, JobOptions, Jobs } from '#server/jobs/jobs';
import { type JobName, queueName, type SiteJob } from '#server/jobs/queue';
import { sites } from '#sites/all';

type Handler<N extends JobName> = (ctx: Ctx, job: SiteJob<N>, attempt: Attempt) => Promise<unknown>;

/** Defines a job of sites: its handler gets the ctx of the job's site. */
export type DefineSiteJob = <N extends JobName>(name: N, options: JobOptions, handler: Handler<N>) => void;

/**
 * Jobs for the sites that `ctxOf` serves. The queues of the others are there too, because any process may fill them, but
 * wait for a process that serves those.
 */
export const siteJobs =
  (jobs: Pick<Jobs, 'define'>, ctxOf: (site: string) => Ctx | undefined): DefineSiteJob =>
  <N extends JobName>(name: N, options: JobOptions, handler: Handler<N>) => {
    for (const { id } of Object.values(sites)) {
      const isServed = ctxOf(id) !== undefined;
      jobs.define<SiteJob<N>>(queueName(name, id), { ...options, isWorked: isServed }, async (job, attempt) => {
        const ctx = ctxOf(id);
        if (!ctx) throw new Error(`This process does not serve ${id}.`);
        await handler(ctx, job, attempt);
      });
    }
  };
