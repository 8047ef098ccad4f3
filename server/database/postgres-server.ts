import pg from 'pg';

/** The address of a database on the server that another address names. */
export const urlOn = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

/** Runs statements in the database that an address names, and gives the rows of the last. */
export const onServer = async (url: string, ...statements: string[]): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
};

/** Why a server cannot be used, or null where it can. */
export const troubleOf = (url: string): Promise<string | null> =>
  onServer(url, 'select 1').then(
    () => null,
    (error: unknown) => String(error),
  );
