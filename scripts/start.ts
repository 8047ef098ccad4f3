import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

process.env.NODE_ENV = 'production';

// npm and its shell end on a signal without passing it on: the shop follows them instead of staying behind. Another
// one that started it, as a service, may end before it.
const parent = process.ppid;
const follow = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
if (process.env.npm_lifecycle_event === 'start') setInterval(follow, 500).unref();

try {
  loadEnvironmentFile();
  await import(pathToFileURL(await build()).href);
} catch (error) {
  console.error(error);
  process.exit(1);
}
