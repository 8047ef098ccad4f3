import { replaceBrandImage } from '#server/catalogue/brands.service';
import { replaceCategoryImage } from '#server/catalogue/edit-categories.service';
import { addNotes, lockProducts, noteProducts, writeProducts } from '#server/catalogue/save-products.service';
import { replaceCompanyImage } from '#server/companies/companies.service';
import { replaceBannerPicture } from '#server/content/banner-pictures.service';
import type { Inside } from '#server/ctx';
import { type ImageRow, readCodesWith } from '#server/gallery/gallery.store';
import { recordHistory } from '#server/history/history.service';
import { Refusal } from '#server/refusal';
import { listLogos } from '#server/settings/logo-picture.service';

/**
 * Puts a picture where another was on all products, categories, brands, companies and banners, in the caller's transaction; the other stays in the library.
 * Throws image.isLogo where it is a site's logo: administrators alone change that, among the settings.
 */
export const replaceImage = async (inside: Inside, from: ImageRow, to: ImageRow) => {
  if ((await listLogos(inside)).some(({ image }) => image === from.path)) throw new Refusal('image.isLogo');
  const products = await lockProducts(inside, await readCodesWith(inside.db, from.id));
  const rows = [...products.values()].map(({ code, images }) => ({
    code,
    images: images.filter((id) => id !== to.id).map((id) => (id === from.id ? to.id : id)),
  }));
  const saved = await writeProducts(inside, rows);
  for (const { code, images } of rows)
    await recordHistory(inside, { entity: 'product', id: code }, { images: products.get(code)?.images }, { images });
  await noteProducts(inside, addNotes({ ids: [], movesMenu: false }, saved));
  await replaceCategoryImage(inside, from.id, to.id);
  await replaceBrandImage(inside, from.id, to.id);
  await replaceCompanyImage(inside, from.id, to.id);
  await replaceBannerPicture(inside, from.path, { id: to.id, image: to.path });
};
