import type { Ctx } from '#server/ctx';
import { readPreviousOwners } from './save-products.store.ts';

/**
 * Products under the codes that were asked for: the present ones, else those of before. A code that is known costs no
 * more than `read`.
 */
export const byAnyCode = async <T extends { code: string }>(
  { db }: Pick<Ctx, 'db'>,
  codes: readonly string[],
  read: (codes: readonly string[]) => Promise<readonly T[]>,
): Promise<Map<string, T>> => {
  const found = new Map((await read(codes)).map((row) => [row.code, row]));
  const missing = codes.filter((code) => !found.has(code));
  const owners = missing.length > 0 ? await readPreviousOwners(db, missing) : [];
  if (owners.length === 0) return found;
  const now = new Map((await read([...new Set(owners.map(({ code }) => code))])).map((row) => [row.code, row]));
  for (const { previous, code } of owners) {
    const row = now.get(code);
    if (row) found.set(previous, row);
  }
  return found;
};
