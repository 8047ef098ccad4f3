import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The measure of the table: a server that answers a body of a size and does nothing else.
const text = (size: string) => 'x'.repeat(Number(size));
const bodies = new Map<string, string>();

const app = new Hono();
app.all('/bytes/:size', (c) => {
  const size = c.req.param('size');
  const body = bodies.get(size) ?? text(size);
  bodies.set(size, body);
  return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
});

serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
