import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openClient, readAnswer, toBytes } from './http-client.ts';

test('an answer is read once it is whole', () => {
  const whole = Buffer.from('HTTP/1.1 404 Not Found\r\nX: y\r\nContent-Length: 3\r\n\r\nnon');
  for (let size = 0; size < whole.length; size += 1) expect(readAnswer(whole.subarray(0, size))).toBeUndefined();
  const read = readAnswer(Buffer.concat([whole, Buffer.from('HTTP')]));
  expect([read?.answer.status, read?.answer.body.toString(), read?.size]).toEqual([404, 'non', whole.length]);
  expect(() => readAnswer(Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'))).toThrow('chunked');
});

test('speaks to a real server, several times over one connection', async () => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.setHeader('content-length', Buffer.byteLength(body)).end(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = await openClient((server.address() as AddressInfo).port);
  for (const body of ['ñandú', 'x'.repeat(300_000), '']) {
    const { status, body: answer } = await client.send(toBytes({ method: 'POST', path: '/', body }));
    expect([status, answer.toString()]).toEqual([200, body]);
  }
  client.close();
  server.close();
});
