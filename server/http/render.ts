import { createHash, randomUUID } from 'node:crypto';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { ServedSite } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { type AllowedSources, allSources, contentPolicy, noncePolicy, withoutMark } from './content-policy.ts';
import { encoded, encodingOf } from './encoded.ts';
import { createAddresses } from './page-address.ts';
import { createPageCache, type MadePage } from './page-cache.ts';
import { scriptsLast } from './scripts-last.ts';

/** Questions and reports of a page in the making; the shape of the `page` context. */
export type PageReport = {
  origin: string;
  known: boolean;
  /** Stands as `nonce` on the page's own inline elements. */
  mark: string;
  /** The id of the request for which the page is made; others may get it too. */
  requestId: string;
  /** Structured data of the page for search engines; its routes add to it. */
  facts: object[];
  shows: (...tags: string[]) => void;
  serves: (path: string) => boolean;
  /** Lets this page load these from elsewhere. */
  allows: (sources: AllowedSources) => void;
  failed: (error: unknown) => void;
  /** Says for how many seconds at most the page may be kept: something that it shows is of outside. */
  holdsFor: (seconds: number) => void;
};

type Asker = {
  requestId: string;
  /** The client that the request is counted for. */
  client: string;
  /** A search engine's, by its own word: these have few places, of their own. */
  isCrawler: boolean;
  /** Asked before a page that is not kept is made; throws where too many were made for this client. */
  admit: () => Promise<void>;
};

type Pages = {
  build: ServerBuild;
  mode: string;
  /** The context of a page: the one place that knows the keys of the web room. */
  provide: (served: ServedSite, report: PageReport) => RouterContextProvider;
  /** Features that a site shows now; by default all that it has. */
  capabilitiesOf?: (site: ServedSite['site']) => readonly string[];
  /** Sources outside the site that all its pages may load. */
  outsideOf?: (served: ServedSite) => AllowedSources;
  failed: (error: unknown, facts: { path: string; requestId: string }) => void;
  /** For the pages that are kept, and for the data of pages that the browser's router asks for. */
  maxBytes?: number;
};

const megabyte = 2 ** 20;
/** So many pages may be in the making for visitors, for crawlers and for one client; who asks for one more is told to come back. */
const mostInWork = { visitors: 40, crawlers: 4, client: 8 };
const longestAddress = 2000;
const notFound = '/404';

type Making = { isData: boolean; mode: string; mark: string; isShared: boolean; allowed: AllowedSources };

/** Reads a whole answer of React Router into what is kept and sent. */
const madePage = async (response: Response, { isData, mode, mark, isShared, allowed }: Making): Promise<MadePage> => {
  const rendered = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = isHtml ? rendered.toString() : '';
  const html = mode === 'production' ? scriptsLast(text, mark) : text;
  const identity = isHtml ? Buffer.from(withoutMark(html, mark)) : rendered;
  // Vite's own inline scripts and styles would be blocked in development.
  if (isHtml && mode === 'production') headers.set('content-security-policy', contentPolicy(html, mark, allowed));
  headers.set('cache-control', response.status !== 200 ? 'no-store' : isData ? 'private, max-age=10' : 'no-cache');
  const { status } = response;
  if (identity.length === 0 || (status !== 200 && !isHtml)) {
    return { status, headers, body: () => identity, cost: 0 };
  }
  headers.set('vary', 'accept-encoding');
  if (status === 200)
    headers.set('etag', `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`);
  // The page itself and, of HTML, some third of it for both of its compressed forms.
  const cost = Math.ceil(1.4 * identity.length) + 1000;
  const isPublic = !/no-store|private/.test(response.headers.get('cache-control') ?? '');
  const keep = mode === 'production' && isPublic && (status === 200 || (status === 404 && isShared));
  return { status, headers, body: encoded(identity), cost: keep ? cost : 0 };
};

/** Reads an answer that is for one request alone: with its nonce, and for nobody to keep. */
const pageOfRequest = async (
  response: Response,
  { mode, mark, allowed }: Pick<Making, 'mode' | 'mark' | 'allowed'>,
): Promise<MadePage> => {
  const whole = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (mode === 'production') headers.set('content-security-policy', noncePolicy(mark, allowed));
  headers.set('cache-control', 'no-store');
  return { status: response.status, headers, body: () => whole, cost: 0 };
};

const isWellFormed = (path: string) => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

const send = async (request: Request, page: MadePage): Promise<Response> => {
  const headers = new Headers(page.headers);
  const etag = headers.get('etag');
  const seen = request.headers.get('if-none-match');
  if (etag && seen?.split(',').some((one) => one.trim() === etag)) return new Response(null, { status: 304, headers });
  const encoding = page.headers.has('vary') ? encodingOf(request.headers.get('accept-encoding')) : 'identity';
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = await page.body(encoding);
  headers.set('content-length', String(body.length));
  const bodiless = request.method === 'HEAD' || page.status === 204 || page.status === 304;
  return new Response(bodiless ? null : body, { status: page.status, headers });
};

