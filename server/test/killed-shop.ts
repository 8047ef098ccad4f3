import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/database';
import type { Tables } from '#server/tables';
import { urlOf } from '#server/test/postgres';

/** Facts that a started shop prints: its port, the tokens of its people, and its products with prices in cents. */
export type Selling = {
  port: number;
  seller: string;
  tokens: string[];
  products: { code: string; price: number }[];
  onHand: number;
};

type Answer = {
  status: number;
  data: Record<string, unknown> | null;
  payment?: { kind: string; url?: string };
  error: string;
};

/** A shop in a process of its own (sell-until-killed.ts), on this test's database, that can be killed and started again. */
export const openKilledShop = async (more: Record<string, string> = {}) => {
  const source = inject('source');
  const isEmbedded = 'snapshot' in source;
  const url = isEmbedded ? '' : urlOf(`${source.run}_${process.env.VITEST_POOL_ID}`);
  const folder = await mkdtemp(join(tmpdir(), 'shop-killed-'));
  /** Variables that name its database. */
  const env = { DATABASE_URL: url, DATA_DIR: folder };
  let child: ChildProcess | undefined;

  const kill = async () => {
    const dying = child;
    child = undefined;
    if (dying && dying.exitCode === null && dying.kill('SIGKILL')) await once(dying, 'exit');
  };
  afterAll(async () => {
    await kill();
    await rm(folder, { recursive: true });
  });

  const start = async (): Promise<Selling> => {
    child = spawn(process.execPath, [fileURLToPath(new URL('sell-until-killed.ts', import.meta.url))], {
      env: { ...process.env, ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
    for await (const line of lines) {
      // Its log stands on its output too.
      const said = JSON.parse(line);
      if (said.port) return said;
    }
    throw new Error('The shop ended before it sold.');
  };

  /** Looks at the database while no shop runs on it. */
  const look = async <T>(work: (database: Database<Tables>) => Promise<T>) => {
    const database = await openDatabase<Tables>(isEmbedded ? { folder } : { url });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  return { isEmbedded, env, start, kill, look };
};

/** Makes a call; throws where the shop is gone or fails. */
export const speak = async ({ port }: Selling, path: string, token: string, body: unknown): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${port}/rest/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `OAuth ${token}` }) },
  });
  const answer = (await response.json()) as Omit<Answer, 'status'>;
  if (response.status >= 500) throw new Error(`${path}: ${answer.error}`);
  return { status: response.status, ...answer };
};

/** Stock of which shelf and reservations are not what the orders made of them; empty where all is well. */
export const wrongStock = async ({ query }: Database<Tables>, onHand: number) => {
  const { rows } = await query(
    `select s.*, held, shipped from stock s left join lateral (
       select coalesce(sum(a.quantity) filter (where o.holds_stock), 0) as held,
         coalesce(sum(a.quantity) filter (where o.state = 'DIS'), 0) as shipped
       from order_allocation a join orders o on o.id = a.order_id
       where a.product_id = s.product_id and a.branch_id = s.branch_id) as sums on true
     where s.reserved <> held or s.on_hand <> ${onHand} - shipped`,
  );
  return rows;
};
