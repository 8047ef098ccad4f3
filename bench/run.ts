import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onServer, urlOn } from '#server/database/postgres-server';
import { type Meter, memoryOf, parentOf, postgresMeter, processMeter } from './cpu.ts';
import { type Engine, type FamilyIds, type Prepared } from './data/prepare.ts';
import type { Cores } from './machine.ts';
import { measureRow, type RowResult, type Servers } from './measure.ts';
import type { Options } from './options.ts';
import { detailAgainRow, detailRow, pageAgainRow, pageRow } from './rows/detail.ts';
import { familyListPageRow, familyRow, partPageRow, vehicleAgainRow, vehicleRow } from './rows/families.ts';
import { orderRow } from './rows/order.ts';
import { homeRow, listPageRow } from './rows/pages.ts';
import type { Row } from './rows/row.ts';
import { categoryAgainRow, categoryRow, searchAgainRow, searchRow } from './rows/search.ts';
import { suggestRow } from './rows/suggest.ts';
import { type Running, startBare, startOneSelect, startShopServer } from './servers/start.ts';
import { measureVisible, type Visible } from './visible.ts';

/** Results of one shop. Memory is in megabytes: when it was ready, after the load, and at its peak. */
export type Outcome = {
  engine: Engine;
  size: number;
  startSeconds: number;
  memory: { ready: number; loaded: number; peak: number };
  visible: Visible;
  rows: RowResult[];
};

/** Results of a shop of autoparts; `size` is its number of families. */
export type FamiliesOutcome = Omit<Outcome, 'visible'>;

const longestSettling = 120;

type Given = { main: string; cores: Cores; options: Options };

/** Rows that say how a shop grows, and those that only the table has. Orders come last: their mails are sent after them. */
export const rowsOf = (size: number, { growth, amount }: Pick<Options, 'growth' | 'amount'>): (() => Row)[] => {
  const growing = [searchRow, categoryRow, detailRow, suggestRow];
  const others = [searchAgainRow, categoryAgainRow, detailAgainRow, pageRow, listPageRow, pageAgainRow];
  const rows = (growth ? growing : [...growing, ...others]).map((row) => () => row(size, amount));
  return growth ? rows : [...rows, () => orderRow(size, amount)];
};

/** The rows of a shop that keeps no page. */
export const uncachedRowsOf = ({ growth, amount }: Pick<Options, 'growth' | 'amount'>): (() => Row)[] =>
  growth ? [] : [() => homeRow(amount)];

/** The rows of a shop of autoparts. */
export const familyRowsOf = ({ size, ids }: { size: number; ids: FamilyIds }, amount: Options['amount']) =>
  [vehicleRow, vehicleAgainRow, familyRow, familyListPageRow, partPageRow].map((row) => () => row(size, amount, ids));

/** Waits until a server has done what it does by itself after its start, so that no row pays for it. */
const settled = async (meter: Meter) => {
  for (let waited = 0; waited < longestSettling; waited += 1) {
    const before = meter();
    await wait(1000);
    if (meter() - before < 0.1) return;
  }
};

/** The database of the server that does one select: one of its own, or it would be charged for what the shop does meanwhile. */
const databaseOfSelect = async (shops: string | undefined) => {
  if (!shops) return undefined;
  const name = `${new URL(shops).pathname.slice(1)}_select`;
  const found = await onServer(shops, `select from pg_database where datname = '${name}'`);
  if (found.length === 0) await onServer(shops, `create database "${name}"`);
  return urlOn(shops, name);
};

/** The meter of a database's server, where there is one beside the processes. */
const databaseMeter = async (url: string | undefined, cores: Cores): Promise<Meter> => {
  if (!url) return () => 0;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid, current_database() as name');
  const postmaster = parentOf(rows[0].pid);
  await client.end();
  if (postmaster === undefined) throw new Error('The processes of PostgreSQL are not on this machine.');
  return postgresMeter(postmaster, rows[0].name, cores.toServers);
};

