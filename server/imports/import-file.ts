import type { ImportFile, ImportHow, RunProgress } from '#contract/imports';
import type { Ctx } from '#server/ctx';
import type { FetchPublic } from '#server/http/fetch-public';
import { importProducts } from '#server/import/import.service';
import type { ImportOptions } from '#server/import/import-report';
import { withAddresses } from '#server/import/picture-addresses';
import { noPictures, type PictureFiles } from '#server/import/picture-files';
import { openPictureZip } from '#server/import/picture-zip';
import { requireRules } from '#server/import/rules';
import type { beginRun } from '#server/imports/imports.store';
import { keepGone, keepLeftOut, keepOutcomes, webKeyOf } from '#server/imports/kept-files';
import { readFile, readingOf, withFile } from '#server/imports/read-file';
import { Refusal } from '#server/refusal';

export type Stored = NonNullable<Awaited<ReturnType<typeof beginRun>>>;
export type Running = {
  row: Stored;
  signal: AbortSignal;
  onProgress: (progress: RunProgress) => void;
  /** Fetches the pictures that a sheet names by their addresses. */
  fetch: FetchPublic;
};

/** Imports the file of a row, the pictures beside it, or both with these options. */
export const importFile = async (ctx: Ctx, running: Running, options: ImportOptions) => {
  const { row } = running;
  const how = row.how as ImportHow;
  await requireRules(ctx, how);
  return withPictures(ctx, row, (pictures) => {
    const asked = { ...options, ...askedOf(running) };
    return isAlone(row)
      ? importAlone(ctx, row, { ...asked, pictures })
      : importSheet(ctx, row, { ...asked, pictures: withWeb(ctx, running, pictures) });
  });
};

const askedOf = ({ row, signal, onProgress }: Running): ImportOptions => {
  const how = row.how as ImportHow;
  return {
    reading: readingOf(how),
    currency: how.currency,
    move: how.move ?? false,
    rules: how,
    keepGoing: true,
    signal,
    onProgress: ({ step, done, total = null }) => onProgress({ step, done, total }),
  };
};

const withWeb = (ctx: Ctx, { row, signal, fetch, onProgress }: Running, pictures = noPictures) =>
  withAddresses(pictures, {
    fetch,
    signal,
    kept: { store: ctx.importFiles, key: webKeyOf(row.file_key ?? '') },
    onFetched: (done) => onProgress({ step: 'fetching', done, total: null }),
  });

const isAlone = ({ file }: Stored) => (file as ImportFile).form === 'pictures';

const importAlone = async (ctx: Ctx, { file }: Stored, asked: ImportOptions) => ({
  file: file as ImportFile,
  report: await importProducts(ctx, null, asked),
});

const importSheet = async (ctx: Ctx, row: Stored, asked: ImportOptions) => {
  const fileKey = row.file_key ?? '';
  const bytes = fileKey ? await ctx.importFiles.get(fileKey) : undefined;
  if (!bytes) throw new Refusal('import.fileGone');
  return withFile(row.file_name, bytes, async (source) => {
    const { file } = await readFile(ctx, source, row.how as ImportHow);
    const report = await importProducts(ctx, source, asked);
    // Where it is cut, what was left out of the rest is not known.
    if (!report.isCancelled) {
      const kept = { source, reading: asked.reading, fileKey };
      await keepLeftOut(ctx, kept, report);
      // A run that goes on writing finds less to say than the look before.
      if (asked.dryRun || report.isOther) await keepOutcomes(ctx, kept, report);
      await keepGone(ctx, fileKey, report);
    }
    return { file, report };
  });
};

const withPictures = async <T>(ctx: Ctx, row: Stored, work: (pictures?: PictureFiles) => Promise<T>) => {
  if (!row.pictures) return work();
  const path = row.pictures_key ? await ctx.importFiles.fileOf(row.pictures_key) : undefined;
  if (!path) throw new Refusal('import.fileGone');
  const zip = await openPictureZip(path);
  try {
    return await work(zip);
  } finally {
    zip.close();
  }
};
