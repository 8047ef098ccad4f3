import type { DataRouteObject } from 'react-router';

declare const window: Window & {
  __reactRouterDataRouter?: { routes: DataRouteObject[] };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/** Fetches a page's code, which the router then finds in place. Fails where the shop does not answer. */
const fetchCode = async (file: string) => {
  try {
    await import(/* @vite-ignore */ file);
  } catch (error) {
    await fetch(file, { cache: 'no-store' }).catch(() => {
      throw error;
    });
  }
};

const prepare = (routes: DataRouteObject[]) => {
  for (const { id, lazy, children } of routes) {
    const file = window.__reactRouterManifest?.routes[id]?.module;
    // Each of these parts of a route comes from the same file.
    const parts = lazy as Record<string, (() => Promise<unknown>) | undefined> | undefined;
    for (const [name, load] of Object.entries(parts ?? {})) {
      if (parts && load && file) parts[name] = () => fetchCode(file).then(load);
    }
    prepare(children ?? []);
  }
};

/**
 * Where the code of the next page is missing, the router loads the whole page anew: right when the shop has a newer build.
 * When the shop does not answer, that would end on the browser's own error page. After this it ends on ours.
 */
export const askForPageCode = () => prepare(window.__reactRouterDataRouter?.routes ?? []);
