import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './load.ts';
import { measureRow } from './measure.ts';
import { callQuestion } from './rows/row.ts';

// Stands for a shop: what it answers is what the test says.
let reply: { status: number; body: string };
let heard: string[] = [];
const server = createServer((request, response) => {
  heard.push(`${request.url} ${request.socket.remoteAddress}`);
  const size = Number(/^\/bytes\/(\d+)$/.exec(request.url ?? '')?.[1] ?? Number.NaN);
  const body = Number.isNaN(size) ? reply.body : 'x'.repeat(size);
  response.writeHead(Number.isNaN(size) ? reply.status : 200, { 'content-length': Buffer.byteLength(body) }).end(body);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const question = (code: string) =>
  callQuestion('product/find', { code }, ({ data }) => {
    if ((data as { name?: string }).name !== 'Placa') throw new Error('another product');
  });
const right = JSON.stringify({ success: true, data: { ProductName: 'Placa' }, error: '' });

test('asks each question once, from several addresses', async () => {
  reply = { status: 200, body: right };
  heard = [];
  const asked = await ask(
    port,
    Array.from({ length: 40 }, (_, at) => question(`P-${at}`)),
  );
  expect([asked.count, asked.latencies.length, asked.bytes, heard.length]).toEqual([40, 40, right.length, 40]);
  if (process.platform === 'linux') expect(new Set(heard.map((line) => line.split(' ')[1])).size).toBe(8);
});

test.each([
  ['an error', { status: 500, body: '{"success":false,"error":"no"}' }],
  ['a refusal', { status: 200, body: '{"success":false,"data":null,"error":"no"}' }],
  ['something else', { status: 200, body: right.replace('Placa', 'Cable') }],
])('%s ends the measuring', async (_, answer) => {
  reply = answer;
  await expect(ask(port, [question('P')])).rejects.toThrow(/answered|another product/);
});

test('a row is measured beside servers that answer as many bytes, round by round', async () => {
  reply = { status: 200, body: right };
  const counted = (each: number) => {
    let used = 0;
    return { port, meter: () => (used += each) };
  };
  const questions = [question('A'), question('B')];
  const row = { name: 'Row', warmUp: questions, rounds: [questions, questions, questions] };
  const servers = { shop: counted(6), bare: counted(1), select: counted(2) };
  const result = await measureRow(row, servers, 2);
  expect(result.bytes).toBe(right.length);
  expect(result.cpu).toMatchObject({ shop: { median: 3 }, bare: { median: 0.5 }, select: { median: 1 } });
  expect(result.times).toMatchObject({ bare: { median: 6, min: 6, max: 6 }, select: { median: 3 } });
});
