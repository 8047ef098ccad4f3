import { type RawBuilder, sql } from 'kysely';
import type { Author } from '#contract/communications';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

/** The pairs of `authors` with their names, by company and person. */
export const readAuthors = async (db: Db, authors: RawBuilder<unknown>): Promise<Author[]> => {
  const { rows } = await sql<Author>`
    select person.id as "personId", person.name, person.last_name as "lastName", company.id as "companyId",
      company.name as "companyName"
    from ${authors} as author join person on person.id = person_id join company on company.id = company_id
    order by ${spanishOrder(sql`company.name`)}, company.id, ${spanishOrder(sql`person.name`)},
      ${spanishOrder(sql`person.last_name`)}, person.id`.execute(db);
  return rows;
};

/** The answers to conditions, by their names. */
export const readConditions = async <N extends string>(
  db: Db,
  conditions: Readonly<Record<N, RawBuilder<boolean>>>,
): Promise<Record<N, boolean>> => {
  const columns = Object.entries<RawBuilder<boolean>>(conditions).map(
    ([name, holds]) => sql`${holds} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<N, boolean>>`select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row.');
  return row;
};