/** To the one address that a page has. */
const moved = (location: string) => new Response(null, { status: 301, headers: { location } });

/** Renders pages and keeps them, but those of a route that is made per request. Every page is a visitor's: nothing of the request but its address reaches the render. */
export const createPages = ({
  build,
  mode,
  provide,
  capabilitiesOf = ({ capabilities }) => capabilities,
  outsideOf = () => ({}),
  failed,
  maxBytes = 112 * megabyte,
}: Pages) => {
  const render = createRequestHandler(build, mode);
  const addresses = createAddresses(build);
  const documents = createPageCache(Math.floor((6 / 7) * maxBytes));
  const data = createPageCache(Math.floor(maxBytes / 7));
  const hasOf = (site: ServedSite['site']) => {
    const shown = capabilitiesOf(site);
    return (capability: string) => shown.includes(capability);
  };
  const inWork = new Map<string, number>();
  const inWorkFor = { visitors: 0, crawlers: 0 };
  /** Throws call.busy where too many pages are being made, in all or for this client. */
  const within = async <T>({ client, isCrawler }: Asker, make: () => Promise<T>): Promise<T> => {
    const group = isCrawler ? 'crawlers' : 'visitors';
    const own = inWork.get(client) ?? 0;
    if (inWorkFor[group] >= mostInWork[group] || own >= mostInWork.client)
      throw new Refusal('call.busy', { seconds: 2 });
    inWorkFor[group] += 1;
    inWork.set(client, own + 1);
    try {
      return await make();
    } finally {
      inWorkFor[group] -= 1;
      const left = (inWork.get(client) ?? 1) - 1;
      if (left > 0) inWork.set(client, left);
      else inWork.delete(client);
    }
  };

  return {
    fetch: async (request: Request, served: ServedSite, asker: Asker): Promise<Response> => {
      const { requestId, admit } = asker;
      const url = new URL(request.url);
      if (url.pathname.length + url.search.length > longestAddress)
        return new Response('URI Too Long', { status: 414 });
      // In place the browser would read another route out of it than was rendered.
      if (!isWellFormed(url.pathname)) return new Response(null, { status: 302, headers: { location: notFound } });
      if (url.pathname !== '/' && url.pathname.endsWith('/')) {
        const path = url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/';
        return moved(path + url.search);
      }
      const has = hasOf(served.site);
      const { path, isData, known, isNowhere, isPerRequest, written, ...read } = addresses.read(url, has);
      if (written !== url.pathname) return moved(written + url.search);
      // Addresses that lead nowhere are without number, their page is one.
      const isShared = isNowhere && !isData && mode === 'production';
      const address = isShared ? notFound : read.address;
      const make = async (tags: Set<string>) => {
        tags.add(`site:${served.site.id}`);
        const mark = randomUUID();
        let seconds = Number.POSITIVE_INFINITY;
        let allowed: AllowedSources = {};
        const context = provide(served, {
          mark,
          requestId,
          origin: served.origin,
          known,
          facts: [],
          shows: (...shown) => {
            // `product:X` is also dropped by `product`, for changes that cannot name what they touched.
            for (const tag of shown) tags.add(tag).add(tag.replace(/:.*/, ''));
          },
          serves: (asked) => addresses.serves(asked, has),
          allows: (sources) => {
            allowed = sources;
          },
          failed: (error) => failed(error, { path, requestId }),
          holdsFor: (most) => {
            seconds = Math.min(seconds, most);
          },
        });
        const response = await render(new Request(served.origin + address), context);
        if (isPerRequest) return pageOfRequest(response, { mode, mark, allowed });
        const page = await madePage(response, {
          isData,
          mode,
          mark,
          isShared,
          allowed: allSources(allowed, outsideOf(served)),
        });
        return { ...page, cost: seconds > 0 ? page.cost : 0, seconds };
      };
      const [cache, key] = [isData ? data : documents, `${served.site.id} ${address}`];
      if (isPerRequest || !cache.has(key)) await admit();
      if (isPerRequest) return send(request, await within(asker, () => make(new Set())));
      return send(request, await cache.answer(key, (tags) => within(asker, () => make(tags))));
    },
    /** Forgets the pages that show any of the tags: see page-tags.ts. */
    drop: (tags: Iterable<string>) => {
      const gone = [...tags];
      documents.drop(gone);
      data.drop(gone);
    },
    /** The paths of a site's pages that are the same whatever it sells, but those that nobody should find. */
    listed: (site: ServedSite['site']) => addresses.listed(hasOf(site)),
    size: () => ({ documents: documents.size(), data: data.size() }),
  };
};
