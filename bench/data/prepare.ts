import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#server/database/database';
import { readEnvironment } from '#server/environment';
import { openLog } from '#server/log/log';
import { startShop } from '#server/start-shop';
import type { Tables } from '#server/tables';
import { fillBuyers, forgetOrders } from './buyers.ts';
import { fillCatalogue } from './fill.ts';

export type Engine = 'pglite' | 'postgres';

/** A shop's data for the bench: what its processes are told, and how many products it holds. */
export type Prepared = { engine: Engine; size: number; env: { DATA_DIR: string; DATABASE_URL?: string } };

export const buyerCount = 800;
// Data of another version are filled anew.
const version = 1;

type Given = {
  folder: string;
  /** A PostgreSQL server on which databases may be made, and how their names begin. */
  server: string;
  name: string;
};

const urlOf = (server: string, database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;

const onServer = async (server: string, ...statements: string[]) => {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres'), connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

/** Why no PostgreSQL can be measured, or undefined where one answers. */
export const postgresTrouble = (server: string) =>
  onServer(server, 'select 1').then(
    () => undefined,
    (error: unknown) => String(error),
  );

/** Makes a shop of so many products, or finds the one that an earlier run left, without that run's orders. */
export const prepare = async (engine: Engine, size: number, { folder, server, name }: Given): Promise<Prepared> => {
  const database = `${name}_${size}`;
  if (engine === 'postgres') {
    const found = await onServer(server, `select from pg_database where datname = '${database}'`);
    if (found.length === 0) await onServer(server, `create database "${database}"`);
  }
  const DATA_DIR = join(folder, `${engine}-${size}`);
  const env = engine === 'postgres' ? { DATA_DIR, DATABASE_URL: urlOf(server, database) } : { DATA_DIR };
  const shop = await startShop(readEnvironment({ ...env, DEMO: '0' }), { log: openLog('error'), work: false });
  try {
    await fill(shop.database, size);
  } finally {
    await shop.close();
  }
  return { engine, size, env };
};

const fill = async (database: Database<Tables>, size: number) => {
  const { db, query } = database;
  await query('create schema if not exists bench; create table if not exists bench.filled (version int)');
  const { rows } = await query('select version from bench.filled');
  if (rows[0]?.version !== version) {
    const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
    if (product) throw new Error('These data are half filled or of another version of the bench: remove them.');
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    await fillCatalogue(database, size, (done) => process.stdout.write(`\r  ${done} products, ${seconds()} s `));
    await fillBuyers(database, buyerCount);
    await query('delete from bench.filled');
    await query('insert into bench.filled values ($1)', [version]);
    process.stdout.write('\n');
  }
  await forgetOrders(database);
};
