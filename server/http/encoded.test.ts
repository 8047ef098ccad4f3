import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encoded, encodingOf } from './encoded.ts';

test('a body is given as it is and in each encoding, made once', async () => {
  const bytes = Buffer.from('ñandú '.repeat(40_000));
  const body = encoded(bytes);
  expect(body('identity')).toBe(bytes);
  const [br, gzip] = [await body('br'), await body('gzip')];
  expect([brotliDecompressSync(br), gunzipSync(gzip)].every((one) => one.equals(bytes))).toBe(true);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(bytes.length / 50);
  expect([await body('br'), await body('gzip')]).toEqual([br, gzip]);
  expect(await body('br')).toBe(br);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  [null, 'identity'],
])('%s: %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
