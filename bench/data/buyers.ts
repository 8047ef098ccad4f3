import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { demoPeople } from '#demo/people';
import { randomOf } from '#demo/random';
import { idsBy, insertRows, valueOf } from '#demo/seed/insert';
import type { Database } from '#server/database/database';
import { transact } from '#server/database/transact';
import type { Tables } from '#server/tables';

export const buyerCount = 800;
/** The first ones place the orders that are measured, the others those of which it is measured when they are seen. */
export const buyersOfOrders = 780;
export const buyersOfWrites = Array.from({ length: buyerCount - buyersOfOrders }, (_, at) => buyersOfOrders + at);

/** The token of a buyer's session; the shop keeps its hash. */
export const tokenOf = (buyer: number) => createHash('sha256').update(`buyer ${buyer}`).digest('base64url');

/** Adds persons with an account and a session each. */
export const fillBuyers = ({ db }: Database<Tables>, count: number) =>
  transact(db, async (tx) => {
    const people = demoPeople(count);
    const identifiers = people.map((_, at) => `bench-${at}`);
    const persons = people.map(({ name, lastName }, at) => ({
      name,
      last_name: lastName,
      identifier: identifiers[at],
    }));
    await insertRows(tx, 'person', persons);
    const personIds = await idsBy(tx, 'person', 'identifier');
    const now = new Date();
    const accounts = people.map((person, at) => ({
      guid: randomOf('buyer', at).guid(),
      email: `buyer${at}@bench.example`,
      site: 'RTC',
      password_hash: '-',
      person_id: valueOf(personIds, identifiers[at] ?? ''),
      activated_at: now,
      first_name: person.name,
      last_name: person.lastName,
    }));
    await insertRows(tx, 'account', accounts);
    const accountIds = await idsBy(tx, 'account', 'email');
    for (const [at, { email }] of accounts.entries()) {
      const token_hash = createHash('sha256').update(tokenOf(at)).digest();
      const account_id = valueOf(accountIds, email);
      await tx.insertInto('session').values({ token_hash, account_id, created_at: now, used_at: now }).execute();
    }
  });

/** Gives the site's company a RUT that is no example's: under an example's nothing is sold. */
export const nameSeller = ({ db }: Database<Tables>) =>
  db.updateTable('company').set({ identifier: '211003420017' }).where('own_site', '=', 'RTC').execute();

/** Takes back what an earlier run ordered, so that every run finds the same shop. */
export const forgetOrders = async ({ db, query }: Database<Tables>) => {
  await query('truncate orders, mail, change_log, job.job restart identity cascade');
  await db.updateTable('stock').set({ reserved: 0 }).where('reserved', '>', 0).execute();
  await db.deleteFrom('counter').execute();
  await db.updateTable('session').set({ used_at: sql`now()` }).execute();
  await query('vacuum analyze');
};
