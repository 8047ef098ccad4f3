import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Import, ImportFile, ImportFound, ImportHow, ImportPictures } from '#contract/imports';
import {
  type ImportMove,
  type ImportState,
  importStates,
  isRunningImport,
  movedImport,
  tellsErrors,
} from '#contract/plain/imports';
import type { Ctx, Inside } from '#server/ctx';
import { sqlState } from '#server/database/transact';
import { requireRules } from '#server/import/rules';
import {
  type ImportRow,
  insertImport,
  lockImport,
  readImport,
  readImports,
  readRunning,
  updateImport,
} from '#server/imports/imports.store';
import { errorsKeyOf, goneKeyOf, outcomesKeyOf, unpacked } from '#server/imports/kept-files';
import { recall, remember } from '#server/imports/memory';
import { readFile, unread, withFile } from '#server/imports/read-file';
import { inTransactionOnly } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const listed = 30;

/** The last ones, without rows of their files and without examples. */
export const listImports = async (ctx: Ctx): Promise<Import[]> =>
  (await readImports(ctx.db, ctx.site.id, listed)).map((row) => {
    const one = viewOf(row);
    return {
      ...one,
      file: { ...one.file, starts: [], columns: one.file.columns.map(({ label, means }) => ({ label, means })) },
      report: one.report && { ...one.report, outcomes: [], unmatched: [] },
    };
  });

/** Throws import.notFound, a 404, also for one of another site. */
export const findImport = async (ctx: Ctx, id: number): Promise<Import> => {
  const row = await readImport(ctx.db, ctx.site.id, id);
  if (!row) throw new Refusal('import.notFound');
  return viewOf(row);
};

/** Codes of the provider's products that its file lacks, as many as are changed at once. Throws import.notFound, a 404. */
export const findGone = async (ctx: Ctx, id: number): Promise<string[]> => {
  const kept = await findKept(ctx, id, goneKeyOf);
  return kept ? (JSON.parse(kept.toString()) as string[]) : [];
};

/** Reads a file that is kept beside that of an import while its errors are told. Throws import.notFound, a 404. */
const findKept = async (ctx: Ctx, id: number, keyOf: (fileKey: string) => string) => {
  const row = await readImport(ctx.db, ctx.site.id, id);
  if (!row) throw new Refusal('import.notFound');
  const fileKey = tellsErrors(row.state as ImportState) && row.file_key;
  return fileKey ? ctx.importFiles.get(keyOf(fileKey)) : undefined;
};

/** The rows that it left out, as CSV. Throws import.noErrors, a 404, where there are none, or not any more. */
export const findErrors = async (ctx: Ctx, id: number): Promise<Uint8Array<ArrayBuffer>> => {
  const kept = await findKept(ctx, id, errorsKeyOf);
  if (!kept) throw new Refusal('import.noErrors');
  return new Uint8Array(kept);
};

/** All its rows with what the look before said of each, as CSV. Throws import.noOutcomes, a 404, where that is not kept. */
export const findOutcomes = async (ctx: Ctx, id: number): Promise<AsyncGenerator<Uint8Array>> => {
  const kept = await findKept(ctx, id, outcomesKeyOf);
  if (!kept) throw new Refusal('import.noOutcomes');
  return unpacked(kept);
};

type Undone = NonNullable<Import['undone']>;

// Those of before told no such things.
const untold = {
  outcomes: [],
  hidden: 0,
  lacking: { columns: [], count: 0 },
  lists: { rightOut: 0 },
  removed: 0,
  unmatchedCount: 0,
  unmatched: [],
};
const unsaid = { hiddenCount: 0, pictureCount: 0 };

const viewOf = (row: ImportRow): Import => ({
  id: row.id,
  at: row.created_at.toISOString(),
  by: row.by,
  fileName: row.file_name,
  fileSize: row.file_size,
  state: row.state as ImportState,
  how: row.how as ImportHow,
  // Those that were sent before it told as much of them.
  file: { ...unread, ...(row.file as Partial<ImportFile>) },
  pictures: row.pictures as ImportPictures | null,
  problem: row.problem,
  report: row.report ? { ...untold, ...(row.report as Omit<ImportFound, keyof typeof untold>) } : null,
  written: row.written,
  undone: row.undone ? { ...unsaid, ...(row.undone as Omit<Undone, keyof typeof unsaid>) } : null,
  progress: row.progress as Import['progress'],
  isCancelling: row.cancel_asked,
});

