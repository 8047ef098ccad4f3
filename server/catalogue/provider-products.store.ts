import { below } from '#server/catalogue/save-products.store';
import type { Db } from '#server/ctx';

/** Public products of a provider below a category. */
export const readOfProvider = (db: Db, { root, providerId }: { root: string; providerId: number }) =>
  db
    .selectFrom('product')
    .select(['code', 'name', 'price_cents as price'])
    .where('provider_id', '=', providerId)
    .where('is_public', '=', true)
    .where(below(root))
    .orderBy('id')
    .execute();
