import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Ctx } from '#server/ctx';
import { storeImage } from '#server/images/images.service';
import type { Picture, Pictures } from '#server/import/pictures';
import { Refusal } from '#server/refusal';

const atOnce = 2;

/** Keeps the files that these products are to have. Those that could not be kept come back by code. */
export const storePictures = async (
  ctx: Ctx,
  { folder, found }: Pictures,
  codes: Iterable<string>,
  onProgress: (done: number, total: number) => void,
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
    const stored = await Promise.all(page.map(({ file }) => keep(ctx, folder, file)));
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

const keep = async (ctx: Ctx, folder: string, file: string): Promise<{ id: number } | { error: string }> => {
  const bytes = await readFile(join(folder, file));
  return storeImage(ctx, bytes, basename(file).normalize('NFC'), 'product').catch((error: unknown) => {
    if (error instanceof Refusal) return { error: `«${file}»: ${error.message}` };
    throw error;
  });
};
