import { resolve } from 'node:path';
import { type Environment, hasLittleMemory } from '#server/environment';
import type { Place } from './restore-backup.ts';

/** Where backups go by themselves, how many stay there, and what they are encrypted with. */
export type BackupPlan = {
  /** DATA_DIR, whose files are part of a backup. */
  dataFolder: string;
  folder?: string | undefined;
  keep: number;
  secret?: string | undefined;
};

type Given = Pick<Environment, 'DATA_DIR' | 'BACKUP_DIR' | 'BACKUP_KEEP' | 'BACKUP_KEY'>;

export const backupPlan = ({ DATA_DIR, BACKUP_DIR, BACKUP_KEEP: keep, BACKUP_KEY: secret }: Given): BackupPlan => ({
  dataFolder: resolve(DATA_DIR),
  folder: BACKUP_DIR && resolve(BACKUP_DIR),
  keep,
  secret,
});

/** Where the environment says that the shop lies. */
export const placeOf = (env: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'MEMORY_MB'>): Place => ({
  dataFolder: resolve(env.DATA_DIR),
  url: env.DATABASE_URL,
  isSmall: hasLittleMemory(env),
});
