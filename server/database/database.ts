import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes as types } from './column-types.ts';
import { countQuery } from './count-queries.ts';
import { lockFolder } from './folder-lock.ts';
import { type Hints, noHints, serverHints } from './hints.ts';
import { embeddedFolder } from './is-made.ts';
import { busy, limitClient } from './limited-client.ts';
import { startPglite } from './pglite-socket.ts';
import { prepareOften, statementNames } from './prepare-often.ts';
import { currentWork, type TimeLimits, timeLimits, type Work } from './time-limits.ts';
import { refuseInsideTransaction } from './transact.ts';

/** `url`: a PostgreSQL server. `folder`: PGlite on disk. Neither: PGlite in memory, filled from the `snapshot` file. */
type DatabaseOptions = {
  url?: string | undefined;
  folder?: string | undefined;
  snapshot?: string | undefined;
  /** The machine has little memory: PGlite takes less, and is slower. */
  isSmall?: boolean;
  /** Application name that the server shows. */
  name?: string | undefined;
  /** How long, in milliseconds, a query waits for its turn on PGlite before it is refused. */
  patience?: number;
  /** How long work on a server may take, by its kind. */
  limits?: Record<Work, TimeLimits>;
};

/** `query` sends plain SQL (several statements where there are no parameters); `dump` (PGlite) gives a `snapshot`. */
export type Database<T> = {
  db: Kysely<T>;
  engine: 'pglite' | 'postgres';
  query: (sql: string, params?: unknown[]) => Promise<pg.QueryResult>;
  dump: () => Promise<Uint8Array>;
  hints: Hints;
  /** Whether it can be written: it says so, and no write was refused within the last half minute. Throws where it does not answer. */
  isWritable: () => Promise<boolean>;
  close: () => Promise<void>;
};

// A call that finds the one session of PGlite in use waits for its turn: an order that comes late is better than one
// refused.
const longestWait = 30_000;
const unwritableMs = 30_000;

/**
 * Opens the database; throws where it cannot be used, with one sentence where another server holds its folder. A call
 * that takes too long throws call.busy.
 */
export const openDatabase = async <T>(options: DatabaseOptions = {}): Promise<Database<T>> => {
  const { url, name = 'shop', limits = timeLimits } = options;
  if (!url) return openEmbedded(options);
  const shared = openShared();
  const open = (limit: TimeLimits) =>
    limitedPool(
      {
        connectionString: url,
        application_name: name,
        max: limit.connections,
        connectionTimeoutMillis: limit.wait,
        statement_timeout: limit.statement,
        lock_timeout: limit.lock,
        idle_in_transaction_session_timeout: limit.idle,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
      },
      limit,
      shared,
    );
  const pools: Partial<Record<Work, LimitedPool>> = {};
  const connect = () => {
    const work = currentWork();
    const pool = (pools[work] ??= open(limits[work]));
    return pool.connect();
  };
  const end = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  const database = overPool<T>({ connect, end }, shared);
  await database.query('select 1').catch(async (error: unknown) => {
    await end();
    // The one who starts a shop has to hear why.
    throw error instanceof Error ? (error.cause ?? error) : error;
  });
  return {
    ...database,
    engine: 'postgres',
    dump: () => Promise.reject(new Error('Only the embedded database is dumped by us.')),
    hints: serverHints(url, database.query),
    close: end,
  };
};

const openEmbedded = async <T>({
  folder,
  snapshot,
  isSmall = false,
  patience = longestWait,
}: DatabaseOptions): Promise<Database<T>> => {
  const release = folder ? await lockFolder(folder) : () => {};
  const pglite = await startPglite({ folder: folder && embeddedFolder(folder), snapshot, isSmall }).catch(
    (error: unknown) => {
      release();
      throw new Error(`La base de datos de ${folder ?? 'la memoria'} no se puede abrir: ${String(error)}`, {
        cause: error,
      });
    },
  );
  const shared = openShared();
  // A statement of the one session ends when it ends.
  const limit = { answer: 2 ** 31 - 1, whole: Infinity };
  const config = { stream: pglite.stream, user: 'postgres', database: 'postgres', ssl: false };
  const pool = limitedPool(
    { ...config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: patience },
    limit,
    shared,
  );
  const close = async () => {
    await pool.end();
    await pglite.close();
    release();
  };
  return { ...overPool<T>(pool, shared), engine: 'pglite', dump: pglite.dump, hints: noHints, close };
};

/** State that the connections of a database share. */
type Shared = { nameOf: ReturnType<typeof statementNames>; onUnwritable: () => void; isRefused: () => boolean };

const openShared = (): Shared => {
  let refusedAt = -Infinity;
  return {
    nameOf: statementNames(),
    onUnwritable: () => {
      refusedAt = performance.now();
    },
    isRefused: () => performance.now() - refusedAt < unwritableMs,
  };
};

type LimitedPool = { connect: () => Promise<pg.PoolClient>; end: () => Promise<void> };

const limitedPool = (
  config: pg.PoolConfig,
  { answer, whole }: Pick<TimeLimits, 'answer' | 'whole'>,
  { nameOf, onUnwritable }: Shared,
): LimitedPool => {
  const pool = new pg.Pool({ ...config, types });
  const deadlines = new WeakMap<pg.PoolClient, (at: number) => void>();
  // The pool drops a client that fails while idle; whoever asks next gets a new one, or the error. One that fails between
  // two statements of a transaction says so to the next statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    deadlines.set(client, limitClient(client, answer, onUnwritable));
    prepareOften(client, nameOf);
  });
  const connect = async () => {
    const deadline = performance.now() + whole;
    const client = await pool.connect().catch((error: unknown) => {
      throw busy(error);
    });
    deadlines.get(client)?.(deadline);
    return client;
  };
  return { connect, end: () => pool.end() };
};

const overPool = <T>(pool: LimitedPool, { isRefused }: Shared) => {
  const connect = async () => {
    refuseInsideTransaction();
    return pool.connect();
  };
  const query = async (sql: string, params?: unknown[]) => {
    const client = await connect();
    try {
      return await client.query(sql, params);
    } finally {
      client.release();
    }
  };
  const db = new Kysely<T>({
    dialect: new PostgresDialect({ pool: { connect, end: pool.end, options: {} } }),
    log: ({ query }) => void countQuery(query),
  });
  const isWritable = async () => {
    const { rows } = await query(`select current_setting('transaction_read_only') = 'off' as is_writable`);
    return rows[0]?.is_writable === true && !isRefused();
  };
  return { db, query, isWritable };
};
