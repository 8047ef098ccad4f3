import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal } from '#server/refusal';
import { columnTypes as types } from './column-types.ts';
import { countQuery } from './count-queries.ts';
import { lockFolder } from './folder-lock.ts';
import { type Hints, noHints, serverHints } from './hints.ts';
import { embeddedFolder } from './is-made.ts';
import { startPglite } from './pglite-socket.ts';
import { prepareOften, statementNames } from './prepare-often.ts';
import { refuseInsideTransaction } from './transact.ts';

/** `url`: a PostgreSQL server. `folder`: PGlite on disk. Neither: PGlite in memory, filled from the `snapshot` file. */
type DatabaseOptions = {
  url?: string | undefined;
  folder?: string | undefined;
  snapshot?: string | undefined;
  /** What the server shows as the application's name. */
  name?: string | undefined;
  /** How long, in milliseconds, a query waits for its turn before it is refused. */
  patience?: number;
};

/** `query` sends plain SQL (several statements where there are no parameters); `dump` (PGlite) gives a `snapshot`. */
export type Database<T> = {
  db: Kysely<T>;
  engine: 'pglite' | 'postgres';
  query: (sql: string, params?: unknown[]) => Promise<pg.QueryResult>;
  dump: () => Promise<Uint8Array>;
  hints: Hints;
  close: () => Promise<void>;
};

// Whoever finds all connections in use waits for his turn: an order that comes late is better than one refused.
const longestWait = 30_000;
// The pool's words for one who waited in vain; it gives no code.
const waitedInVain = 'timeout exceeded when trying to connect';

/**
 * Opens the database; throws where it cannot be used, with one sentence where another server holds its folder. A query that
 * waits too long for its turn throws call.busy.
 */
export const openDatabase = async <T>(options: DatabaseOptions = {}): Promise<Database<T>> => {
  if (!options.url) return openEmbedded(options);
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name ?? 'shop',
    max: 10,
    types,
    connectionTimeoutMillis: options.patience ?? longestWait,
  });
  const database = overPool<T>(pool);
  await database.query('select 1');
  const dump = () => Promise.reject(new Error('Only the embedded database is dumped by us.'));
  return {
    ...database,
    engine: 'postgres',
    dump,
    hints: serverHints(options.url, database.query),
    close: () => pool.end(),
  };
};

const openEmbedded = async <T>({ folder, snapshot, patience = longestWait }: DatabaseOptions): Promise<Database<T>> => {
  const release = folder ? await lockFolder(folder) : () => {};
  const pglite = await startPglite({ folder: folder && embeddedFolder(folder), snapshot }).catch((error: unknown) => {
    release();
    throw new Error(`La base de datos de ${folder ?? 'la memoria'} no se puede abrir: ${String(error)}`, {
      cause: error,
    });
  });
  const pool = new pg.Pool({
    stream: pglite.stream,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    types,
    connectionTimeoutMillis: patience,
  });
  const close = async () => {
    await pool.end();
    await pglite.close();
    release();
  };
  return { ...overPool<T>(pool), engine: 'pglite', dump: pglite.dump, hints: noHints, close };
};

const overPool = <T>(pool: pg.Pool) => {
  // The pool drops a client that fails while idle; whoever asks next gets a new one, or the error.
  pool.on('error', () => {});
  // One that fails between two statements of a transaction says so to the next statement; unheard, it would end the process.
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOften(client, nameOf);
  });
  const connect = async () => {
    refuseInsideTransaction();
    return pool.connect().catch((error: unknown) => {
      const isBusy = error instanceof Error && error.message === waitedInVain;
      throw isBusy ? new Refusal('call.busy', { seconds: 30 }) : error;
    });
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
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }),
    log: ({ query }) => void countQuery(query),
  });
  return { db, query };
};
