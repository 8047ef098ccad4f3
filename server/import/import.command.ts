import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';
import { importProducts } from '#server/import/import.service';

const given = z.object({
  /** The spreadsheet, as an absolute path on the machine of the shop. */
  path: z.string(),
  site: z.string().optional(),
  dryRun: z.boolean().optional(),
  keepGoing: z.boolean().optional(),
});
export type ImportCommand = z.infer<typeof given>;

/** `npm run import` inside the process that has the database open. Answers an ImportReport. */
export const importCommand =
  (ctxOf: (site?: string) => Ctx): CommandHandler =>
  async (input, onProgress) => {
    const { path, site, ...options } = given.parse(input);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new Error(`No se puede leer el archivo ${path}.`);
    const source = { name: basename(path), open: () => createReadStream(path) };
    return importProducts(ctxOf(site), source, { ...options, onProgress });
  };
