import { type LogoPicture, logoFault } from '#contract/plain/logo';
import type { Db, Inside } from '#server/ctx';
import { fieldRefusal } from '#server/refusal';

/** The logo with the size that its picture has; nobody removes the picture until the transaction ends. Throws at the field. */
export const holdLogo = async ({ db }: Inside, { image }: LogoPicture): Promise<LogoPicture> => {
  const held = db.selectFrom('image').select(['width', 'height']).where('path', '=', image).forKeyShare();
  const size = await held.executeTakeFirst();
  if (!size) throw fieldRefusal('logo.image', 'image.notFound');
  const fault = logoFault(size);
  if (fault) throw fieldRefusal('logo', fault);
  return { image, ...size };
};

/** The pictures that sites have for their logos. */
export const listLogos = async ({ db }: { db: Db }) => {
  const rows = await db.selectFrom('setting').select(['site', 'value']).where('key', '=', 'logo').execute();
  return rows.flatMap(({ site, value }) => {
    const { image } = (value ?? {}) as Partial<LogoPicture>;
    return image ? [{ site, image }] : [];
  });
};
