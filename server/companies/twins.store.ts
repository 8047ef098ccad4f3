import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { hasWords } from '#server/database/text-match';
import { foundBy, localDigits } from '#server/people/twins';

/** Values to look for; an absent one finds nothing. `phone`: eight digits. */
type Asked = { identifier?: string | undefined; phone?: string | undefined; name?: string | undefined };

const kinds = ['identifier', 'phone', 'name'] as const;
type Twin = {
  id: number;
  name: string;
  identifier: string;
  cityName: string | null;
  lastOrderAt: Date | null;
  by: (typeof kinds)[number];
};

const places = ({ identifier, phone, name }: Asked) =>
  foundBy([
    identifier && sql`select id from company where identifier like ${`${identifier}%`}`,
    phone && sql`select company_id from phone where company_id is not null and ${localDigits} = ${phone}`,
    name && sql`select id from company where ${hasWords('searched', name)}`,
  ]);

/** Companies that have one of these, the surest first; of orders those addressed to `soldBy`, null to any. */
export const readTwins = async (
  db: Db,
  asked: Asked,
  soldBy: readonly number[] | null,
  most: number,
): Promise<Twin[]> => {
  const found = places(asked);
  if (!found) return [];
  // Each company that was found is looked up by its id: to join them would read the whole table.
  const { rows } = await sql<Omit<Twin, 'by'> & { rank: number }>`
    select company.id, company.name, identifier, found.rank,
      (select city.name from address join city on city.id = city_id where company_id = company.id
        order by is_default desc, address.id limit 1) as "cityName",
      (select placed_at from orders where company_id = company.id
        and (${soldBy === null} or to_company_id = any(${soldBy ?? []}::bigint[]))
        order by placed_at desc limit 1) as "lastOrderAt"
    from ${found}
      join lateral (select * from company where company.id = found.id limit 1) as company on merged_into is null
    order by found.rank, ${spanishOrder(sql`company.name`)}, company.id limit ${most}`.execute(db);
  return rows.map(({ rank, ...row }) => ({ ...row, by: kinds[rank - 1] ?? 'name' }));
};
