import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storablePicture } from './make-picture.ts';

test('50 megapixels are made as small as they can ever be shown', async () => {
  const create = { width: 10_000, height: 5_000, channels: 3, background: { r: 200, g: 40, b: 40 } } as const;
  const { width, height } = await storablePicture(await sharp({ create }).jpeg().toBuffer());
  expect([width, height]).toEqual([4000, 2000]);
});
