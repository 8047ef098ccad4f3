import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const streamed = (...parts: string[]) => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  return new Request('http://tienda.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
};
const declared = (body: string, length: string) =>
  new Request('http://tienda.test/', { method: 'POST', body, headers: { 'content-length': length } });

test('reads a body whose length is told as one that comes in parts', async () => {
  expect(await readBody(declared('año', '4'), 4)).toBe('año');
  expect(await readBody(streamed('a', 'ñ', 'o'), 4)).toBe('año');
  expect(await readBody(new Request('http://tienda.test/', { method: 'POST' }), 4)).toBe('');
});

test('refuses more than the limit, told, in parts, or told as less', async () => {
  const tooLarge = { status: 413 };
  await expect(readBody(declared('año', '5'), 4)).rejects.toMatchObject(tooLarge);
  await expect(readBody(declared('años', '2'), 4)).rejects.toMatchObject(tooLarge);
  await expect(readBody(streamed('año', 's'), 4)).rejects.toMatchObject(tooLarge);
});
