import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { exportFormNames, exportForms } from '#contract/plain/exports';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import { unwritten } from '#server/commands/unwritten';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { exportRows } from '#server/import/export.service';
import { paidOrdersJson } from '#server/import/export-orders';
import { writeCsv } from '#server/import/write-csv';
import { writeBook } from '#server/import/xlsx/write-book';

const given = z.object({
  /** Where the spreadsheet is written, as an absolute path on the machine of the shop; its ending says how. */
  path: z.string(),
  form: z.enum(exportFormNames),
  /** The days on which the first and the last order were paid. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  site: z.string().optional(),
  /** Whether a file that is there may be replaced. */
  replace: z.boolean().optional(),
});
export type ExportCommand = z.infer<typeof given>;

/** `rows` under the header. Cancelled, there is no file. */
export type ExportReport = { rows: number; isCancelled: boolean };

/** `npm run export` inside the process that has the database open. The file appears whole or not at all. */
export const exportCommand =
  (ctxOf: (site?: string) => Ctx): CommandHandler =>
  async (input, onProgress, signal): Promise<ExportReport> => {
    const { path, form, site, replace, from, to } = given.parse(input);
    const range = { from, to };
    if (existsSync(path) && !replace) throw new Mistake(`${path} ya existe: elegí otro nombre o agregá --reemplazar.`);
    const beside = `${path}.parte`;
    let rows = -1;
    const counted = async function* () {
      for await (const row of exportRows(ctxOf(site), { form, range, onProgress })) {
        rows += 1;
        yield row;
      }
    };
    const written = () => {
      if (/\.xlsx$/i.test(path)) return writeBook(counted(), exportForms[form].label);
      if (form !== 'orders' || !/\.json$/i.test(path)) return Readable.from(writeCsv(counted()));
      rows = 0;
      return Readable.from(paidOrdersJson(ctxOf(site), range, (more) => (rows += more)));
    };
    try {
      await withTimeLimits('batch', () => pipeline(written(), createWriteStream(beside), { signal }));
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      if (signal.aborted) return { rows: 0, isCancelled: true };
      throw unwritten(path, error);
    }
    return { rows, isCancelled: false };
  };
