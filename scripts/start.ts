import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

process.env.NODE_ENV = 'production';

// npm and its shell end on a signal without passing it on: the shop follows them instead of staying behind.
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref();

try {
  loadEnvironmentFile();
  await import(pathToFileURL(await build()).href);
} catch (error) {
  console.error(error);
  process.exit(1);
}
