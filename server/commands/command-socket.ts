import { createHash } from 'node:crypto';
import { closeSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

// The system keeps socket addresses in a field of some 104 bytes.
const longest = 100;

/** Where the running shop of `folder` listens: `shop.sock` in it, which only its own user enters. On Windows a named pipe. */
export const socketPath = (folder: string): string => {
  const path = join(realpathSync(folder), 'shop.sock');
  if (process.platform !== 'win32') return path;
  return `\\\\.\\pipe\\shop-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`;
};

/**
 * `socketPath` as an address that a socket takes, to be released when the socket is closed. Where the path is too long,
 * Linux goes through the opened folder; elsewhere throws one sentence. Never a folder that others may write to.
 */
export const openAddress = (folder: string): { address: string; release: () => void } => {
  const path = socketPath(folder);
  if (process.platform === 'win32' || Buffer.byteLength(path) <= longest) return { address: path, release: () => {} };
  if (process.platform !== 'linux') throw new Error(`La ruta de DATA_DIR es demasiado larga: ${folder}`);
  let opened: number | undefined = openSync(realpathSync(folder), 'r');
  const release = () => {
    if (opened !== undefined) closeSync(opened);
    opened = undefined;
  };
  return { address: `/proc/self/fd/${opened}/shop.sock`, release };
};

/** One line of the conversation: the request, then any number of progress lines, then a result or a refusal. The asker may send a second line, or leave: both cancel. */
export type Request = { command: string; input: unknown };
export type Cancel = { cancel: true };
export type Reply = { progress: unknown } | { result: unknown } | { refusal: string };
