import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router';
import * as entry from '#web/entry.server.tsx';
import * as root from '#web/root.tsx';
import routeConfig from '#web/routes';

type Module = Record<string, unknown>;

const web = resolve(import.meta.dirname, '../../web');
const load = async (file: string) => wrapped(await import(/* @vite-ignore */ pathToFileURL(join(web, file)).href));

/** As the framework's compiler does: components get what they show as properties. */
const wrapped = (module: Module): Module => ({
  ...module,
  default: UNSAFE_withComponentProps(module.default as never),
  ...(module.ErrorBoundary !== undefined && {
    ErrorBoundary: UNSAFE_withErrorBoundaryProps(module.ErrorBoundary as never),
  }),
});

type Found = { id: string; parentId?: string; path?: string; index?: boolean; module: Module };

const flat = async (entries: readonly RouteConfigEntry[], parentId: string): Promise<Found[]> => {
  const found = entries.map(async ({ file, path, index, children = [] }): Promise<Found[]> => {
    const id = file.replace(/\.tsx$/, '');
    const own = {
      id,
      parentId,
      ...(path !== undefined && { path }),
      ...(index && { index }),
      module: await load(file),
    };
    return [own, ...(await flat(children, id))];
  });
  return (await Promise.all(found)).flat();
};

/** The storefront's pages as the build hands them to the server, of their sources; only the browser's files are none. */
export const webBuild = async (): Promise<ServerBuild> => {
  const routes: Found[] = [{ id: 'root', path: '', module: wrapped(root) }, ...(await flat(routeConfig, 'root'))];
  const fileOf = ({ module: { loader, ErrorBoundary }, ...route }: Found) => ({
    ...route,
    module: `/assets/${route.id}.js`,
    hasAction: false,
    hasLoader: Boolean(loader),
    hasErrorBoundary: Boolean(ErrorBoundary),
  });
  return {
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    entry: { module: entry },
    assets: {
      entry: { module: '/assets/entry.client.js', imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, fileOf(route)])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
};
