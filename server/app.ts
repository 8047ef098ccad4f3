import { Hono } from 'hono';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { logoSvg } from '#sites/logo-svg';
import * as contexts from '#web/context';
import type { Change } from './ctx.ts';
import type { Environment } from './environment.ts';
import { assets } from './http/assets.ts';
import { mountCalls } from './http/calls.ts';
import { openapi } from './http/openapi.ts';
import { createPages, type RenderedPages } from './http/render.ts';
import { securityHeaders } from './http/security-headers.ts';
import { siteOfHost } from './http/served-site.ts';
import { pictures } from './images/pictures.http.ts';
import type { Log } from './log/log.ts';
import { Refusal } from './refusal.ts';
import type { Shop, ShopCall } from './shop.ts';

type App = {
  env: Environment;
  shop: Shop;
  log: Log;
  /** False before the shop can serve and while it drains. */
  isReady: () => boolean;
  /** The pages; without them the app answers calls only. */
  web?: { build: ServerBuild; mode: string; assets?: string };
};

/** Everything that answers a request: health, files, calls, pages. */
export const createApp = ({ env, shop, log, isReady, web }: App) => {
  const siteOf = siteOfHost(env);
  const pages: RenderedPages | undefined =
    web &&
    createPages({
      build: web.build,
      mode: web.mode,
      provide: ({ site }, report) => {
        const context = new RouterContextProvider();
        context.set(contexts.site, { ...site, settings: shop.settingsOf(site) });
        context.set(contexts.shop, { call: pageCall(shop.visitorCall(site)) });
        context.set(contexts.page, report);
        return context;
      },
      failed: (error, path) => log.error('page.failed', error, { path }),
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
  app.get('/imagenes/*', pictures(shop.pictureMaker));
  app.get('/rest/openapi.json', (c) => c.json(openapi(siteOf(c.req.header('host'))?.origin ?? '')));
  app.route('/', mountCalls(shop.calls));
  app.all('*', (c) => {
    const served = siteOf(c.req.header('host'));
    if (!pages || !served) return c.notFound();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.text('Método no permitido', 405, { allow: 'GET, HEAD' });
    return pages.fetch(c.req.raw, served);
  });
  // A change drops the pages that show it before the call that made it answers.
  shop.changes.subscribe((changes) => pages?.drop(changes.flatMap(pageTags)));
  return Object.assign(app, { pages });
};

const pageTags = ({ entity, id }: Change): string[] => {
  if (entity === 'product') return [`product:${id}`, 'catalogue'];
  if (entity === 'category' || entity === 'brand') return ['catalogue', `${entity}:${id}`];
  if (entity === 'setting' || entity === 'config') return ['content', `site:${id.split('.')[0]}`];
  return [];
};

/** In a loader an expected "no" is a page with that status. */
const pageCall =
  (call: ShopCall): contexts.Call =>
  async (path, input) => {
    try {
      return await call(path, input);
    } catch (error) {
      if (error instanceof Refusal) throw new Response(error.message, { status: error.status });
      throw error;
    }
  };
