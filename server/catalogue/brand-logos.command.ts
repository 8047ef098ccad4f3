import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keepBrandLogos, type LogosReport } from '#server/catalogue/brand-logos.service';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';

/** The folder as an absolute path on the machine of the shop. */
const given = z.object({ folder: z.string() });
export type LogosCommand = z.infer<typeof given>;

/** `npm run logos` inside the process that has the database open. */
export const logosCommand =
  (ctxOf: () => Ctx): CommandHandler =>
  async (input): Promise<LogosReport> => {
    const { folder } = given.parse(input);
    const names = await readdir(folder).catch(() => {
      throw new Mistake(`No se puede leer la carpeta ${folder}.`);
    });
    const logos = names.filter((name) => /\.(svg|png)$/i.test(name)).toSorted();
    if (logos.length === 0) throw new Mistake(`En ${folder} no hay archivos SVG ni PNG.`);
    const files = await Promise.all(logos.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
    return keepBrandLogos(ctxOf(), files);
  };
