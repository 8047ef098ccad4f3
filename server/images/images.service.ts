import { createHash } from 'node:crypto';
import type { Ctx } from '#server/ctx';
import {
  findImageByPath,
  type ImageTarget,
  insertImage,
  readImages,
  type WantedImages,
} from '#server/images/images.store';
import { storablePicture } from '#server/images/make-picture';
import { originalKey } from '#server/images/picture-maker';
import { openTurns } from '#server/images/turns';

/** Under which path `storeImage` keeps these bytes. */
export const pathOfPicture = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** The pictures with one of these ids or paths, and the products' with one of these names: {id, name, path}, newest first. */
export const findImages = (ctx: Pick<Ctx, 'db'>, wanted: WantedImages) => readImages(ctx.db, wanted);

// A large picture takes some hundred megabytes while it is read, so uploads are read one after the other.
const readings = openTurns(1);

type StoredImage = { id: number; path: string; width: number; height: number };

/**
 * Keeps a picture from outside and answers its row; the same bytes are kept once. Throws 413 over 15 MB or
 * 50 megapixels and 415 for what is not a whole JPEG, PNG, WebP or AVIF. Inside a transaction only the row belongs to it.
 */
export const storeImage = async (
  ctx: Pick<Ctx, 'db' | 'images'>,
  bytes: Uint8Array,
  name: string,
  target: ImageTarget,
): Promise<StoredImage> => {
  const path = pathOfPicture(bytes);
  const known = await findImageByPath(ctx.db, path);
  if (known) return known;
  const storable = await readings.take(() => storablePicture(bytes));
  await ctx.images.put(originalKey(path), storable.bytes);
  return insertImage(ctx.db, { name, path, target, width: storable.width, height: storable.height });
};
