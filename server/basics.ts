import { insertOwnCompany } from '#server/companies/companies.service';
import type { Db } from '#server/ctx';
import { transact } from '#server/database/transact';
import { insertDepartments } from '#server/places/places.service';
import { insertBranches } from '#server/settings/branches.service';
import type { Site } from '#sites/site';

/**
 * Adds the rows that every shop has before its first product: departments and cities, the branches and own company of
 * its sites and their root categories. Rows that are there already stay as they are, so it runs at each start.
 */
export const addBasics = (db: Db, sites: readonly Site[]) =>
  transact(db, async (tx) => {
    await insertDepartments(tx);
    for (const site of sites) {
      await insertBranches(tx, site.branches);
      await insertOwnCompany(tx, site);
      await tx
        .insertInto('category')
        .values({ id: site.rootCategory, parent_id: null, number: Number(site.rootCategory), name: site.about })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await tx
      .insertInto('shop')
      .values({ id: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
