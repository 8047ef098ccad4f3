import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { Mistake } from '#server/commands/mistake';
import type { CommandHandler } from '#server/commands/serve-commands';
import type { Ctx } from '#server/ctx';
import { backUp } from './backup.service.ts';
import type { BackupPlan } from './backup-plan.ts';
import { makeBackup } from './make-backup.ts';
import { readSecret } from './read-secret.ts';

const given = z.object({
  /** The folder that gets the file, as an absolute path on the machine of the shop; without it BACKUP_DIR. */
  folder: z.string().optional(),
  keyFile: z.string().optional(),
  /** Folder and key of the command's own environment, where the shop was started with others. */
  folderOfCommand: z.string().optional(),
  keyOfCommand: z.string().optional(),
});
export type BackupCommand = z.infer<typeof given>;

/** Cancelled, there is no file. */
export type BackupReport = { path: string; size: number; isEncrypted: boolean } | { isCancelled: true };

/** `npm run backup` inside the process that has the database open. */
export const backupCommand =
  (ctxOf: () => Ctx, plan: BackupPlan): CommandHandler =>
  async (input, onProgress, signal): Promise<BackupReport> => {
    const { folder, keyFile, folderOfCommand, keyOfCommand } = given.parse(input);
    const secret = await readSecret(keyFile, keyOfCommand ?? plan.secret);
    const ctx = ctxOf();
    const options = { signal, onProgress };
    try {
      if (!folder) {
        const made = await backUp(ctx, { ...plan, folder: folderOfCommand ?? folderOf(plan), secret }, options);
        return { ...made, isEncrypted: secret !== undefined };
      }
      const { dataFolder } = plan;
      const path = await makeBackup({ ...options, db: ctx.db, dataFolder, folder, secret, now: ctx.clock() });
      return { path, size: (await stat(path)).size, isEncrypted: secret !== undefined };
    } catch (error) {
      if (signal.aborted) return { isCancelled: true };
      throw error;
    }
  };

const folderOf = ({ folder }: BackupPlan) => {
  if (folder) return folder;
  throw new Mistake('Falta la carpeta: npm run backup -- respaldos/, o la variable BACKUP_DIR.');
};
