import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from '#demo/pictures/draw';
import { kinds } from '#demo/pictures/kinds';

it.each(Object.keys(kinds))('become a picture that is not empty: %s', async (kind) => {
  const svg = drawPicture(`demo/${kind}-2563eb-2-x-7f3a-1`) ?? '';
  const { channels } = await sharp(Buffer.from(svg), { density: 12 }).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(3);
});
