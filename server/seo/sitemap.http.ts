import type { Ctx } from '#server/ctx';
import type { DoorEntry } from '#server/http/door';
import { streamOf } from '#server/http/stream-of';
import type { Site } from '#sites/site';
import { keptFor, publicEntry } from './public-entry.ts';
import { addressesOfPart, datePages, type FixedPage, listParts, listPlaces, partSize } from './sitemap.service.ts';
import { element } from './xml.ts';

/** A site's pages that are the same whatever it sells. */
export type PagesOf = (site: Site) => readonly FixedPage[];

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': keptFor.hour };
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (name: 'url' | 'sitemap', address: string, changedAt?: Date) =>
  `<${name}>${element('loc', address)}${element('lastmod', changedAt?.toISOString())}</${name}>\n`;

const urlset = async function* (parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${space}>\n`;
  yield* parts;
  yield '</urlset>\n';
};

const productsPath = '/sitemap/productos.xml';
const pagesPath = '/sitemap/paginas.xml';
const firstKey = 'desde';

const index = async (ctx: Ctx) => {
  const parts = await listParts(ctx);
  const entries = parts.map(({ address, changedAt }) =>
    entry('sitemap', `${ctx.origin}${productsPath}?${new URLSearchParams({ [firstKey]: address })}`, changedAt),
  );
  const all = [entry('sitemap', ctx.origin + pagesPath), ...entries].join('');
  return `${declaration}<sitemapindex ${space}>\n${all}</sitemapindex>\n`;
};

const products = async function* (ctx: Ctx, first: string) {
  for await (const page of addressesOfPart(ctx, first))
    yield page
      .map(({ address, changedAt }) =>
        entry('url', `${ctx.origin}/productos/${encodeURIComponent(address)}`, changedAt),
      )
      .join('');
};

const pages = async function* (ctx: Ctx, fixed: readonly FixedPage[]) {
  const dated = await datePages(ctx, fixed);
  yield dated.map(({ path, changedAt }) => entry('url', ctx.origin + path, changedAt)).join('');
  const makerKey = ctx.site.kind === 'autoparts' ? 'pb' : 'b';
  const places = await listPlaces(ctx, partSize - fixed.length);
  for (const { category, brand, changedAt } of places) {
    const query = new URLSearchParams({
      ...(category && { c: category }),
      ...(brand && { [makerKey]: String(brand) }),
    });
    yield entry('url', `${ctx.origin}/productos?${query}`, changedAt);
  }
};

/** Pages that are somebody's own, or nobody's to find. */
const disallowed = [
  '/activar/',
  '/confirmar-compra/',
  '/demo/',
  '/favoritos',
  '/gestion',
  '/mi-compra',
  '/mis-compras',
  '/perfil',
  '/primer-administrador/',
  '/rest/',
  '/restablecer-contrasena/',
];

/** The keys that narrow lists in too many ways to walk them all; the sitemap's own are no list's. */
const narrowing = ['e', 'desde', 'hasta', 'stock'].flatMap((key) => [`/productos?${key}=`, `/productos?*&${key}=`]);

const robots = ({ origin }: Ctx) =>
  [
    'User-agent: *',
    ...[...disallowed, ...narrowing].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Entries that name the site's public pages to search engines. */
export const sitemapEntries = (pagesOf: PagesOf): DoorEntry[] => [
  publicEntry({
    path: '/robots.txt',
    aMinute: 120,
    answer: async (ctx) => ({ headers: { 'cache-control': keptFor.hour }, body: robots(ctx) }),
  }),
  publicEntry({ path: '/sitemap.xml', aMinute: 30, answer: async (ctx) => ({ headers, body: await index(ctx) }) }),
  publicEntry({
    path: pagesPath,
    aMinute: 30,
    answer: async (ctx) => ({ headers, body: streamOf(urlset(pages(ctx, pagesOf(ctx.site))), ctx.log) }),
  }),
  publicEntry({
    path: productsPath,
    aMinute: 30,
    answer: async (ctx, { request }) => {
      const first = new URL(request.url).searchParams.get(firstKey) ?? '';
      return { headers, body: streamOf(urlset(products(ctx, first.replaceAll('\0', ''))), ctx.log) };
    },
  }),
];
