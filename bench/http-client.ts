import { connect, type Socket } from 'node:net';

/** `headers` and `body` as they stand on the line; what is no text is left out. */
export type Request = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };
export type Answer = { status: number; body: Buffer };

/** A request as it is sent over a connection that stays open. */
export const toBytes = ({ method, path, headers = {}, body = '' }: Request): Buffer => {
  const length = Buffer.byteLength(body);
  const all = { host: 'localhost', ...headers, ...(method === 'POST' && { 'content-length': String(length) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

const endOfHead = Buffer.from('\r\n\r\n');

/** The first answer in what has come, and how many bytes it took; undefined while some of it is missing. */
export const readAnswer = (received: Buffer): { answer: Answer; size: number } | undefined => {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without content-length: ${head}`);
  const size = end + endOfHead.length + Number(length);
  if (received.length < size) return undefined;
  return { answer: { status: Number(head.slice(9, 12)), body: received.subarray(end + endOfHead.length, size) }, size };
};

let clients = 0;

/**
 * A connection from its own loopback address, so that a shop's limits count it as a client of its own. One request at a
 * time. Much cheaper than `node:http`, so that the load does not slow down what it measures.
 */
export const openClient = async (port: number) => {
  clients += 1;
  const own = `127.${1 + (Math.floor(clients / 62_500) % 250)}.${Math.floor(clients / 250) % 250}.${1 + (clients % 250)}`;
  const localAddress = process.platform === 'linux' ? own : undefined;
  const socket = await new Promise<Socket>((done, fail) => {
    const opening = connect({ port, host: '127.0.0.1', noDelay: true, ...(localAddress && { localAddress }) });
    opening.once('connect', () => done(opening)).once('error', fail);
  });
  let waiting: PromiseWithResolvers<Answer> | undefined;
  let received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    try {
      const all = received.length === 1 ? chunk : Buffer.concat(received);
      const found = readAnswer(all);
      received = [all];
      if (!found) return;
      received = [];
      waiting?.resolve(found.answer);
    } catch (error) {
      waiting?.reject(error);
    }
  });
  const lost = (error?: Error) => waiting?.reject(error ?? new Error('The server closed the connection.'));
  socket.on('error', lost).on('close', () => lost());
  return {
    send: (bytes: Buffer) => {
      waiting = Promise.withResolvers<Answer>();
      socket.write(bytes);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
};
