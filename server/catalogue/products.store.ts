import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/ctx';

/** The present code of the product that had this one. */
export const readPresentCode = async (db: Db, previous: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('product_previous_code')
    .innerJoin('product', 'product.id', 'product_previous_code.product_id')
    .select('product.code')
    .where('product_previous_code.code', '=', previous)
    .executeTakeFirst();
  return row?.code;
};

const plain = (code: RawBuilder<string>) =>
  sql<string>`regexp_replace(lower(normalize(${code}, NFKD) collate "C"), '[^a-z0-9]', '', 'g')`;

/** The products whose codes have the same letters and digits as this one, whatever stands between them. */
export const readAlike = (db: Db, code: string) =>
  db
    .selectFrom('product')
    .select(['code', 'is_public as isPublic', 'category_id as categoryId'])
    .where(plain(sql.ref('product.code')), '=', plain(sql`${code}::text`))
    .where(plain(sql.ref('product.code')), '<>', '')
    .execute();

export const readOwnFacts = (db: Db, code: string) =>
  db
    .selectFrom('product')
    .select(['id', 'category_id as categoryId', 'brand_id as brandId', 'price_cents as price', 'is_public as isPublic'])
    .where('code', '=', code)
    .executeTakeFirst();

type OwnFacts = NonNullable<Awaited<ReturnType<typeof readOwnFacts>>>;

/** Ids of the public products below `root` that the shop related by hand to this one, in its order. */
export const readRelatedByHand = async (db: Db, productId: number, root: string, count: number) => {
  const rows = await db
    .selectFrom('product_related')
    .innerJoin('product', 'product.id', 'product_related.related_id')
    .select('product.id')
    .where('product_related.product_id', '=', productId)
    .where('product.is_public', '=', true)
    .where((e) => e.or([e('category_id', '=', root), e('category_id', 'like', `${root}.%`)]))
    .orderBy('product_related.position')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Ids of other public products below `root`: those of the same category, then of the same brand, nearest in price first;
 * oldest first where `byPrice` is false, since the order would tell prices.
 */
export const readNearest = async (
  db: Db,
  { id, categoryId, brandId, price }: OwnFacts,
  { root, count, byPrice }: { root: string; count: number; byPrice: boolean },
) => {
  const alike = (rank: number, way: 'up' | 'down' | 'by age') =>
    db
      .selectFrom('product')
      .select([
        'product.id',
        sql<number>`${sql.lit(rank)}`.as('rank'),
        (byPrice ? sql<number>`abs(price_cents - ${price})` : sql<number>`0`).as('away'),
      ])
      .where('product.id', '<>', id)
      .where('is_public', '=', true)
      .where((e) => e.or([e('category_id', '=', root), e('category_id', 'like', `${root}.%`)]))
      .$if(rank === 0, (query) => query.where('category_id', '=', categoryId))
      .$if(rank === 1, (query) => query.where('brand_id', '=', brandId).where('category_id', '<>', categoryId))
      .$if(way === 'up', (query) => query.where('price_cents', '>=', price).orderBy('price_cents'))
      .$if(way === 'down', (query) => query.where('price_cents', '<', price).orderBy('price_cents', 'desc'))
      .orderBy('product.id')
      .limit(count);
  // From the price upwards and downwards each walk of an index ends where it has enough.
  const walks = byPrice
    ? [alike(0, 'up'), alike(0, 'down'), alike(1, 'up'), alike(1, 'down')]
    : [alike(0, 'by age'), alike(1, 'by age')];
  const { rows } = await sql<{ id: number }>`select id from (${sql.join(
    walks.map((walk) => sql`(${walk})`),
    sql` union all `,
  )}) as near order by rank, away, id limit ${count}`.execute(db);
  return rows.map((row) => row.id);
};
