import { existsSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type Cancel, openAddress, type Reply } from './command-socket.ts';

/**
 * Has the shop that runs on `folder` do a command. Null where none runs there (the caller then opens the database
 * itself); else `{ result }` as JSON gives it, or `{ refusal }`, a sentence for the person who asked. `signal` asks it to
 * stop half-way; it answers what it did until then.
 */
export const askCommand = async (
  folder: string,
  command: string,
  input: unknown,
  onProgress: (progress: unknown) => void = () => {},
  signal?: AbortSignal,
): Promise<{ result: unknown } | { refusal: string } | null> => {
  const socket = await connect(folder);
  if (!socket) return null;
  const lines = createInterface({ input: socket });
  socket.write(`${JSON.stringify({ command, input })}\n`);
  const cancel = () => socket.write(`${JSON.stringify({ cancel: true } satisfies Cancel)}\n`);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    for await (const line of lines) {
      const reply = JSON.parse(line) as Reply;
      if (!('progress' in reply)) return reply;
      onProgress(reply.progress);
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    socket.destroy();
  }
  return { refusal: 'La tienda se detuvo antes de terminar el comando.' };
};

const connect = (folder: string) =>
  new Promise<Socket | null>((resolve) => {
    if (!existsSync(folder)) return resolve(null);
    const { address, release } = openAddress(folder);
    const socket = createConnection(address).once('close', release);
    // Later errors (the shop dies) end the lines; what matters then is that no answer came.
    socket.once('connect', () => resolve(socket)).on('error', () => resolve(null));
  });
