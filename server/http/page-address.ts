import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What the server reads of a route module's `handle`. */
type Handle = { query?: readonly string[]; needs?: string; perRequest?: boolean };

/** A page that is asked for, without what does not make a difference to it. */
type PageAddress = {
  /** Path of the page, without `.data` and without query. */
  path: string;
  /** Path and query as they are rendered and kept. */
  address: string;
  isData: boolean;
  /** Whether a page of this site stands there (else the not-found page answers). */
  known: boolean;
  /** Whether no route at all stands there. */
  isNowhere: boolean;
  /** Whether the page is made for each request and never kept. */
  isPerRequest: boolean;
};

const routeTree = (routes: ServerBuild['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const own = { id: route?.id, path: route?.path, handle: route?.module.handle };
      const children = routeTree(routes, route?.id);
      return route?.index ? { ...own, index: true } : { ...own, children };
    });

type Place = { handles: readonly Handle[]; found: boolean };

// Whatever people ask for; who asks for endless paths fills no memory with them.
const placesMax = 5000;
const longestCached = 200;

const dataSuffix = /(?:\/_|)\.data$/;
const pageOf = (pathname: string) => pathname.replace(dataSuffix, '').replace(/^\/_root$/, '/') || '/';

/** Understands addresses of pages by the routes of the build. */
export const createAddresses = (build: Pick<ServerBuild, 'routes'>) => {
  const routes = routeTree(build.routes);

  // React Router ranks and compiles all routes at each match, which took a third of what a kept page takes.
  const places = new LRUCache<string, Place>({ max: placesMax });

  const match = (path: string): Place => {
    const matches = matchRoutes(routes, path) ?? [];
    return {
      handles: matches.flatMap(({ route }) => (route.handle as Handle | undefined) ?? []),
      found: matches.length > 0 && matches.at(-1)?.route.path !== '*',
    };
  };

  const placeAt = (path: string): Place => {
    const place = places.get(path) ?? match(path);
    if (path.length <= longestCached) places.set(path, place);
    return place;
  };

  const handlesAt = (path: string, has: (capability: string) => boolean) => {
    const { handles, found } = placeAt(path);
    return {
      handles,
      isNowhere: !found,
      known: found && handles.every(({ needs }) => needs === undefined || has(needs)),
    };
  };

  return {
    serves: (path: string, has: (capability: string) => boolean) => handlesAt(path, has).known,
    read: (url: URL, has: (capability: string) => boolean): PageAddress => {
      const isData = dataSuffix.test(url.pathname);
      const path = isData ? pageOf(url.pathname) : url.pathname;
      const { handles, known, isNowhere } = handlesAt(path, has);
      const read = new Set([...handles.flatMap((handle) => handle.query ?? []), ...(isData ? ['_routes'] : [])]);
      const parameters = [...read].sort().flatMap((key) => {
        const value = url.searchParams.get(key);
        return value === null ? [] : [[key, value]];
      });
      const query = new URLSearchParams(parameters).toString();
      const isPerRequest = handles.some(({ perRequest }) => perRequest === true);
      return { path, address: url.pathname + (query && `?${query}`), isData, known, isNowhere, isPerRequest };
    },
  };
};