type Shop = { servers: Servers; port: number; startSeconds: number; memory: () => Outcome['memory'] };

/** Starts a shop on prepared data with the servers beside it, and ends them when `measure` is done. */
const withServers = async <T>(
  data: Prepared,
  { main, cores, options }: Given,
  measure: (shop: Shop) => Promise<T>,
): Promise<T> => {
  const running: Running[] = [];
  const started = async (server: Promise<Running>) => {
    running.push(await server);
    return running.at(-1) as Running;
  };
  try {
    const shop = await started(startShopServer({ main, data, cores, from: options.port }));
    const ready = memoryOf(shop.pid).now;
    const bare = await started(startBare(cores, options.port));
    const url = await databaseOfSelect(data.env.DATABASE_URL);
    const select = await started(startOneSelect(data.size, url, cores, options.port));
    const withDatabase = async ({ port, pid }: Running, its: string | undefined) => {
      const [own, database] = [processMeter(pid), await databaseMeter(its, cores)];
      return { port, meter: () => own() + database() };
    };
    const servers = {
      shop: await withDatabase(shop, data.env.DATABASE_URL),
      select: await withDatabase(select, url),
      bare: { port: bare.port, meter: processMeter(bare.pid) },
    };
    await settled(servers.shop.meter);
    const memory = () => {
      const { now, peak } = memoryOf(shop.pid);
      return { ready, loaded: now, peak };
    };
    return await measure({ servers, port: shop.port, startSeconds: shop.startSeconds, memory });
  } finally {
    for (const { stop } of running) await stop();
  }
};

/** Starts another process of the shop where its database takes one, for as long as `measure` runs. */
const withSecond = async <T>(
  data: Prepared,
  { main, cores, options }: Given,
  measure: (port?: number) => Promise<T>,
) => {
  if (!data.env.DATABASE_URL) return measure();
  const second = await startShopServer({ main, data, cores, from: options.port });
  try {
    return await measure(second.port);
  } finally {
    await second.stop();
  }
};

const measureRows = async (rows: readonly (() => Row)[], servers: Servers, { amount }: Options) => {
  const measured: RowResult[] = [];
  for (const makeRow of rows) {
    const row = await measureRow(makeRow(), servers, amount.bare);
    const { bare, select } = row.times;
    console.log(`  ${row.name}: ${bare.median.toFixed(1)} × bare, ${select.median.toFixed(1)} × select`);
    measured.push(row);
  }
  return measured;
};

/** Measures every row of a shop of products. */
export const runShop = async (data: Prepared, given: Given): Promise<Outcome> => {
  const first = await runUncached(data, given);
  return withServers(data, given, async ({ servers, port, startSeconds, memory }) => {
    const { engine, size } = data;
    const visible = await withSecond(data, given, (second) => measureVisible(port, size, second));
    const rows = await measureRows(rowsOf(size, given.options), servers, given.options);
    return { engine, size, startSeconds, memory: memory(), visible, rows: [...first, ...rows] };
  });
};

const runUncached = async (data: Prepared, given: Given): Promise<RowResult[]> => {
  const rows = uncachedRowsOf(given.options);
  if (rows.length === 0) return [];
  const env = { ...data.env, PAGE_MEMORY_MB: '0' };
  return withServers({ ...data, env }, given, ({ servers }) => measureRows(rows, servers, given.options));
};

/** Measures the rows of a shop of autoparts. */
export const runFamilies = (data: Prepared & { ids: FamilyIds }, given: Given): Promise<FamiliesOutcome> =>
  withServers(data, given, async ({ servers, startSeconds, memory }) => {
    const { amount } = given.options;
    const measured = await measureRows(familyRowsOf(data, amount), servers, given.options);
    return { engine: data.engine, size: data.size, startSeconds, memory: memory(), rows: measured };
  });
