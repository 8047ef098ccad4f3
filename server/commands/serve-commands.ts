import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Log } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import { openAddress, type Reply, type Request } from './command-socket.ts';
import { Mistake } from './mistake.ts';

/**
 * Does one command of a script; what it throws reaches the person as one sentence (a refusal) and the log, as an error
 * unless it was the person's own. `signal` says that nobody wants it any more: a handler that can stop half-way does so.
 */
export type CommandHandler = (
  input: unknown,
  onProgress: (progress: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;
type CommandLog = Pick<Log, 'error' | 'info'>;

/**
 * Takes the commands of scripts (`askCommand`) for the shop that runs on `folder`, through a socket that only its own
 * user may open. To be called by whoever holds the folder's lock: what a dead shop left there is removed. Returns the end.
 */
export const serveCommands = async (folder: string, handlers: Record<string, CommandHandler>, log: CommandLog) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { address, release } = openAddress(folder);
  rmSync(address, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    const asked = new AbortController();
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      asked.abort();
    });
    const lines = createInterface({ input: socket }).on('error', () => {});
    lines.once('line', async (line) => {
      lines.on('line', () => asked.abort());
      const onProgress = (progress: unknown) => void socket.write(text({ progress }));
      socket.end(text(await answer(line, handlers, log, { onProgress, signal: asked.signal })));
    });
  });
  await listen(server, address);
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    release();
  };
};

const text = (reply: Reply) => `${JSON.stringify(reply)}\n`;

const answer = async (
  line: string,
  handlers: Record<string, CommandHandler>,
  log: CommandLog,
  { onProgress, signal }: { onProgress: (progress: unknown) => void; signal: AbortSignal },
): Promise<Reply> => {
  let command = '';
  try {
    const request = JSON.parse(line) as Request;
    ({ command } = request);
    if (!Object.hasOwn(handlers, command)) return { refusal: `La tienda en marcha no conoce el comando ${command}.` };
    return { result: (await handlers[command]?.(request.input, onProgress, signal)) ?? null };
  } catch (error) {
    if (error instanceof Mistake || error instanceof Refusal) log.info('command.refused', { command });
    else log.error('command.failed', error);
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
};

const listen = (server: ReturnType<typeof createServer>, path: string) =>
  new Promise<void>((resolve, reject) => {
    const before = process.umask(0o177);
    server.once('error', reject).listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
    process.umask(before);
  });
