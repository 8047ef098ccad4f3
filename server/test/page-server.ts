import { randomUUID } from 'node:crypto';
import { createApp } from '#server/app';
import { type Log, openLog } from '#server/log/log';
import type { TestShop } from '#server/test/shop';
import { webBuild } from '#server/test/web-build';

/** Asks for pages of the shop as browsers do: rendered and kept as in a started shop. `made` counts what was rendered. */
export const pageServer = async (shop: TestShop, log: Log = openLog(process.env.LOG_LEVEL ?? 'silent')) => {
  const pages = await webBuild();
  const render = pages.entry.module.default;
  let made = 0;
  const counted: typeof render = (...page) => {
    made += 1;
    return render(...page);
  };
  const build = { ...pages, entry: { module: { ...pages.entry.module, default: counted } } };
  const app = createApp({
    shop,
    env: { anyHost: false, isPrivate: false },
    log,
    isDemo: () => false,
    isReady: async () => true,
    web: { build, mode: 'production' },
  });
  const { host } = new URL(shop.origin);
  /** The answer to a path of the shop's site; `all` is every byte of it. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    // Each request is of another address, or what an address may ask for would run out.
    const own = { host, 'x-test-client': randomUUID() };
    const response = await app.fetch(new Request(shop.origin + path, { headers: { ...own, ...headers } }));
    const body = await response.text();
    const headerLines = [...response.headers].map((header) => header.join(': '));
    return { path, status: response.status, headers: response.headers, body, all: [...headerLines, body].join('\n') };
  };
  return { get, made: () => made };
};

/** The address that the router in the browser asks for when it goes to a page. */
export const dataOf = (path: string) => {
  const [page = '', query] = path.split('?');
  return `${page === '/' ? '/_' : page}.data${query === undefined ? '' : `?${query}`}`;
};
