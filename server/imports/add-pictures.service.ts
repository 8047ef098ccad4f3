import { randomBytes } from 'node:crypto';
import type { Import, ImportPictures } from '#contract/imports';
import { type ImportState, importStates, movedImport } from '#contract/plain/imports';
import type { Ctx } from '#server/ctx';
import { openPictureZip } from '#server/import/picture-zip';
import { findImport } from '#server/imports/imports.service';
import { insertImport, lockImport, updateImport } from '#server/imports/imports.store';
import { unread } from '#server/imports/read-file';
import { inTransactionOnly } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

/** `importId`: the import of the sheet that they come beside; without one they are an import of their own. */
type Sent = { importId: number | undefined; name: string; pieces: AsyncIterable<Uint8Array> };

/** Keeps a ZIP of pictures. Throws import.notFound, import.state where the import runs or is over, import.zip… for what is none. */
export const addPictures = async (ctx: Ctx, { importId, name, pieces }: Sent): Promise<Import> => {
  if (importId !== undefined) requireMove((await findImport(ctx, importId)).state);
  const key = randomBytes(16).toString('hex');
  try {
    await ctx.importFiles.put(key, pieces);
    const pictures = await readZip(ctx, key, name);
    return await (importId === undefined ? addAlone(ctx, key, pictures) : addBeside(ctx, importId, key, pictures));
  } catch (error) {
    await ctx.importFiles.remove(key);
    throw error;
  }
};

const requireMove = (state: ImportState): ImportState => {
  const to = movedImport(state, 'attach');
  if (!to) throw new Refusal('import.state', { state: importStates[state].label });
  return to;
};

const readZip = async (ctx: Ctx, key: string, name: string): Promise<ImportPictures> => {
  const zip = await openPictureZip((await ctx.importFiles.fileOf(key)) ?? '');
  zip.close();
  return { name, size: zip.size, count: zip.names.length };
};

const addAlone = async (ctx: Ctx, key: string, pictures: ImportPictures) => {
  const now = ctx.clock();
  const id = await inTransactionOnly(ctx, ({ db }) =>
    insertImport(db, {
      site: ctx.site.id,
      account_id: ctx.session?.accountId ?? null,
      created_at: now,
      changed_at: now,
      file_name: pictures.name,
      file_size: pictures.size,
      file_key: key,
      pictures_key: key,
      pictures: JSON.stringify(pictures),
      how: '{}',
      file: JSON.stringify({ ...unread, form: 'pictures' }),
      state: 'read',
    }),
  );
  return findImport(ctx, id);
};

/** They take the place of those that it had, and it is to be checked anew. */
const addBeside = async (ctx: Ctx, id: number, key: string, pictures: ImportPictures) => {
  const before = await inTransactionOnly(ctx, async ({ db, site, clock }) => {
    const row = await lockImport(db, site.id, id);
    if (!row) throw new Refusal('import.notFound');
    const state = requireMove(row.state as ImportState);
    const isAlone = row.file_key !== null && row.file_key === row.pictures_key;
    await updateImport(db, id, {
      state,
      changed_at: clock(),
      pictures_key: key,
      pictures: JSON.stringify(pictures),
      report: null,
      seen: null,
      ...(isAlone && { file_key: key, file_name: pictures.name, file_size: pictures.size }),
    });
    return row.pictures_key;
  });
  if (before) await ctx.importFiles.remove(before);
  return findImport(ctx, id);
};
