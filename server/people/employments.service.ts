import type { Ctx, Inside } from '#server/ctx';
import { type ItemValues, listStore } from '#server/database/list-store';
import { type Edit, editList } from '#server/edit-list';
import { lockEmployers, readEmployers, readEmployments } from '#server/people/employments.store';

type Job = { companyId: number; position: string };

/** Where a person works, in the order of the companies: for services that have checked access. */
export const employersOf = (ctx: Pick<Ctx, 'db'>, personId: number) => readEmployers(ctx.db, personId);

/**
 * Keeps where a person works, and who works for these companies and for those that sites sell as, from other writers, inside
 * the caller's transaction.
 */
export const lockEmployments = (inside: Inside, personId: number, jobs: readonly Job[] = []) =>
  lockEmployers(
    inside.db,
    personId,
    jobs.map(({ companyId }) => companyId),
  );

/**
 * Gives a person these positions and no others, inside the caller's transaction, which has locked the companies
 * (`lockEmployments`). A position that stays keeps its row, and each company that has employees keeps one default.
 */
export const setEmployments = async (inside: Inside, personId: number, jobs: readonly Job[]) => {
  const stored = await readEmployments(inside.db, personId);
  const before = new Map(stored.map((job) => [job.companyId, job]));
  const after = new Set(jobs.map(({ companyId }) => companyId));
  const edits: { job: Job; edit: Edit }[] = [
    ...stored
      .filter(({ companyId }) => !after.has(companyId))
      .map((job) => ({ job, edit: { mode: 'DLT' as const, id: job.id } })),
    ...jobs
      .filter(({ companyId, position }) => before.get(companyId)?.position !== position)
      .map((job) => {
        const id = before.get(job.companyId)?.id;
        return { job, edit: id === undefined ? { mode: 'INS' as const } : { mode: 'UPD' as const, id } };
      }),
  ];
  for (const { job, edit } of edits) {
    const store = listStore(inside.db, 'employee', { company_id: job.companyId });
    const valuesOf = (): ItemValues => ({ person_id: personId, position: job.position });
    await editList({ name: 'positions', store, valuesOf, longest: Number.POSITIVE_INFINITY }, [edit]);
  }
};
