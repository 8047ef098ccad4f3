import { createHash } from 'node:crypto';
import type { Ctx, Writing } from '#server/ctx';
import {
  findImageByPath,
  type ImageTarget,
  insertImage,
  insertUploads,
  lockAsUsed,
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

/** Those of these ids that are pictures; nobody removes them until the caller's transaction ends. */
export const holdImages = (inside: Writing, ids: readonly number[]) => lockAsUsed(inside.db, ids);

// A large picture takes some hundred megabytes while it is read, so uploads are read one after the other.
const readings = openTurns(1);

type StoredImage = { id: number; path: string; width: number; height: number };

/**
 * Keeps a picture from outside and answers its row; the same bytes are kept once. Throws 413 over 15 MB or
 * 50 megapixels and 415 for what is not a whole JPEG, PNG, WebP or AVIF. Inside a transaction only the row belongs to it.
 * `add` writes the row of a new one.
 */
export const storeImage = async (
  ctx: Pick<Ctx, 'db' | 'images'>,
  bytes: Uint8Array,
  name: string,
  target: ImageTarget,
  add: (row: NewImage) => Promise<StoredImage> = (row) => insertImage(ctx.db, row),
): Promise<StoredImage> => {
  const path = pathOfPicture(bytes);
  const known = await findImageByPath(ctx.db, path);
  if (known) return known;
  const storable = await readings.take(() => storablePicture(bytes));
  await ctx.images.put(originalKey(path), storable.bytes);
  return add({ name, path, target, width: storable.width, height: storable.height });
};

/** A picture that was sent and is kept nowhere yet; `bytes` is what is to be kept of one that the shop does not have. */
export type SentPicture = { path: string; width: number; height: number; bytes?: Uint8Array };

/** Reads a picture that was sent. Throws as `storeImage` does. */
export const readPicture = async (ctx: Pick<Ctx, 'db'>, bytes: Uint8Array): Promise<SentPicture> => {
  const path = pathOfPicture(bytes);
  const known = await findImageByPath(ctx.db, path);
  return known ? { ...known, path } : { path, ...(await readings.take(() => storablePicture(bytes))) };
};

/** Keeps what one account sent, for `image/add` to take within a day. */
export const keepUploads = async (ctx: Ctx, accountId: number, sent: readonly SentPicture[]) => {
  for (const { path, bytes } of sent) if (bytes) await ctx.images.put(originalKey(path), bytes);
  await insertUploads(ctx.db, accountId, sent, ctx.clock());
};

type NewImage = { path: string; width: number; height: number; name: string; target: ImageTarget };

/** The row of an uploaded picture; one that the library has already keeps its name. */
export const addImageRow = (inside: Writing, row: NewImage) => insertImage(inside.db, row);

const stepsKey = (path: string) => `steps/${path}`;

/** Removes what was made of a picture for showing it; it can be made again while the original is there. */
export const forgetSteps = (ctx: Pick<Ctx, 'images'>, path: string) => ctx.images.remove(stepsKey(path));

/** The paths whose originals were kept before a time. */
export const originalsBefore = (ctx: Pick<Ctx, 'images'>, before: Date) => ctx.images.namesBefore('originals', before);

/** Removes all files of a path that no picture has. */
export const forgetFiles = async (ctx: Pick<Ctx, 'images'>, path: string) => {
  await ctx.images.remove(originalKey(path));
  await forgetSteps(ctx, path);
};
