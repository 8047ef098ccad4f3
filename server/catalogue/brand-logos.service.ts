import { brandLogoPath } from '#contract/plain/brand-logos';
import { readBrands, setBrandLogos } from '#server/catalogue/brands.store';
import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { pictureKind, refusedKind } from '#server/images/picture-kind';
import type { DrawPicture } from '#server/images/picture-maker';
import { inTransaction } from '#server/in-transaction';

type LogoKind = 'svg' | 'png';
/** A file as its owner named it: by a brand's id, else by its name. */
type LogoFile = { name: string; bytes: Uint8Array };

const bytesMax = { svg: 64 * 1024, png: 256 * 1024 };

/** Where the pictures' store keeps a logo. */
export const brandLogoKey = (id: number, kind: LogoKind) => `brands/${id}.${kind}`;

/** The demo's drawing of the logo that a brand says it has. */
export const findLogoOf = async ({ db }: Pick<Ctx, 'db'>, id: number, kind: LogoKind, draw?: DrawPicture) => {
  const [brand] = draw ? await readBrands(db, [id]) : [];
  return brand?.logo === brandLogoPath(id, kind) ? draw?.(`marca/${brand.name}`) : undefined;
};

const problemOf = (bytes: Uint8Array, kind: LogoKind): string | undefined => {
  if (bytes.length > bytesMax[kind]) return `pesa más de ${bytesMax[kind] / 1024} KB`;
  if (kind === 'png') return pictureKind(bytes) === 'png' ? undefined : 'no es PNG';
  if (refusedKind(bytes) !== 'image.svg') return 'no es SVG';
  return /<script|<foreignObject|\son\w+\s*=|<!ENTITY/i.test(Buffer.from(bytes).toString())
    ? 'trae programas'
    : undefined;
};

export type LogosReport = { kept: number; problems: { name: string; problem: string }[] };

/**
 * Keeps the logos of brands. SVG comes before PNG where a brand has both; what cannot be kept is told, and the rest is kept.
 */
export const keepBrandLogos = async (ctx: Ctx, files: readonly LogoFile[]): Promise<LogosReport> => {
  const brands = await readBrands(ctx.db);
  const brandOf = (name: string) =>
    brands.find(({ id }) => String(id) === name) ??
    brands.find((brand) => brand.name.localeCompare(name, 'es', { sensitivity: 'base' }) === 0);
  const problems: LogosReport['problems'] = [];
  const logos = new Map<number, string>();
  for (const { name, bytes } of files) {
    const [, stem = '', ending = ''] = /^(.*)\.(svg|png)$/i.exec(name) ?? [];
    const kind = ending.toLowerCase() === 'svg' ? 'svg' : 'png';
    const brand = brandOf(stem);
    const problem = brand ? problemOf(bytes, kind) : 'su nombre no es el número ni el nombre de una marca';
    if (!brand || problem) {
      problems.push({ name, problem: problem ?? '' });
      continue;
    }
    await ctx.images.put(brandLogoKey(brand.id, kind), bytes);
    const hasSvg = kind === 'svg' || (await ctx.images.get(brandLogoKey(brand.id, 'svg')));
    logos.set(brand.id, brandLogoPath(brand.id, hasSvg ? 'svg' : 'png'));
  }
  await inTransaction(ctx, async (inside) => {
    await setBrandLogos(inside.db, logos);
    await recordChanges(inside.db, 'brand', [...logos.keys()]);
  });
  return { kept: files.length - problems.length, problems };
};
