import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { ListedPage } from '#contract/plain/listed-pages';

/** The part of a route module's `handle` that the server reads. */
type Handle = { query?: readonly string[]; needs?: string; perRequest?: boolean; listed?: ListedPage };

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
  /** The path as its route writes it: in another case it leads to the same page, which has one address. */
  written: string;
};

const routeTree = (routes: ServerBuild['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const own = { id: route?.id, path: route?.path, handle: route?.module.handle };
      const children = routeTree(routes, route?.id);
      return route?.index ? { ...own, index: true } : { ...own, children };
    });

/** `pattern`: the steps of the route's path. */
type Place = { handles: readonly Handle[]; found: boolean; pattern: readonly string[] };

/** All paths of routes that take nothing out of the address. */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [], index }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(index ? [own || '/'] : []), ...(path && !/[:*]/.test(own) ? [own] : []), ...pathsOf(children, own)];
  });

/** A path with the fixed words of its route as the route writes them; what stands between is left as it is. */
const writtenAs = (path: string, pattern: readonly string[]) => {
  const steps = path.slice(1).split('/');
  if (steps.length !== pattern.length) return path;
  return `/${steps.map((step, at) => (/^[:*]/.test(pattern[at] ?? '') ? step : pattern[at])).join('/')}`;
};

/** The fixed words of all routes, as they are compared: in any case. */
const wordsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [...path.toLowerCase().split('/'), ...wordsOf(children)]);

const decoded = (step: string) => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

// Endless paths, asked for on purpose, fill no memory.
const placesMax = 1000;
const longestCached = 200;

const dataSuffix = /(?:\/_|)\.data$/;
const pageOf = (pathname: string) => pathname.replace(dataSuffix, '').replace(/^\/_root$/, '/') || '/';

/** Understands addresses of pages by the routes of the build. */
export const createAddresses = (build: Pick<ServerBuild, 'routes'>) => {
  const routes = routeTree(build.routes);

  const words = new Set(['', ...wordsOf(routes)]);

  // React Router ranks and compiles all routes at each match, which took a twentieth of what a new page takes.
  const places = new LRUCache<string, Place>({ max: placesMax });

  /** The path with the same letter for each step that no route names: all codes of products lead to one place. */
  const shapeOf = (path: string) =>
    path
      .split('/')
      .map((step) => (words.has(decoded(step).toLowerCase()) ? step : 'x'))
      .join('/');

  const match = (path: string): Place => {
    const matches = matchRoutes(routes, path) ?? [];
    return {
      handles: matches.flatMap(({ route }) => (route.handle as Handle | undefined) ?? []),
      found: matches.length > 0 && matches.at(-1)?.route.path !== '*',
      pattern: matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean),
    };
  };

  const placeAt = (path: string): Place => {
    const shape = shapeOf(path);
    const place = places.get(shape) ?? match(shape);
    if (shape.length <= longestCached) places.set(shape, place);
    return place;
  };

  const handlesAt = (path: string, has: (capability: string) => boolean) => {
    const { handles, found, pattern } = placeAt(path);
    return {
      handles,
      pattern,
      isNowhere: !found,
      known: found && handles.every(({ needs }) => needs === undefined || has(needs)),
    };
  };

  return {
    serves: (path: string, has: (capability: string) => boolean) => handlesAt(path, has).known,
    /** The pages that the sitemap is to name, and what they show. */
    listed: (has: (capability: string) => boolean): { path: string; shows: ListedPage }[] =>
      pathsOf(routes).flatMap((path) => {
        const { handles, known } = handlesAt(path, has);
        const shows = known ? handles.find(({ listed }) => listed)?.listed : undefined;
        return shows ? [{ path, shows }] : [];
      }),
    read: (url: URL, has: (capability: string) => boolean): PageAddress => {
      const isData = dataSuffix.test(url.pathname);
      const path = isData ? pageOf(url.pathname) : url.pathname;
      const { handles, known, isNowhere, pattern } = handlesAt(path, has);
      const read = new Set([...handles.flatMap((handle) => handle.query ?? []), ...(isData ? ['_routes'] : [])]);
      const parameters = [...read].sort().flatMap((key) => {
        const value = url.searchParams.get(key);
        return value === null ? [] : [[key, value]];
      });
      const query = new URLSearchParams(parameters).toString();
      const isPerRequest = handles.some(({ perRequest }) => perRequest === true);
      const written = known && !isData ? writtenAs(url.pathname, pattern) : url.pathname;
      return { path, address: url.pathname + (query && `?${query}`), isData, known, isNowhere, isPerRequest, written };
    },
  };
};
