import type { ImageUse } from '#contract/images';
import { listSitePictures, type SitePicture } from '#server/content/banner-pictures.service';
import type { Ctx } from '#server/ctx';
import { type ImageRow, readUses } from '#server/gallery/gallery.store';

const usesMost = 20;

const bannerNames: Record<string, string> = {
  LOGO: 'el logo',
  BANNER_HOME: 'el banner de inicio',
  BANNER_3D: 'el banner de 3D',
  TEST_BANNER_HOME: 'la prueba del banner de inicio',
  TEST_BANNER_3D: 'la prueba del banner de 3D',
};

const useOf = ({ place, code, name, isByName }: Awaited<ReturnType<typeof readUses>>[number]): ImageUse => {
  if (code !== null) return { kind: 'product', code, name: isByName ? `${name} (por su nombre)` : name };
  if (place === 4) return { kind: 'category', code, name: `la categoría «${name}»` };
  return place === 5
    ? { kind: 'brand', code, name: `la marca «${name}»` }
    : { kind: 'company', code, name: `la empresa «${name}»` };
};

/** Where these pictures are shown, by their ids: twenty places of each at most. */
export const usesOf = async (
  ctx: Pick<Ctx, 'db'>,
  rows: readonly ImageRow[],
  given?: readonly SitePicture[],
): Promise<Map<number, ImageUse[]>> => {
  const uses = new Map<number, ImageUse[]>(rows.map(({ id }) => [id, []]));
  if (rows.length === 0) return uses;
  const ids = rows.map(({ id }) => id);
  for (const use of await readUses(ctx.db, ids, usesMost)) uses.get(use.id)?.push(useOf(use));
  const banners = given ?? (await listSitePictures(ctx));
  for (const { id, path } of rows) {
    const places = banners.filter(({ image }) => image === path);
    const names = new Set(places.map(({ site, key }) => `${bannerNames[key] ?? key} de ${site}`));
    uses.get(id)?.push(...[...names].map((name) => ({ kind: 'banner' as const, code: null, name })));
  }
  return uses;
};
