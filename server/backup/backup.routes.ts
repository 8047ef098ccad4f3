import type { HandlersOf } from '#server/http/handlers';
import { backupStatus } from './backup.service.ts';

export const backupRoutes: HandlersOf<'backup/status'> = {
  'backup/status': async (ctx) => ({ data: await backupStatus(ctx) }),
};
