import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded, encodingOf } from './encoded.ts';

test('a body is given as it is and in each encoding: first packed quickly, then well and once', async () => {
  const bytes = Buffer.from(
    Array.from(
      { length: 400 },
      (_, at) => `<li><a href="/productos/${at ** 3 % 977}">Ñandú ${at ** 2 % 131}</a></li>`,
    ).join(''),
  );
  const body = encoded(bytes);
  expect(body('identity')).toBe(bytes);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const [quick, small] = [await body(encoding), await body(encoding)];
    expect([quick, small].map((one) => unpack[encoding](one).equals(bytes))).toEqual([true, true]);
    expect(small.length).toBeLessThan(quick.length);
    expect(await body(encoding)).toBe(small);
  }
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  [null, 'identity'],
])('%s: %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
