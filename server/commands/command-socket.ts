import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The system keeps socket addresses in a field of some 104 bytes.
const longest = 100;

/**
 * Where the running shop of `folder` listens: `shop.sock` in it, or, where that path is too long for a socket, a name
 * made from it in the system's folder for temporary files. On Windows a named pipe.
 */
export const socketPath = (folder: string): string => {
  const path = join(realpathSync(folder), 'shop.sock');
  const name = `shop-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(path) <= longest ? path : join(tmpdir(), name);
};

/** One line of the conversation: the request, then any number of progress lines, then a result or a refusal. */
export type Request = { command: string; input: unknown };
export type Reply = { progress: unknown } | { result: unknown } | { refusal: string };
