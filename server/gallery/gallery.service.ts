import type { Parsed } from '#contract/contract';
import type { Image, ImageUse } from '#contract/images';
import { listText } from '#contract/plain/list-text';
import { changedValues } from '#server/changed-values';
import { listSitePictures } from '#server/content/banner-pictures.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import {
  countImages,
  deleteImages,
  findUpload,
  type ImageRow,
  lockImages,
  lockUnowned,
  lockUnused,
  readImagePage,
  readImagesById,
  readProductsNamed,
  readSeenImage,
  updateName,
} from '#server/gallery/gallery.store';
import { usesOf } from '#server/gallery/image-uses';
import { replaceImage } from '#server/gallery/replace-image';
import {
  type About,
  changedInPages,
  otherwiseChanged,
  recordHistories,
  recordHistory,
} from '#server/history/history.service';
import { addImageRow, forgetSteps } from '#server/images/images.service';
import { inTransaction, inTransactionOnly } from '#server/in-transaction';
import { isSeller } from '#server/is-seller';
import { sightOf } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

const day = 24 * 3600 * 1000;
const uploadLives = day;
const unusedFor = 30 * day;
const addedAtOnce = 500;
const labels = { name: 'Nombre' };
const thing = (id: number) => ({ entity: 'image', id: String(id) });
const ago = (ctx: Ctx, ms: number) => new Date(ctx.clock().getTime() - ms);

const shown = (row: ImageRow, uses: readonly ImageUse[] | undefined): Image => ({
  id: row.id,
  name: row.name,
  image: row.path,
  target: row.target,
  width: row.width,
  height: row.height,
  addedAt: row.addedAt.toISOString(),
  ...(uses && { uses: [...uses] }),
});

/** With where they are shown, for sellers alone: others must not learn of products that are not public. */
const withUses = async (
  ctx: Ctx,
  rows: readonly ImageRow[],
  banners?: Awaited<ReturnType<typeof listSitePictures>>,
) => {
  const uses = isSeller(ctx) ? await usesOf(ctx, rows, banners) : undefined;
  return rows.map((row) => shown(row, uses && (uses.get(row.id) ?? [])));
};

export const findImage = async (ctx: Ctx, id: number): Promise<Image> => {
  const row = await readSeenImage(ctx.db, id, sightOf(ctx));
  if (!row) throw new Refusal('image.notFound');
  const [image] = await withUses(ctx, [row]);
  return image as Image;
};

/** A page of the library, newest first; for visitors of what public products of the site show. */
export const listImages = async (ctx: Ctx, { target, filters, rowIndex, rowsMax }: Parsed<'image/listByTarget'>) => {
  const banners = isSeller(ctx) ? await listSitePictures(ctx) : [];
  const page = {
    sight: sightOf(ctx),
    target,
    text: filters.text ?? '',
    // Others must not learn of products that are not public.
    findsCodes: isSeller(ctx),
    unusedBefore: filters.isUnused && isSeller(ctx) ? ago(ctx, unusedFor) : undefined,
    ofBanners: banners.map(({ image }) => image),
    rowIndex,
    rowsMax,
  };
  // Counting them all costs more than visitors may cause: they hear of those up to here.
  const countsAll = isSeller(ctx);
  const rows = await readImagePage(ctx.db, page, { countsAll });
  const total = async () => rows[0]?.total ?? (rowIndex === 0 ? 0 : await countImages(ctx.db, page));
  return {
    data: await withUses(ctx, rows, banners),
    resultCount: countsAll ? Number(await total()) : rowIndex + rows.length,
  };
};

/**
 * Takes a picture that the caller uploaded into the library. Throws image.notUploaded, and image.notFound where the one
 * that it is to replace is gone, or image.isLogo where that is a logo.
 */
export const addImage = (ctx: Ctx, { filePath, image }: Parsed<'image/add'>): Promise<Image> =>
  inTransaction(ctx, async (inside) => {
    const { name, target, before } = image;
    const upload = await findUpload(inside.db, filePath, ctx.session?.accountId ?? 0, ago(ctx, uploadLives));
    if (!upload) throw new Refusal('image.notUploaded');
    const { id } = await addImageRow(inside, { ...upload, name, target });
    const [row] = await readImagesById(inside.db, [id]);
    if (!row) throw new Error(`Not stored: ${id}`);
    if (before && before > 0 && before !== id) {
      const [old] = await lockImages(inside.db, [before]);
      if (!old) throw new Refusal('image.notFound');
      await replaceImage(inside, old, row);
    }
    await recordHistory(inside, thing(id), {}, { name: row.name, target: row.target });
    await noteNamed(inside, [row.stem]);
    return findImage(inside, id);
  });

