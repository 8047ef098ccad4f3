import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';
import { partsForms } from '#server/import/autoparts/columns';
import { importProducts } from '#server/import/import.service';
import { openPictureFolder } from '#server/import/picture-folder';

const given = z.object({
  /** The spreadsheet and the folder of pictures, as absolute paths on the machine of the shop. */
  path: z.string().optional(),
  pictures: z.string().optional(),
  site: z.string().optional(),
  dryRun: z.boolean().optional(),
  keepGoing: z.boolean().optional(),
  byBatches: z.boolean().optional(),
  move: z.boolean().optional(),
  form: z.enum(partsForms).optional(),
  currency: z.enum(['USD', 'UYU']).optional(),
});
export type ImportCommand = z.infer<typeof given>;

/** `npm run import` inside the process that has the database open. Answers an ImportReport. */
export const importCommand =
  (ctxOf: (site?: string) => Ctx, ctxOfAny: () => Ctx): CommandHandler =>
  async (input, onProgress, signal) => {
    const { path, site, pictures: folder, ...options } = given.parse(input);
    if (path && !(await kindOf(path))?.isFile()) throw new Mistake(`No se puede leer el archivo ${path}.`);
    if (folder && !(await kindOf(folder))?.isDirectory()) throw new Mistake(`No se puede leer la carpeta ${folder}.`);
    const source = path ? { name: basename(path), path, open: () => createReadStream(path) } : null;
    const requireSite = () => void ctxOf(site);
    const pictures = folder ? await openPictureFolder(folder) : undefined;
    const asked = { ...options, pictures, requireSite, onProgress, signal };
    return importProducts(site ? ctxOf(site) : ctxOfAny(), source, asked);
  };

const kindOf = async (path: string) => {
  try {
    await access(path, constants.R_OK);
    return await stat(path);
  } catch {
    return undefined;
  }
};
