import { readSoldFor } from '#server/companies/own-sellers.store';
import type { Ctx, Inside } from '#server/ctx';
import { Refusal } from '#server/refusal';

type SoldFor = Awaited<ReturnType<typeof readSoldFor>>;

const lost = (before: SoldFor, after: SoldFor) => before.filter(({ id }) => !after.some((one) => one.id === id));

/** The names of the sites' own companies that this person alone can sell for. */
export const lastSoldFor = async ({ db }: Pick<Ctx, 'db'>, personId: number): Promise<string[]> =>
  lost(await readSoldFor(db), await readSoldFor(db, personId)).map(({ name }) => name);

/**
 * Does what may change who can sell, inside the caller's transaction, which has locked the sites' own companies that it is
 * about. Throws user.lastSeller where nobody is left for one that somebody could sell for.
 */
export const keepingSellers = async <T>(inside: Inside, change: () => Promise<T>): Promise<T> => {
  const before = await readSoldFor(inside.db);
  const changed = await change();
  const [company] = lost(before, await readSoldFor(inside.db));
  if (company) throw new Refusal('user.lastSeller', { company: company.name });
  return changed;
};
