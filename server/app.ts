import { Hono } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { logoSvg } from '#sites/logo-svg';
import * as contexts from '#web/context';
import type { Environment } from './environment.ts';
import { assets } from './http/assets.ts';
import { createPages, type RenderedPages } from './http/render.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteOfHost } from './http/served-site.ts';

type App = {
  env: Environment;
  /** False before the shop can serve and while it drains. */
  isReady: () => boolean;
  /** The pages; without them the app answers calls only. */
  web?: { build: ServerBuild; mode: string; assets?: string };
};

/** Everything that answers a request: health, files, calls, pages. */
export const createApp = ({ env, isReady, web }: App) => {
  const siteOf = siteOfHost(env);
  const pages: RenderedPages | undefined =
    web &&
    createPages({
      build: web.build,
      mode: web.mode,
      provide: ({ site }, report) => {
        const context = new RouterContextProvider();
        context.set(contexts.site, site);
        context.set(contexts.page, report);
        return context;
      },
      failed: (error) => console.error(error),
    });

  const app = new Hono();
  app.use(securityHeaders((host) => siteOf(host)?.origin.startsWith('https:') ?? false));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => (isReady() ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503)));
  app.use(async (c, next) => (siteOf(c.req.header('host')) ? next() : c.text('Sitio desconocido', 421)));
  if (web?.assets) app.get('/assets/*', assets(web.assets));
  app.get('/favicon.svg', (c) => {
    const served = siteOf(c.req.header('host'));
    if (!served) return c.notFound();
    return c.body(logoSvg(served.site), 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' });
  });
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.all('*', (c) => {
    const served = siteOf(c.req.header('host'));
    if (!pages || !served) return c.notFound();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.text('Método no permitido', 405, { allow: 'GET, HEAD' });
    return pages.fetch(c.req.raw, served);
  });
  return Object.assign(app, { pages });
};
