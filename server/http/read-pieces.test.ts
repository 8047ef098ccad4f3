import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readPieces } from './read-pieces.ts';

const most = { bytes: 10, seconds: 5 };
const requestOf = (body: ReadableStream) =>
  new Request('http://tienda.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
const bodyOf = (pieces: () => AsyncGenerator<Uint8Array>) =>
  requestOf(Readable.toWeb(Readable.from(pieces())) as ReadableStream);
const read = async (request: Request, limits = most) => {
  let text = '';
  for await (const piece of readPieces(request, limits)) text += Buffer.from(piece).toString();
  return text;
};

test('a body comes piece by piece, up to its limit', async () => {
  const pieces = async function* () {
    yield Buffer.from('12345');
    yield Buffer.from('67890');
  };
  expect(await read(bodyOf(pieces))).toBe('1234567890');
  expect(await read(new Request('http://tienda.test/'))).toBe('');
  await expect(read(bodyOf(pieces), { ...most, bytes: 9 })).rejects.toMatchObject({ code: 'call.tooLarge' });
});

test('one that breaks off or takes too long is cut', async () => {
  const broken = async function* () {
    yield Buffer.from('1');
    throw new Error('gone');
  };
  await expect(read(bodyOf(broken))).rejects.toMatchObject({ code: 'upload.cut' });
  const slow = requestOf(new ReadableStream({ start: (to) => to.enqueue(Buffer.from('1')) }));
  await expect(read(slow, { ...most, seconds: 0.05 })).rejects.toMatchObject({ code: 'upload.cut' });
});
