import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Where variables are read from: `ENV_FILE`, else `.env` beside package.json. Empty: from nowhere. */
const file = process.env.ENV_FILE ?? join(import.meta.dirname, '../.env');

/** Takes the variables of that file into the environment; those that are set already stay as they are. */
export const loadEnvironmentFile = (): void => {
  if (file && existsSync(file)) loadEnvFile(file);
};
