import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isSeen, type Sight } from '#server/read-model/visibility';

/** The family that each of these codes names: its own, or that of a product which exists for who asks. */
export const readFamiliesOfCodes = async (db: Db, codes: readonly string[], sight: Sight) => {
  const { rows } = await sql<{ code: string; family: string }>`
    select code, code as family from family where code = any(${codes}::text[])
    union all select code, family from product where code = any(${codes}::text[]) and ${isSeen(sight)}`.execute(db);
  return rows;
};
