import { sql } from 'kysely';
import { foldedText } from '#contract/plain/folded-text';
import type { Db, Inside, Transaction } from '#server/ctx';
import { fieldRefusal } from '#server/refusal';
import { placeOf } from '#server/settings/site-now';
import { sites as allSites } from '#sites/all';
import { type Branch, type SiteSettings, siteIds } from '#sites/site';

type Listed = NonNullable<SiteSettings['branches']>;

/** All that the database says of the branches, in order, for whoever starts the shop. */
export const readShopBranches = (db: Db) =>
  db
    .selectFrom('branch')
    .select(['code', 'name', 'address', 'phone', 'whatsapp', 'hours', 'geolocation'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Adds the branches that are missing, by code, behind the others. */
export const insertBranches = async (db: Transaction, branches: readonly Branch[]) => {
  const { last } = await db
    .selectFrom('branch')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('branch')
    .values(
      branches.map(({ code, name, address, city, phone, whatsapp, hours, geolocation }, at) => ({
        code,
        name,
        phone,
        whatsapp,
        hours,
        position: last + at,
        address: `${address}, ${city}`,
        geolocation: geolocation.join(','),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};

/** Up to three letters of the name, with a number where they are taken. */
const newCode = (name: string, taken: ReadonlySet<string>) => {
  const letters =
    foldedText(name)
      .replaceAll(/[^a-z\d]/g, '')
      .toUpperCase()
      .slice(0, 3) || 'SUC';
  const numbers = Array.from({ length: taken.size + 1 }, (_, at) => (at === 0 ? letters : `${letters}${at + 1}`));
  return numbers.find((code) => !taken.has(code)) ?? letters;
};

/**
 * The rows with a code each: a new one takes that of the branch which is called so at another site, else one of its own.
 * Throws where one takes the name of a branch that is not listed.
 */
export const withCodes = async ({ db }: Inside, rows: Listed): Promise<Listed> => {
  const known = await readShopBranches(db);
  const taken = new Set([...known, ...rows].map(({ code }) => code));
  return rows.map((row, at) => {
    const same = known.find(
      ({ code, name }) => foldedText(name) === foldedText(row.name) && !rows.some((one) => one.code === code),
    );
    if (row.code !== '') {
      // Stock and exports tell branches apart by their names.
      const isRenamed = known.some(({ code, name }) => code === row.code && foldedText(name) !== foldedText(row.name));
      if (same && isRenamed) throw fieldRefusal(`branches.${at}.name`, 'branch.name');
      return row;
    }
    const code = same?.code ?? newCode(row.name, taken);
    taken.add(code);
    return { ...row, code };
  });
};

/** Follows a site's list: branches that are new and names that are others. One that no site offers is in use while units lie there. */
export const keepBranches = async ({ db }: Inside, rows: Listed | null) => {
  if (rows) {
    await insertBranches(
      db,
      rows.map((row) => ({ ...row, geolocation: placeOf(row.geolocation) })),
    );
    const names = sql.join(rows.map(({ code, name }) => sql`(${code}, ${name})`));
    await sql`
      update branch set name = listed.name from (values ${names}) as listed (code, name)
      where branch.code = listed.code and branch.name <> listed.name`.execute(db);
  }
  const offered = await readOffered(db);
  await sql`
    update branch set in_use = code = any(${offered}::text[])
      or exists (select from stock where stock.branch_id = branch.id and on_hand > 0)`.execute(db);
};

/** Codes of the branches that any site of this database offers, one that another process serves too. */
const readOffered = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ site: string; codes: string[] | null }>`
    select company.own_site as site, (
      select array_agg(listed->>'code') from setting, jsonb_array_elements(setting.value) listed
      where setting.site = company.own_site and key = 'branches') as codes
    from company where own_site is not null`.execute(db);
  return rows.flatMap(({ site, codes }) => {
    const known = siteIds.find((id) => id === site);
    return codes ?? (known ? allSites[known].branches.map(({ code }) => code) : []);
  });
};
