import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Limit } from '#contract/call';
import { outsideOf } from '#contract/plain/third-parties';
import { brandLogos } from '#server/catalogue/brand-logos.http';
import { logoSvg } from '#sites/logo-svg';
import type { Site } from '#sites/site';
import { doorEntries } from './doors.ts';
import type { Environment } from './environment.ts';
import { assets } from './http/assets.ts';
import { answersCalls, mountCalls } from './http/calls.ts';
import { mountDoor } from './http/door.ts';
import { isLoopbackHeader } from './http/is-loopback.ts';
import { openapi } from './http/openapi.ts';
import { preparingPage } from './http/preparing-page.ts';
import { refusedPage } from './http/refused-page.ts';
import { createPages } from './http/render.ts';
import { type Bindings, clientOf, requestIdOf } from './http/request-ctx.ts';
import { logRequests } from './http/request-log.ts';
import { saysCrawler } from './http/says-crawler.ts';
import { securityHeaders, securityHeadersOf } from './http/security-headers.ts';
import { siteOfHost } from './http/served-site.ts';
import { unexpected } from './http/unexpected.ts';
import { pictures, wholePictures } from './images/pictures.http.ts';
import type { Log } from './log/log.ts';
import { loggedPath } from './log/logged-path.ts';
import { pageContext } from './page-context.ts';
import { dropOldPages } from './page-tags.ts';
import type { Shop } from './shop.ts';

/** The share of all search engines together: they have it while visitors take all else, and no more than one visitor has. */
const pagesOfCrawlers: Limit = { name: 'pages.crawlers', points: 120, seconds: 60, shared: false };

/** Pages that are made for one address: far more than people open, far fewer than would keep others waiting. */
const pagesOfAddress: Limit = { name: 'pages.address', points: 300, seconds: 60, shared: false };

type App = {
  env: Pick<Environment, 'anyHost' | 'isPrivate'> & Partial<Pick<Environment, 'PAGE_MEMORY_MB'>>;
  shop: Shop;
  log: Log;
  /** Whether the database holds a demo: every page says so. */
  isDemo: () => boolean;
  /** Whether the shop can serve now: not while it drains, not without its database. */
  isReady: () => Promise<boolean>;
  /** Answers for the providers of payments in a demo. */
  standIns?: ((request: Request) => Promise<Response>) | undefined;
  web: { build: ServerBuild; mode: string; assets?: string };
};

/** Everything that answers a request: health, files, calls, pages. */
export const createApp = ({ env, shop, log, isDemo, isReady, standIns, web }: App) => {
  const siteNamed = siteOfHost({ ...env, served: shop.served });
  // A demo of this machine has known passwords: who comes by another name, through a tunnel or a proxy, is not from here.
  const isHere = () => isDemo() && env.isPrivate;
  const siteOf = (host: string | undefined) => (isHere() && !isLoopbackHeader(host) ? undefined : siteNamed(host));
  const isPreparing = (site: Site) => shop.isPreparing(site) && !isDemo();
  const pages = createPages({
    build: web.build,
    mode: web.mode,
    capabilitiesOf: shop.capabilitiesOf,
    outsideOf: ({ site }) => outsideOf(shop.settingsOf(site)),
    provide: ({ site }, report) => {
      const state = { isDemo: isDemo(), isPreparing: isPreparing(site), sendsMail: shop.sendsMail() };
      return pageContext(shop, site, { ...report, ...state });
    },
    ...(env.PAGE_MEMORY_MB !== undefined && { maxBytes: env.PAGE_MEMORY_MB * 2 ** 20 }),
    failed: (error, { path, requestId }) => log.error('page.failed', error, { requestId, path: loggedPath(path) }),
  });
  dropOldPages(shop, pages);

  const app = new Hono<Bindings>().onError(unexpected(log));
  const isSecure = (host: string | undefined) => siteOf(host)?.origin.startsWith('https:') ?? false;
  // Calls come first and bring these headers with them: whatever stands before them is paid for by every one.
  const answerCall = answersCalls(shop.calls, securityHeadersOf(isSecure));
  const entries = doorEntries({ isPrivate: env.isPrivate, standIns }, pages.listed);
  const isEntry = new Set<string>(entries.map(({ path }) => path));
  app.post('/rest/*', (c, next) => (siteOf(c.req.header('host')) && !isEntry.has(c.req.path) ? answerCall(c) : next()));
  app.use(securityHeaders(isSecure));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  );
  app.use(async (c, next) => {
    if (siteOf(c.req.header('host'))) return next();
    return c.text(
      isHere() ? 'Esta demostración es de esta computadora: para mostrarla, PUBLIC_URL=https://…' : 'Sitio desconocido',
      421,
    );
  });
  if (web.assets) app.get('/assets/*', assets(web.assets));
  app.get('/favicon.svg', (c) => {
    const served = siteOf(c.req.header('host'));
    if (!served) return c.notFound();
    const site = shop.siteNow(served.site);
    if (site.logo.picture) return c.redirect('/iconos/192.png', 302);
    return c.body(logoSvg(site), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=86400',
    });
  });
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/imagenes/*', pictures(shop.pictureMaker));
  app.get('/marcas/*', brandLogos(shop, shop.drawPicture));
  for (const path of ['/:path{[0-9a-f]{32}}', '/rest/*', '/demo/*']) app.get(path, wholePictures(shop.pictureMaker));
  app.get('/rest/openapi.json', (c) => c.json(openapi(siteOf(c.req.header('host'))?.origin ?? '')));
  app.route('/', mountDoor(shop.calls, entries));
  app.route('/', mountCalls(shop.calls));
  app.all('*', (c) => {
    const served = siteOf(c.req.header('host'));
    if (!served) return c.notFound();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.text('Método no permitido', 405, { allow: 'GET, HEAD' });
    const closed = isPreparing(served.site) ? preparingPage(c.req.raw) : undefined;
    if (closed) return closed;
    const client = clientOf(shop.calls, c);
    const isCrawler = saysCrawler(c.req.header('user-agent'));
    // A visitor who only says that he is one has his address's share all the same.
    const admit = async () => {
      await shop.calls.limits.take(pagesOfAddress, client);
      if (isCrawler) await shop.calls.limits.take(pagesOfCrawlers, 'all');
    };
    const requestId = requestIdOf(c);
    return pages
      .fetch(c.req.raw, served, { requestId, client, isCrawler, admit })
      .catch((error: unknown) => refusedPage(error, { requestId, path: c.req.path }));
  });
  return { fetch: logRequests(app.fetch, log, (host) => siteOf(host)?.site.id) };
};
