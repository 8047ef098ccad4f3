import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { partsForms } from '#server/import/autoparts/columns';
import { exportRows } from '#server/import/export.service';
import { writeCsv } from '#server/import/write-csv';
import { writeBook } from '#server/import/xlsx/write-book';

const given = z.object({
  /** Where the spreadsheet is written, as an absolute path on the machine of the shop; its ending says how. */
  path: z.string(),
  form: z.enum(['products', 'prices', 'stock', 'newsletter', ...partsForms]),
  site: z.string().optional(),
  /** Whether a file that is there may be replaced. */
  replace: z.boolean().optional(),
});
export type ExportCommand = z.infer<typeof given>;

/** What a workbook's sheet is called. */
const titles: Record<ExportCommand['form'], string> = {
  products: 'Productos',
  prices: 'Precios',
  stock: 'Stock',
  newsletter: 'Novedades',
  families: 'Familias',
  vehicles: 'Vehículos',
  fitments: 'Aplicaciones',
  codes: 'Códigos originales',
};

/** Why a file cannot be written, by what the system says. */
const unwritable = new Map([
  ...['ENOENT', 'ENOTDIR'].map((code) => [code, 'no existe esa carpeta'] as const),
  ...['EACCES', 'EPERM', 'EROFS'].map((code) => [code, 'no hay permiso para escribir ahí'] as const),
  ...['EISDIR', 'EEXIST', 'ENOTEMPTY'].map((code) => [code, 'es una carpeta'] as const),
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, 'no queda lugar en el disco'] as const),
]);

/** `rows` under the header. Cancelled, there is no file. */
export type ExportReport = { rows: number; isCancelled: boolean };

/** `npm run export` inside the process that has the database open. The file appears whole or not at all. */
export const exportCommand =
  (ctxOf: (site?: string) => Ctx): CommandHandler =>
  async (input, onProgress, signal): Promise<ExportReport> => {
    const { path, form, site, replace } = given.parse(input);
    if (existsSync(path) && !replace) throw new Mistake(`${path} ya existe: elegí otro nombre o agregá --reemplazar.`);
    const beside = `${path}.parte`;
    let rows = -1;
    const counted = async function* () {
      for await (const row of exportRows(ctxOf(site), { form, onProgress })) {
        rows += 1;
        yield row;
      }
    };
    try {
      const written = /\.xlsx$/i.test(path) ? writeBook(counted(), titles[form]) : Readable.from(writeCsv(counted()));
      await withTimeLimits('batch', () => pipeline(written, createWriteStream(beside), { signal }));
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      if (signal.aborted) return { rows: 0, isCancelled: true };
      const reason = unwritable.get((error as NodeJS.ErrnoException).code ?? '');
      throw reason ? new Mistake(`No se puede guardar ${path}: ${reason}.`) : error;
    }
    return { rows, isCancelled: false };
  };
