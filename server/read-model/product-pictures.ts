import { type SqlBool, sql } from 'kysely';

type Picture = { id: number; name: string; image: string };

const asJson = sql`json_build_object('id', image.id, 'name', image.name, 'image', image.path)`;
const isNamedByCode = sql`image.target = 'product' and image.stem = lower(btrim(product.code))`;

/**
 * The pictures of the product named in the outer query, in their order, as JSON; where it has none, the one that is named by
 * its code (specification 3).
 */
export const picturesOfProduct = sql<Picture[]>`coalesce(
  (select json_agg(${asJson} order by product_image.position)
    from product_image join image on image.id = product_image.image_id
    where product_image.product_id = product.id),
  (select json_build_array(${asJson}) from image where ${isNamedByCode} order by image.id desc limit 1),
  '[]')`;

/** Whether the product named in the outer query shows any. */
export const hasPicture = sql<SqlBool>`(exists (select from product_image where product_image.product_id = product.id)
  or exists (select from image where ${isNamedByCode}))`;
