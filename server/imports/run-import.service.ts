import { randomUUID } from 'node:crypto';
import type { ImportFound, RunProgress } from '#contract/imports';
import { endedImport, type ImportEnd, type ImportState } from '#contract/plain/imports';
import { messages } from '#contract/plain/messages';
import { Mistake } from '#server/commands/mistake';
import type { Ctx, Session } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { removeAdded } from '#server/gallery/gallery.service';
import { type FetchPublic, fetchPublic } from '#server/http/fetch-public';
import type { ImportReport } from '#server/import/import-report';
import { undoImport } from '#server/import/undo-import';
import { importFile, type Running, type Stored } from '#server/imports/import-file';
import { beginRun, countChanged, endRun, noteRun, readSilent } from '#server/imports/imports.store';
import { webKeyOf } from '#server/imports/kept-files';
import { sentences } from '#server/imports/read-file';
import { inTransactionOnly } from '#server/in-transaction';
import { startSiteTimer } from '#server/jobs/site-timer';
import { Refusal } from '#server/refusal';

type Ended = { end: ImportEnd; set: Parameters<typeof endRun>[3] };

/** How often a run says how far it is, and hears that it is to stop. */
const beatMs = 1000;
/** A run that said nothing for so long is dead; so often one is begun. */
const silentMs = 120_000;
const runsMost = 4;

/**
 * Does what an import waits for: checks, writes or takes back. It may run twice: the last one to begin has it in hand, and goes
 * on from what is stored.
 */
export const runImport = async (
  ctx: Ctx,
  { importId }: { importId: number },
  { signal }: { signal: AbortSignal },
  { everyMs = beatMs, fetch = fetchPublic }: { everyMs?: number; fetch?: FetchPublic } = {},
) => {
  const run = { id: importId, runId: randomUUID() };
  const row = await beginRun(ctx.db, ctx.site.id, run, ctx.clock());
  if (!row) return;
  const stop = new AbortController();
  const heart = beat(ctx, run, everyMs, stop);
  const close = async ({ end, set }: Ended) => {
    const to = endedImport(row.state as ImportState, end);
    const ended = to && (await endRun(ctx.db, run, to, { ...set, changed_at: ctx.clock() }));
    if (ended && row.state === 'writing') await tidy(ctx, row, { end, set });
  };
  try {
    if (row.runs > runsMost) return await close(await failed(ctx, row, messages['import.failed']));
    const running = { row, signal: AbortSignal.any([signal, stop.signal]), onProgress: heart.note, fetch };
    const ended = await withTimeLimits('batch', () =>
      works[row.state as keyof typeof works](authored(ctx, row.account_id), running),
    );
    // A shop that stops leaves it to the next run.
    if (!signal.aborted) await close(ended);
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof Refusal)) throw error;
    await close(await failed(ctx, row, error.message));
  } finally {
    heart.stop();
  }
};

/** Pictures are kept before rows are written: where none was, they go; those that were fetched are needed until then. */
const tidy = async (ctx: Ctx, { file_key: fileKey, change_id: changeId }: Stored, { end, set }: Ended) => {
  if (changeId && set.change_id === null) await removeAdded(ctx, changeId, {});
  if (fileKey && end !== 'changed') await ctx.importFiles.remove(webKeyOf(fileKey));
};

/** Batches that are confirmed stay, and can be taken back. */
const failed = async (ctx: Ctx, { state, change_id: changeId }: Stored, problem: string): Promise<Ended> => {
  if (state !== 'writing' || !changeId) return { end: 'failed', set: { problem } };
  const written = await countChanged(ctx.db, changeId);
  return { end: 'failed', set: { problem, written, ...(written === 0 && { change_id: null }) } };
};

/** The history names the account that sent the file; it may do nothing else. */
const authored = (ctx: Ctx, accountId: number | null): Ctx => {
  if (accountId === null) return ctx;
  const nobody = { guid: '', email: '', roles: [], personId: null, companyId: null, employments: [] };
  const session: Session = { ...nobody, accountId, tokenHash: Buffer.alloc(0) };
  return { ...ctx, session };
};

/** Writes the progress between batches, apart from their transactions, and stops a run that is cancelled or no longer the last. */
const beat = (ctx: Ctx, run: { id: number; runId: string }, everyMs: number, stop: AbortController) => {
  let latest: RunProgress | undefined;
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const noted = await noteRun(ctx.db, run, { progress: latest, changed_at: ctx.clock() });
      if (!noted || noted.isCancelAsked) stop.abort();
    } catch (error) {
      ctx.log.warn('import.beat', { error: String(error) });
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void tick(), everyMs);
  return {
    note: (progress: RunProgress) => {
      latest = progress;
    },
    stop: () => clearInterval(timer),
  };
};

