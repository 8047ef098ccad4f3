import { exampleRuts } from '#contract/plain/example-ruts';
import { insertOwnCompany } from '#server/companies/companies.service';
import type { Db, Transaction } from '#server/ctx';
import { transact } from '#server/database/transact';
import { insertDepartments } from '#server/places/places.service';
import { insertBranches } from '#server/settings/branches.service';
import type { Site } from '#sites/site';

/**
 * Adds the rows that every shop has before its first product: departments and cities, the branches and own company of
 * its sites and their root categories; a site without a firm of its own is closed. Rows that are there already stay as they are, so it runs at each start.
 */
export const addBasics = (db: Db, sites: readonly Site[]) =>
  transact(db, async (tx) => {
    await insertDepartments(tx);
    for (const site of sites) {
      await insertBranches(tx, site.branches);
      await insertOwnCompany(tx, site);
      await tx
        .insertInto('category')
        .values({ id: site.rootCategory, parent_id: null, number: Number(site.rootCategory), name: 'Productos' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await closeNew(tx, sites);
    await tx
      .insertInto('shop')
      .values({ id: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** A site that sells under an example has not opened (docs/decisions/032-first-steps.md). */
const closeNew = async (tx: Transaction, sites: readonly Site[]) => {
  const ids = sites.map(({ id }) => id);
  const firms = await tx
    .selectFrom('company')
    .select('own_site')
    .where('own_site', 'in', ids)
    .where('identifier', 'in', exampleRuts)
    .execute();
  const rows = firms.flatMap(({ own_site: site }) => (site ? [{ site, key: 'opened', value: 'false' }] : []));
  if (rows.length === 0) return;
  await tx
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site', 'key']).doNothing())
    .execute();
};
