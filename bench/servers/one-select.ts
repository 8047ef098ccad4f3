import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { startPglite } from '#server/database/pglite-socket';

// The measure of an order: a server that answers a body of a size after one select by a primary key. On the engine of
// the shop it stands beside, with as many rows as that has products: port, rows, url (none: the embedded engine).
const [port, count = '1', url] = process.argv.slice(2);
const embedded = { user: 'postgres', database: 'postgres', ssl: false, max: 1, idleTimeoutMillis: 0 };
const stream = url ? undefined : (await startPglite({})).stream;
const pool = new pg.Pool(stream ? { ...embedded, stream } : { connectionString: url });
await pool.query(`create schema if not exists bench;
  create table if not exists bench.thing (code text primary key, name text not null, price_cents bigint not null);
  insert into bench.thing select 'P-' || at, 'Thing ' || at, at from generate_series(1, ${Number(count)}) as at
    on conflict do nothing;
  analyze bench.thing`);

let asked = 0;
const app = new Hono();
app.all('/bytes/:size', async (c) => {
  asked = (asked + 7919) % Number(count);
  const { rows } = await pool.query('select code, name, price_cents from bench.thing where code = $1', [
    `P-${asked + 1}`,
  ]);
  if (!rows[0]) throw new Error(`No thing ${asked + 1}`);
  return c.body('x'.repeat(Number(c.req.param('size'))), 200, { 'content-type': 'application/json; charset=utf-8' });
});

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
