import { join } from 'node:path';
import type { Database } from '#server/database/database';
import { onServer, urlOn } from '#server/database/postgres-server';
import { withTimeLimits } from '#server/database/time-limits';
import { transact } from '#server/database/transact';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { saveSetting } from '#server/settings/settings.service';
import { startShop } from '#server/start-shop';
import type { Tables } from '#server/tables';
import { buyerCount, fillBuyers, forgetOrders, nameSeller } from './buyers.ts';
import { fillCatalogue } from './fill.ts';
import { fillFamilies, idsOfFamilies } from './fill-families.ts';

export type Engine = 'pglite' | 'postgres';

/** A shop's data for the bench: what its processes are told, and how many products it holds. */
export type Prepared = {
  engine: Engine;
  size: number;
  env: { DATA_DIR: string; SITE: string; DATABASE_URL?: string; PAGE_MEMORY_MB?: string };
};

// Data of another version are filled anew.
const version = 2;

type Given = {
  folder: string;
  /** A PostgreSQL server on which databases may be made, and how their names begin. */
  server: string;
  name: string;
};

/** Opens a shop on its own data, which `fill` makes where no run has left them, and asks `then` of it. */
const prepared = async <T>(
  engine: Engine,
  { key, site }: { key: string; site: 'RTC' | 'NAM' },
  { folder, server, name }: Given,
  fill: (database: Database<Tables>) => Promise<void>,
  then: (database: Database<Tables>) => Promise<T>,
) => {
  const database = `${name}_${key}`;
  if (engine === 'postgres') {
    const all = urlOn(server, 'postgres');
    const found = await onServer(all, `select from pg_database where datname = '${database}'`);
    if (found.length === 0) await onServer(all, `create database "${database}"`);
  }
  const own = { DATA_DIR: join(folder, `${engine}-${key}`), SITE: site };
  const env = engine === 'postgres' ? { ...own, DATABASE_URL: urlOn(server, database) } : own;
  const shop = await startShop(readEnvironment({ ...env, DEMO: '0' }), { log: openLog('error'), work: false });
  try {
    return await withTimeLimits('batch', async () => {
      // A shop is open once it has a firm of its own and was opened.
      const firm = { identifier: '211003420017' };
      await transact(shop.database.db, async (tx) => {
        await tx.updateTable('company').set(firm).where('own_site', 'is not', null).execute();
        await saveSetting(tx, site, 'opened', true);
      });
      await fillOnce(shop.database, fill);
      return { env, answer: await then(shop.database) };
    });
  } finally {
    await shop.close();
  }
};

const fillOnce = async (database: Database<Tables>, fill: (database: Database<Tables>) => Promise<void>) => {
  const { db, query } = database;
  await query('create schema if not exists bench; create table if not exists bench.filled (version int)');
  const { rows } = await query('select version from bench.filled');
  if (rows[0]?.version === version) return;
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (product) throw new Error('These data are half filled or of another version of the bench: remove them.');
  await fill(database);
  await query('delete from bench.filled');
  await query('insert into bench.filled values ($1)', [version]);
  process.stdout.write('\n');
};

/** Tells on one line how far a filling is. */
const progress = (what: string) => {
  const began = Date.now();
  return (done: number) =>
    void process.stdout.write(`\r  ${done} ${what}, ${Math.round((Date.now() - began) / 1000)} s `);
};

/** Makes a shop of so many products, or finds the one that an earlier run left, without that run's orders. */
export const prepare = async (engine: Engine, size: number, given: Given): Promise<Prepared> => {
  const fill = async (database: Database<Tables>) => {
    await fillCatalogue(database, size, progress('products'));
    await fillBuyers(database, buyerCount);
    await nameSeller(database);
  };
  const { env } = await prepared(engine, { key: String(size), site: 'RTC' }, given, fill, forgetOrders);
  return { engine, size, env };
};

/** Ids that the rows of autoparts refer to. */
export type FamilyIds = Awaited<ReturnType<typeof idsOfFamilies>>;

/** Makes a shop of so many families of autoparts, or finds the one that an earlier run left. */
export const prepareFamilies = async (
  engine: Engine,
  size: number,
  given: Given,
): Promise<Prepared & { ids: FamilyIds }> => {
  const fill = (database: Database<Tables>) => fillFamilies(database, size, progress('families'));
  const { env, answer } = await prepared(engine, { key: `families_${size}`, site: 'NAM' }, given, fill, idsOfFamilies);
  return { engine, size, env, ids: answer };
};
