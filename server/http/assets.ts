import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Serves the built files of the browser from their folder: immutable, compressed at build time, and never a page instead. */
export const assets = (folder: string): MiddlewareHandler => {
  const file = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return async (c) => (await file(c, async () => {})) ?? c.text('No existe', 404);
};
