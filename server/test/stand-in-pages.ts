import { createContext, data, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { createPages, type PageReport } from '#server/http/render';
import { sites } from '#sites/all';

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

const route = (id: string, path: string, loader: unknown, handle?: object) => ({
  id,
  path,
  parentId: undefined,
  index: undefined,
  caseSensitive: undefined,
  module: { loader, default: () => null, ...(handle && { handle }) },
});

/**
 * Pages of a build of a few routes as React Router's own would be, which are the data of their loader as text. `now`
 * changes what they show and who asks, `loads` and `failures` say what came of it.
 */
export const standInPages = () => {
  const report = createContext<PageReport>();
  const loads: string[] = [];
  const failures: unknown[] = [];
  const now = {
    version: 1,
    /** For how many seconds what the list shows of outside holds. */
    outside: undefined as number | undefined,
    admit: async () => {},
    client: 'one',
  };

  const loaders = {
    list: ({ context, request, url: { pathname, search } }: Args) => {
      if (!context.get(report).known) throw data(null, { status: 404 });
      loads.push(pathname + search);
      context.get(report).shows('catalogue', 'product:9');
      if (now.outside !== undefined) context.get(report).holdsFor(now.outside);
      return { seen: pathname + search, version: now.version, headers: [...request.headers.keys()] };
    },
    gone: () => {
      loads.push('gone');
      throw data(null, { status: 404 });
    },
    broken: () => {
      throw new Error('a secret of ours');
    },
  };
  const routes = {
    list: route('list', 'productos', loaders.list, { query: ['c', 'pag'] }),
    gone: route('gone', 'productos/gone', loaders.gone),
    staff: route('staff', 'staff', loaders.list, { perRequest: true }),
    printing: route('printing', '3d', loaders.list, { needs: 'printing3d' }),
    broken: route('broken', 'broken', loaders.broken),
    rest: route('rest', '*', loaders.gone),
  };

  const build = {
    routes,
    entry: {
      module: {
        default: (_: Request, status: number, headers: Headers, entry: EntryContext, context: Args['context']) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          const text = JSON.stringify(entry.staticHandlerContext.loaderData);
          const own = `nonce="${context.get(report).mark}"`;
          const inline = `<style ${own}>a{}</style><script ${own}>run()</script><script>foreign()</script>`;
          return new Response(`${inline}<p>${text.repeat(50)}</p>`, { status, headers });
        },
        handleError: (error: unknown) => failures.push(error),
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;

  const pages = createPages({
    build,
    mode: 'production',
    provide: (_served, reported) => {
      const context = new RouterContextProvider();
      context.set(report, reported);
      return context;
    },
    failed: (error) => failures.push(error),
  });
  const served = { site: sites.RTC, origin: 'https://a.uy' };
  const asker = () => ({ requestId: 'r-1', client: now.client, isCrawler: false, admit: now.admit });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    pages.fetch(new Request(`http://inner:3000${path}`, { headers, method }), served, asker());
  return { pages, loads, failures, now, served, asker, get };
};
