import { type RawBuilder, sql } from 'kysely';
import type { PersonTwin } from '#contract/people';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { hasWords } from '#server/database/text-match';
import { foundBy, localDigits } from '#server/people/twins';

const kinds = ['identifier', 'email', 'phone', 'name'] as const;
/** Values to look for; an absent one finds nothing. `phone`: eight digits. */
type Asked = Record<(typeof kinds)[number], string | undefined>;

/** People that `isRead` is true of and that have one of these, the surest first. */
export const readPersonTwins = async (
  db: Db,
  { identifier, email, phone, name }: Asked,
  isRead: RawBuilder<boolean>,
  most: number,
): Promise<PersonTwin[]> => {
  const found = foundBy([
    identifier && sql`select id from person where digits like ${`${identifier}%`}`,
    email && sql`select person_id from email where person_id is not null and lower(email) = lower(${email})`,
    phone && sql`select person_id from phone where person_id is not null and ${localDigits} = ${phone}`,
    name && sql`select id from person where ${hasWords('searched', name)}`,
  ]);
  if (!found) return [];
  // Each person who was found is looked up by the id: to join them would read the whole table.
  const { rows } = await sql<Omit<PersonTwin, 'by'> & { rank: number }>`
    select person.id, person.name, person.last_name as "lastName", identifier, found.rank,
      (select email from email where person_id = person.id order by is_default desc, id limit 1) as email
    from ${found} join lateral (select * from person where person.id = found.id limit 1) as person on ${isRead}
    order by found.rank, ${spanishOrder(sql`person.name`)}, ${spanishOrder(sql`person.last_name`)}, person.id
    limit ${most}`.execute(db);
  return rows.map(({ rank, ...row }) => ({ ...row, by: kinds[rank - 1] ?? 'name' }));
};