/** Renames a picture (decisions W5). Throws image.notFound, or change.stale. */
export const changeImage = (ctx: Ctx, { id, parms }: Parsed<'image/update'>): Promise<Image> =>
  inTransaction(ctx, async (inside) => {
    const [stored] = await lockImages(inside.db, [id]);
    if (!stored) throw new Refusal('image.notFound');
    const { name } = changedValues(parms ?? {}, stored, labels);
    if (name !== undefined) await updateName(inside.db, id, name);
    const [now] = await readImagesById(inside.db, [id]);
    await recordHistory(inside, thing(id), { name: stored.name }, { name: now?.name });
    await noteNamed(inside, [stored.stem, now?.stem ?? '']);
    return findImage(inside, id);
  });

/** Removes a picture that nothing shows. Throws image.notFound, or image.used with where it is shown. */
export const removeImage = async (ctx: Ctx, id: number) => {
  const row = await inTransaction(ctx, async (inside) => {
    const [stored] = await lockImages(inside.db, [id]);
    if (!stored) throw new Refusal('image.notFound');
    const uses = (await usesOf(inside, [stored])).get(id) ?? [];
    if (uses.length > 0) throw new Refusal('image.used', { where: usesText(uses) });
    await remove(inside, [stored]);
    return stored;
  });
  await forgetSteps(ctx, row.path);
};

const usesText = (uses: readonly ImageUse[]) => {
  const names = uses.slice(0, 3).map(({ code, name }) => (code === null ? name : `el producto «${code}»`));
  return listText(uses.length > 3 ? [...names, 'otros'] : names);
};

/** Removes those of these that nothing has shown for thirty days, and tells how many. */
export const removeUnused = async (ctx: Ctx, ids: readonly number[]): Promise<number> => {
  const removed = await inTransaction(ctx, async (inside) => {
    // A banner that takes one of them meanwhile waits, or is seen.
    await lockImages(inside.db, ids);
    const banners = await listSitePictures(inside);
    const rows = await lockUnused(
      inside.db,
      ids,
      ago(ctx, unusedFor),
      banners.map(({ image }) => image),
    );
    await remove(inside, rows);
    return rows;
  });
  for (const { path } of removed) await forgetSteps(ctx, path);
  return removed.length;
};

/**
 * Removes the pictures that one change of many added, where nothing has them as its own and nobody changed them since, and tells how
 * many; a product that shows one by its name shows it no more. `about` is the change that takes them back.
 */
export const removeAdded = async (ctx: Ctx, of: string, about: About): Promise<number> => {
  let count = 0;
  for await (const added of changedInPages(ctx, 'image', of, addedAtOnce)) {
    const removed = await inTransactionOnly(ctx, async (inside) => {
      const ids = added.map(({ id }) => id);
      const touched = new Set(await otherwiseChanged(inside, 'image', ids, [of]));
      const own = ids.filter((id) => !touched.has(id)).map(Number);
      await lockImages(inside.db, own);
      const banners = await listSitePictures(inside);
      const rows = await lockUnowned(
        inside.db,
        own,
        banners.map(({ image }) => image),
      );
      await remove(inside, rows, about);
      await noteNamed(
        inside,
        rows.map(({ stem }) => stem),
      );
      return rows;
    });
    for (const { path } of removed) await forgetSteps(ctx, path);
    count += removed.length;
  }
  return count;
};

const remove = async (inside: Inside, rows: readonly ImageRow[], about: About = {}) => {
  await deleteImages(inside.db, rows);
  await recordHistories(
    inside,
    rows.map(({ id, name }) => ({ thing: thing(id), stored: { name }, values: { name: null } })),
    about,
  );
};

/** Products that show a picture by its name show another one from now on. */
const noteNamed = async (inside: Inside, stems: readonly string[]) =>
  recordChanges(inside.db, 'product', await readProductsNamed(inside.db, stems));
