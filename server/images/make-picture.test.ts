import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { bytesMax, makeStep, storablePicture } from './make-picture.ts';
import { pictureKind } from './picture-kind.ts';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const refusal = (bytes: Uint8Array) =>
  storablePicture(bytes).then(
    () => undefined,
    (error) => error.status,
  );

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s, known by its bytes', async (format) => {
    const bytes = await plain().toFormat(format).toBuffer();
    expect(pictureKind(bytes)).toBe(format);
    expect(await storablePicture(bytes)).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a picture in name only', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('not a picture')])],
  ])('not %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe(415);
  });

  test('not other formats that the decoder would read', async () => {
    expect(await refusal(await plain().gif().toBuffer())).toBe(415);
    expect(await refusal(await plain().tiff().toBuffer())).toBe(415);
  });

  test('not a picture that ends too early', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: 'red',
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe(415);
  });

  test('not more than 15 MB or 50 megapixels', async () => {
    const heavy = Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(bytesMax)]);
    expect(await refusal(heavy)).toBe(413);
    await expect(storablePicture(heavy)).rejects.toThrow(messages['image.tooLarge']);
    expect(await refusal(await plain(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer())).toBe(413);
  });
});

describe('what is kept', () => {
  test('is no larger than it can ever be shown', async () => {
    const wide = await storablePicture(await plain(5000, 250).jpeg().toBuffer());
    expect([wide.width, wide.height]).toEqual([4000, 200]);
    const small = await storablePicture(await plain(3000, 200).jpeg().toBuffer());
    expect([small.width, small.height]).toEqual([3000, 200]);
  });

  test('has no metadata and stands upright', async () => {
    const camera = await plain(60, 40)
      .withExif({ IFD0: { Copyright: 'Ana Pérez' }, IFD3: { GPSLatitude: '34/1 54/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const storable = await storablePicture(camera);
    expect(storable).toMatchObject({ width: 40, height: 60 });
    const { exif, icc, xmp, orientation, format } = await sharp(storable.bytes).metadata();
    expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' });
  });
});

describe('a step', () => {
  test.each(['avif', 'webp'] as const)(
    'is as wide as asked in %s, and never wider than the picture',
    async (format) => {
      const original = (await storablePicture(await plain(900, 600).png().toBuffer())).bytes;
      const step = await makeStep(original, 320, format);
      expect(pictureKind(step)).toBe(format);
      expect(await sharp(step).metadata()).toMatchObject({ width: 320, height: 213 });
      expect(await sharp(await makeStep(original, 1600, format)).metadata()).toMatchObject({ width: 900 });
    },
  );

  test('of a drawing is as wide as asked', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="red"/></svg>';
    const { width, height } = await sharp(await makeStep(svg, 1080, 'webp')).metadata();
    expect({ width, height }).toEqual({ width: 1080, height: 810 });
  });
});
