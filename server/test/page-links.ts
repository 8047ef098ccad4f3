import { factsOf } from '#server/test/page-facts';

type Found = { links: string[]; pictures: string[] };

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? [] : [plain(value)];
};

/** Files that a build names; tests render the sources. */
const ofTheBuild = /^\/(assets|web|node_modules|@fs)\//;

const isPicture = (address: string) => /^\/(imagenes|iconos)\/|\.(svg|png|webp|avif|jpe?g|ico)$/.test(address);

/** The texts in a fact; what only tells things apart is no address. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@id' ? [] : textsOf(inner)));
};

/**
 * The addresses of the shop itself that a page names, each as its path: where it leads to, in what people press and in
 * what machines read, and its pictures. Files of the build are left out.
 */
export const linksOf = (html: string, { origin, path }: { origin: string; path: string }): Found => {
  const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  const named = tags.flatMap((tag) => {
    const sets = attribute(tag, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(' ')[0] ?? ''));
    const shown = /property="og:(image|url)"/.test(tag) ? attribute(tag, 'content') : [];
    return [...sets, ...shown, ...['href', 'src', 'action', 'poster'].flatMap((name) => attribute(tag, name))];
  });
  const facts = factsOf(html)
    .flatMap(textsOf)
    .filter((text) => text.startsWith(origin) && !text.includes('{'));
  const own = [...named, ...facts].flatMap((address) => {
    const url = URL.parse(address, origin + path);
    return url?.origin === origin && !ofTheBuild.test(url.pathname) ? [url.pathname + url.search + url.hash] : [];
  });
  const all = [...new Set(own)];
  return { links: all.filter((one) => !isPicture(one)), pictures: all.filter(isPicture) };
};
