import type { HandlersOf } from '#server/http/handlers';
import { askBackup, backupStatus } from './backup.service.ts';

export const backupRoutes: HandlersOf<'backup/make' | 'backup/status'> = {
  'backup/make': async (ctx) => ({ data: await askBackup(ctx) }),
  'backup/status': async (ctx) => ({ data: await backupStatus(ctx) }),
};
