import type { Ctx, Inside } from '#server/ctx';
import type { ImportProgress } from '#server/import/import-report';
import type { Problem } from '#server/import/problem';
import { inTransactionOnly } from '#server/in-transaction';

type Writing<C> = {
  /** Changes of one batch are confirmed together. */
  batches: readonly (readonly C[])[];
  /** Writes a batch in a transaction and tells `step` how many more are written; answers what stood in the way of rows. */
  write: (inside: Inside, batch: readonly C[], step: (more: number) => void) => Promise<Problem[]>;
  keepGoing: boolean;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

/** How much is confirmed, how much of that is written, and what was refused. */
export type WrittenList<C> = { confirmed: C[]; written: number; refused: Problem[]; isCancelled: boolean };

/** Writes a list batch by batch, until cancelled or until one is refused where the import is not to keep going. */
export const writeList = async <C>(
  ctx: Ctx,
  { batches, write, keepGoing, signal, onProgress }: Writing<C>,
): Promise<WrittenList<C>> => {
  const total = batches.reduce((sum, batch) => sum + batch.length, 0);
  const list: WrittenList<C> = { confirmed: [], written: 0, refused: [], isCancelled: false };
  for (const batch of batches) {
    let done = 0;
    const step = (more: number) => {
      signal.throwIfAborted();
      onProgress({ step: 'writing', done: list.confirmed.length + (done += more), total });
    };
    let refused: Problem[];
    try {
      refused = await inTransactionOnly(ctx, (inside) => {
        done = 0;
        return write(inside, batch, step);
      });
    } catch (error) {
      if (!signal.aborted) throw error;
      list.isCancelled = true;
      break;
    }
    list.refused.push(...refused);
    if (refused.length > 0 && !keepGoing) break;
    for (const one of batch) list.confirmed.push(one);
    list.written += batch.length - refused.length;
  }
  return list;
};
