import { brandLogoPath } from '#contract/plain/brand-logos';
import { brandsWithLogo } from '#demo/pictures/brand-logos';
import type { Db } from '#server/ctx';

/** Says of the brands that have a drawn logo where it stands. */
export async function seedBrandLogos(db: Db) {
  const brands = await db.selectFrom('brand').select('id').where('name', 'in', brandsWithLogo).execute();
  for (const { id } of brands)
    await db
      .updateTable('brand')
      .set({ logo: brandLogoPath(id, 'svg') })
      .where('id', '=', id)
      .execute();
}