/** Keeps a file that staff sent, and reads its sheets and header: as the last one that has the same header was read. */
export const addImport = async (ctx: Ctx, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<Import> => {
  const { how, read } = await withFile(name, bytes, async (source) => {
    const first = await readFile(ctx, source, {});
    const last = await recall(ctx, first.starts, first.file.headerRow);
    return { how: last ?? {}, read: last ? await readFile(ctx, source, last) : first };
  });
  const key = randomBytes(16).toString('hex');
  await ctx.importFiles.put(key, bytes);
  const now = ctx.clock();
  const id = await inTransactionOnly(ctx, ({ db }) =>
    insertImport(db, {
      site: ctx.site.id,
      account_id: ctx.session?.accountId ?? null,
      created_at: now,
      changed_at: now,
      file_name: name,
      file_size: bytes.length,
      file_key: key,
      how: JSON.stringify(how),
      file: JSON.stringify(read.file),
      problem: read.problem,
      state: 'read',
    }),
  );
  return findImport(ctx, id);
};

/** Holds a file against what is stored, read by `how`. */
export const checkImport = async (ctx: Ctx, { id, how }: { id: number; how?: ImportHow | undefined }) => {
  if (how) await requireRules(ctx, how);
  return move(ctx, id, 'check', ({ how: before }) => ({
    how: JSON.stringify({ ...(before as ImportHow), ...how }),
    problem: null,
    report: null,
    seen: null,
  }));
};

/** Writes what was checked. Throws import.otherRules, a 409, where that was by others than the caller saw. */
export const writeImport = (ctx: Ctx, { id, how: seen }: { id: number; how?: ImportHow | undefined }) =>
  move(ctx, id, 'write', ({ how }) => {
    if (seen && !isDeepStrictEqual(seen, how)) throw new Refusal('import.otherRules');
    return { problem: null, written: null, change_id: randomUUID() };
  });

/** Takes back what it wrote; an undo that was cut goes on. */
export const undoImport = (ctx: Ctx, id: number) =>
  move(ctx, id, 'undo', ({ undo_id: begun, change_id: changeId }) => {
    if (!changeId) throw new Refusal('import.noUndo');
    return { problem: null, undo_id: begun ?? randomUUID() };
  });

type Stored = NonNullable<Awaited<ReturnType<typeof lockImport>>>;
type Set = Parameters<typeof updateImport>[2];

/** Hands an import to a job. Throws a 409 where its state has no such move, or another one runs at the site. */
const move = async (ctx: Ctx, id: number, by: ImportMove, set: (row: Stored) => Set): Promise<Import> => {
  try {
    await inTransactionOnly(ctx, (inside) => begin(inside, id, by, set));
  } catch (error) {
    // The index of running ones refuses the second of two at once.
    if (sqlState(error) !== '23505') throw error;
    throw await runningRefusal(ctx);
  }
  return findImport(ctx, id);
};

const begin = async (inside: Inside, id: number, by: ImportMove, set: (row: Stored) => Set) => {
  const row = await lockImport(inside.db, inside.site.id, id);
  if (!row) throw new Refusal('import.notFound');
  const state = row.state as ImportState;
  const to = movedImport(state, by);
  if (!to) throw new Refusal('import.state', { state: importStates[state].label });
  if (by !== 'undo' && !row.file_key) throw new Refusal('import.fileGone');
  if (by === 'write') await remember(inside, row.file as ImportFile, row.how as ImportHow);
  await updateImport(inside.db, id, {
    ...set(row),
    state: to,
    changed_at: inside.clock(),
    cancel_asked: false,
    progress: null,
    run_id: null,
    runs: 0,
  });
  await inside.queue.send(inside, 'import.run', { site: inside.site.id, importId: id });
};

const runningRefusal = async (ctx: Ctx) => {
  const running = await readRunning(ctx.db, ctx.site.id);
  return new Refusal('import.running', { file: running?.file_name ?? '', by: running?.by ?? '' });
};

/** Asks the job that has it in hand to stop; what is confirmed stays. Throws a 409 where nothing runs. */
export const cancelImport = async (ctx: Ctx, id: number): Promise<Import> => {
  await inTransactionOnly(ctx, async ({ db, site }) => {
    const row = await lockImport(db, site.id, id);
    if (!row) throw new Refusal('import.notFound');
    const state = row.state as ImportState;
    if (!isRunningImport(state)) throw new Refusal('import.state', { state: importStates[state].label });
    await updateImport(db, id, { cancel_asked: true });
  });
  return findImport(ctx, id);
};
