import { bulkMax } from '#contract/bulk-products';
import { errorColumn } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { asFound, asLiteral } from '#server/import/cell';
import type { Source } from '#server/import/encoding';
import type { ImportOptions, ImportReport } from '#server/import/import-report';
import { problemSentence } from '#server/import/problem';
import { openSheet } from '#server/import/sheet';
import type { Sheet } from '#server/import/sheet-row';
import { writeCsv } from '#server/import/write-csv';
import { listStockedBranches } from '#server/stock/stock.service';

type LeftOut = Pick<ImportReport, 'problems' | 'leftOut'>;
type Reading = ImportOptions['reading'];

const untold = 'Tiene errores: corregí las otras filas y revisá de nuevo para verlos';

/** The header of a sheet and the rows that were left out, as they stand, each with what is wrong in a last column. */
export const leftOutRows = async function* (sheet: Sheet, { problems, leftOut }: LeftOut): AsyncGenerator<string[]> {
  const { labels } = sheet.header;
  // A file of errors that is read again has that column already.
  const width = labels.at(-1)?.toLowerCase() === errorColumn ? labels.length - 1 : labels.length;
  const said = Map.groupBy(problems, ({ row }) => row);
  yield [...labels.slice(0, width).map(asFound), errorColumn];
  for await (const line of sheet.rows()) {
    if ('error' in line || !leftOut.has(line.row)) continue;
    const own = Array.from({ length: width }, (_, at) => line.cells[at] ?? '');
    const says = said.get(line.row)?.map(({ column, says: one }) => problemSentence({ column, says: one }));
    // A cell beyond the header's columns stays there, for it may be the one that is wrong.
    const beyond = line.cells.slice(labels.length);
    yield [...own.map(asFound), asLiteral(says?.join(' · ') ?? untold), ...beyond.map(asFound)];
  }
};

/** The keys of what is kept beside the file that lies at a key: the rows left out, the codes that it lacks; and the way back. */
export const errorsKeyOf = (fileKey: string) => `${fileKey}.errors`;
export const goneKeyOf = (fileKey: string) => `${fileKey}.gone`;
export const fileKeyOf = (key: string) => key.replace(/\.(?:errors|gone)$/, '');

/** Keeps the rows that were left out of a file beside it, as a CSV that can be imported once they are mended. */
export const keepLeftOut = async (
  ctx: Ctx,
  { source, reading, fileKey }: { source: Source; reading: Reading; fileKey: string },
  report: LeftOut,
) => {
  const key = errorsKeyOf(fileKey);
  if (report.leftOut.size === 0) return ctx.importFiles.remove(key);
  const sheet = await openSheet(source, await listStockedBranches(ctx), reading);
  if ('says' in sheet) return ctx.importFiles.remove(key);
  const pieces: Buffer[] = [];
  for await (const piece of writeCsv(leftOutRows(sheet, report))) pieces.push(Buffer.from(piece));
  await ctx.importFiles.put(key, Buffer.concat(pieces));
};

/** Keeps the codes of the products that a file lacks beside it. */
export const keepGone = (ctx: Ctx, fileKey: string, { gone }: Pick<ImportReport, 'gone'>) =>
  gone.length > 0
    ? ctx.importFiles.put(goneKeyOf(fileKey), Buffer.from(JSON.stringify(gone.slice(0, bulkMax))))
    : ctx.importFiles.remove(goneKeyOf(fileKey));
