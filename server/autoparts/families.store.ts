import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isSeen, type Sight } from '#server/read-model/visibility';

/** Relations of a family to others that exist for who asks, with the code of the other's first product. */
export const readRelations = async (db: Db, family: string, sight: Sight) => {
  const { rows } = await sql<{ kind: 'replaces' | 'replacedBy' | 'equivalent'; family: string; code: string }>`
    select near.kind, near.family, first.code
    from (select related as family, kind from family_relation where family = ${family}
      union all select family, case kind when 'replaces' then 'replacedBy' else kind end
        from family_relation where related = ${family}) near
    cross join lateral (select product.code from product where product.family = near.family and ${isSeen(sight)}
      order by product.is_public desc, product.id limit 1) first
    order by near.kind, near.family`.execute(db);
  return rows;
};

/** The families that the shop related to this one, in either direction. */
export const readRelated = async (db: Db, family: string): Promise<string[]> => {
  const { rows } = await sql<{ family: string }>`select related as family from family_relation where family = ${family}
    union select family from family_relation where related = ${family}`.execute(db);
  return rows.map((row) => row.family);
};
