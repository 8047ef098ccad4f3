import { createHash, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { saveConfig } from '#server/content/content.service';
import { inTransaction } from '#server/in-transaction';
import type { TestShop } from '#server/test/shop';

/** A PNG that differs from those of other numbers. */
export const plainPicture = (number: number) =>
  sharp({
    create: { width: 60 + number, height: 40, channels: 3, background: { r: number % 256, g: 80, b: 120 } },
  })
    .png()
    .toBuffer();

/** A JPEG of some ten thousand bytes, which can be cut. */
export const noisyPicture = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: 'red',
    },
  })
    .jpeg()
    .toBuffer();

/** A small file that becomes that large where somebody unpacks it. */
export const bombPicture = async (width: number, height: number) => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // The size stands in the header's first bytes, behind them its checksum.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** A WebP and a PNG of two pictures each that take turns. */
export const movingPictures = async () => {
  const frames = await sharp(
    [
      await plainPicture(1),
      await sharp(await plainPicture(1))
        .negate()
        .toBuffer(),
    ],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  const png = await plainPicture(1);
  const chunk = Buffer.alloc(8);
  chunk.writeUInt32BE(2, 0);
  const named = Buffer.concat([Buffer.from('acTL'), chunk]);
  const framed = Buffer.alloc(4 + named.length + 4);
  framed.writeUInt32BE(chunk.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), 4 + named.length);
  return { webp: frames, png: Buffer.concat([png.subarray(0, 33), framed, png.subarray(33)]) };
};

type Given = { name?: string; path?: string; target?: 'product' | 'banner' };
const aPath = () => createHash('sha256').update(randomUUID()).digest('hex').slice(0, 32);

/** A picture of the library, without its bytes. */
export const anImage = async (shop: Pick<TestShop, 'database'>, { name = 'foto.jpg', ...given }: Given = {}) => {
  const row = { name, path: aPath(), target: 'product' as const, width: 640, height: 480, ...given };
  const rows = shop.database.db.insertInto('image').values(row).returning(['id', 'name', 'path']);
  return rows.executeTakeFirstOrThrow();
};

/** The path of a picture that this account uploaded, without its bytes. */
export const anUpload = async (shop: Pick<TestShop, 'database' | 'ctx'>, accountId: number, path = aPath()) => {
  const row = { path, user_id: accountId, width: 640, height: 480, at: shop.ctx.clock() };
  await shop.database.db.insertInto('upload').values(row).execute();
  return path;
};

/** One banner of a site, with this picture. */
export const aBannerOf = (ctx: TestShop['ctx'], image: { id: number; path: string }, key = 'BANNER_HOME') =>
  inTransaction(ctx, (inside) =>
    saveConfig(inside, key, [
      { id: 1, color: '#102030', link: '', title: 'Nuevo', image: { id: image.id, image: image.path }, sd: null },
    ]),
  );
