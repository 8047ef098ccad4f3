import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturesMost } from '#contract/plain/imports';
import { messages } from '#contract/plain/messages';
import { inspectPicture } from '#server/import/picture-files';
import { openPictureZip } from '#server/import/picture-zip';
import { aZip, renamed, withHeaders } from '#server/test/a-zip';
import { plainPicture } from '#server/test/pictures';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zips-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const opened = (bytes: Uint8Array) => {
  const path = join(folder, `${(count += 1)}.zip`);
  writeFileSync(path, bytes);
  return openPictureZip(path);
};

const many = (name: (at: number) => string, size: number) =>
  aZip(Object.fromEntries(Array.from({ length: size }, (_, at) => [name(at), 'x'])));
// Both headers have their flags 2 bytes after the version, the unpacked size 18.
const sized = (bytes: number) => (header: Buffer) => void header.writeUInt32LE(bytes, 18);

test('its pictures are read by name; what systems and people put beside them is not', async () => {
  const picture = await plainPicture(1);
  const zip = await opened(
    await aZip({ 'fotos/B-1.png': picture, 'A-1.JPG': picture, '__MACOSX/fotos/._B-1.png': 'x', 'leeme.txt': 'x' }),
  );
  expect(zip.names).toEqual(['A-1.JPG', 'fotos/B-1.png']);
  expect(await zip.read('fotos/B-1.png')).toEqual({ bytes: picture });
  expect(await zip.read('otra.png')).toEqual({ error: 'no está en el ZIP' });
  zip.close();
});

type Row = [string, () => Promise<Uint8Array>, string];
test.each<Row>([
  ['no zip', async () => Buffer.from('GIF89a'), messages['import.zipBroken']],
  ['nothing', async () => Buffer.alloc(0), messages['import.zipBroken']],
  [
    'a zip that was cut',
    async () => (await aZip({ 'A-1.jpg': 'x'.repeat(900) })).subarray(0, 60),
    messages['import.zipBroken'],
  ],
  ['no pictures', () => aZip({ 'leeme.txt': 'x' }), messages['import.zipEmpty']],
  ['too many pictures', () => many((at) => `${at}.jpg`, picturesMost + 1), messages['import.zipTooMany']],
  ['too many other files', () => many((at) => `${at}.txt`, 3 * picturesMost + 1), messages['import.zipTooMany']],
  [
    'names that lead upward',
    async () => renamed(await aZip({ 'aa/x.jpg': 'x' }), 'aa/x', '../x'),
    messages['import.zipOutward'],
  ],
  [
    'names from the root',
    async () => renamed(await aZip({ 'aa/x.jpg': 'x' }), 'aa/x', '/a/x'),
    messages['import.zipOutward'],
  ],
  [
    'names of Windows that do',
    async () => renamed(await aZip({ 'aa/x.jpg': 'x' }), 'aa/x', '..\\x'),
    messages['import.zipOutward'],
  ],
  [
    'names of a drive',
    async () => renamed(await aZip({ 'aa/x.jpg': 'x' }), 'aa/x', 'c:\\x'),
    messages['import.zipOutward'],
  ],
  [
    'a password',
    async () => withHeaders(await aZip({ 'x.jpg': 'x'.repeat(99) }), (one) => void (one[2] = 1)),
    messages['import.zipPassword'],
  ],
  [
    'more than 500 MB',
    async () => withHeaders(await aZip({ 'x.jpg': 'x'.repeat(99), 'y.txt': 'y'.repeat(99) }), sized(300_000_000)),
    messages['import.zipTooLarge'],
  ],
])('one with %s is refused', async (_, bytes, message) => {
  await expect(opened(await bytes())).rejects.toMatchObject({ message });
});

test.each<Row>([
  ['no picture', () => aZip({ 'x.jpg': 'no soy una imagen' }), 'no es JPEG, PNG, WebP ni AVIF'],
  ['larger than 15 MB', () => aZip({ 'x.jpg': Buffer.alloc(16_000_000) }), 'pesa más de 15 MB'],
  [
    'larger than it says',
    async () => withHeaders(await aZip({ 'x.jpg': Buffer.alloc(16_000_000) }), sized(1000)),
    'está dañada en el ZIP',
  ],
  [
    'smaller than it says',
    async () => withHeaders(await aZip({ 'x.jpg': Buffer.alloc(500) }), sized(1000)),
    'está dañada en el ZIP',
  ],
  [
    'packed in another way',
    async () => withHeaders(await aZip({ 'x.jpg': 'x'.repeat(99) }), (one) => void (one[4] = 9)),
    'está dañada en el ZIP',
  ],
])('a picture that is %s is wrong by itself', async (_, bytes, error) => {
  const zip = await opened(await bytes());
  expect(await inspectPicture(zip, 'x.jpg')).toEqual({ error });
  zip.close();
});