const listMost = 200;
const most = <T>(list: readonly T[]) => list.slice(0, listMost);

const foundOf = ({ problems, similar, unmatched, ...report }: ImportReport): ImportFound => ({
  created: report.created,
  changed: report.changed,
  unchanged: report.unchanged,
  hidden: report.hidden,
  outcomes: report.outcomes,
  problemCount: report.problemCount,
  // Asked once, not told of each row.
  problems: most(problems.filter(({ lacks }) => !lacks)).map(({ row = null, column = null, says }) => ({
    row,
    column,
    says,
  })),
  lacking: report.lacking,
  lists: report.lists,
  removed: report.removed,
  categories: most(report.categories),
  brands: most(report.brands),
  providers: most(report.providers),
  moved: most(report.moved),
  similar: most(similar).map((codes) => codes.join(', ')),
  hiddenRows: report.hiddenRows,
  unmatchedCount: unmatched.length,
  unmatched: most(unmatched),
});

const cancelled: Ended = { end: 'cancelled', set: {} };

const check = async (ctx: Ctx, running: Running): Promise<Ended> => {
  const { file: read, report } = await importFile(ctx, running, { dryRun: true });
  if (report.isCancelled) return cancelled;
  const file = JSON.stringify(read);
  if (report.isBroken) return { end: 'failed', set: { file, problem: sentences(report.problems) } };
  return { end: 'done', set: { file, report: JSON.stringify(foundOf(report)), seen: report.digest } };
};

const write = async (ctx: Ctx, running: Running): Promise<Ended> => {
  const { row } = running;
  const changeId = row.change_id ?? '';
  const reason = `Importación de ${row.file_name}`;
  // A run that goes on finds less to do than was seen.
  const before = await countChanged(ctx.db, changeId);
  const seen = before === 0 ? (row.seen ?? undefined) : undefined;
  const { report } = await importFile(ctx, running, { noting: { changeId, reason }, seen });
  if (report.isOther) {
    const set = { report: JSON.stringify(foundOf(report)), seen: report.digest, problem: messages['import.changed'] };
    return { end: 'changed', set: { ...set, change_id: null } };
  }
  if (report.isBroken) return failed(ctx, row, sentences(report.problems) ?? messages['import.failed']);
  const noted = await countChanged(ctx.db, changeId);
  // Lists of autoparts are not noted, and cannot be taken back.
  const set = noted === 0 ? { written: report.created + report.changed, change_id: null } : { written: noted };
  const { problems, problemCount, lacking, lists } = foundOf(report);
  const told = !report.isCancelled && {
    report: JSON.stringify({ ...Object(row.report), problems, problemCount, lacking, lists }),
  };
  return { end: report.isCancelled ? 'cancelled' : 'done', set: { ...set, ...told } };
};

const undo = async (ctx: Ctx, { row, signal, onProgress }: Running): Promise<Ended> => {
  const noting = { changeId: row.undo_id ?? '', reason: `Se deshizo la importación de ${row.file_name}` };
  const back = (done: number) => onProgress({ step: 'undoing', done, total: row.written });
  try {
    const undone = await undoImport(ctx, row.change_id ?? '', { noting, signal, onProgress: back });
    return { end: 'done', set: { undone: JSON.stringify(undone) } };
  } catch (error) {
    if (signal.aborted) return cancelled;
    throw error;
  }
};

const works = { checking: check, writing: write, undoing: undo } as const satisfies Partial<
  Record<ImportState, (ctx: Ctx, running: Running) => Promise<Ended>>
>;

/** Queues again what no living run has in hand. */
export const wakeImports = async (ctx: Ctx) => {
  const site = ctx.site.id;
  const silent = await readSilent(ctx.db, site, new Date(ctx.clock().getTime() - silentMs));
  if (silent.length === 0) return;
  await inTransactionOnly(ctx, async (inside) => {
    for (const { id } of silent) await inside.queue.sendOnce(inside, 'import.run', String(id), { site, importId: id });
  });
};

/** Looks after the imports of these sites, at once and each minute. */
export const startImportTimer = (sites: () => readonly Ctx[]) =>
  startSiteTimer(sites, { name: 'import.wake', everyMs: 60_000, run: wakeImports });
