import type { Ctx } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { addImageRow, storeImage } from '#server/images/images.service';
import { pictureNameOf } from '#server/import/picture-files';
import type { Picture, Pictures } from '#server/import/pictures';
import type { Noting } from '#server/import/record-changes';
import { inTransactionOnly } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const atOnce = 2;

type Keeping = { noting?: Noting | undefined; onProgress: (done: number, total: number) => void };

/** Keeps the files that these products are to have, and notes those that the library did not have. Those that could not be kept come back by code. */
export const storePictures = async (
  ctx: Ctx,
  { files, found }: Pictures,
  codes: Iterable<string>,
  { noting, onProgress }: Keeping,
): Promise<Map<string, string[]>> => {
  const byPath = new Map<string, { file: string; users: { code: string; picture: Picture }[] }>();
  for (const code of codes) {
    for (const picture of found.get(code) ?? []) {
      if (picture.id > 0 || !picture.file) continue;
      const one = byPath.get(picture.path) ?? { file: picture.file, users: [] };
      one.users.push({ code, picture });
      byPath.set(picture.path, one);
    }
  }
  const waiting = [...byPath.values()];
  const problems = new Map<string, string[]>();
  for (let at = 0; at < waiting.length; at += atOnce) {
    const page = waiting.slice(at, at + atOnce);
    const stored = await Promise.all(page.map(({ file }) => keep(ctx, files, file, noting)));
    for (const [index, result] of stored.entries()) {
      for (const { code, picture } of page[index]?.users ?? []) {
        if ('id' in result) picture.id = result.id;
        else problems.set(code, [...(problems.get(code) ?? []), result.error]);
      }
    }
    onProgress(Math.min(at + atOnce, waiting.length), waiting.length);
  }
  return problems;
};

const keep = async (
  ctx: Ctx,
  files: Pictures['files'],
  file: string,
  noting: Noting | undefined,
): Promise<{ id: number } | { error: string }> => {
  const read = await files.read(file);
  if ('error' in read) return { error: `«${file}» ${read.error}` };
  const add = (row: Parameters<typeof addImageRow>[1]) =>
    inTransactionOnly(ctx, async (inside) => {
      const image = await addImageRow(inside, row);
      const change = { thing: { entity: 'image', id: image.id }, stored: {}, values: { name: row.name } };
      if (noting) await recordHistories(inside, [change], noting);
      return image;
    });
  return storeImage(ctx, read.bytes, pictureNameOf(file), 'product', add).catch((error: unknown) => {
    if (error instanceof Refusal) return { error: `«${file}»: ${error.message}` };
    throw error;
  });
};
