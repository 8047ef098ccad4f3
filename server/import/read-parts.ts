import { isSitePath, isWebAddress } from '#contract/plain/link';
import { cleanLine } from '#server/clean-text';
import { type Cell, type ReadCell, splitAt, unescaped } from './cell.ts';
import { readExact, readList } from './read-words.ts';

type Specification = { key: string; value: string };
type Link = { name: string; url: string };
/** A category as a cell names it: by its id, or by the names that lead to it. */
export type CategoryName = { id: string } | { path: string[] };

const most = 50;

/** `Alto: 10 cm | Ancho: 20 cm`, or one a line. */
export const readSpecifications: ReadCell<Specification[]> = (text) => {
  const pairs = splitAt(text, /[|\n]/).filter(cleanLine);
  const read = pairs.map((pair) => {
    const [key = '', ...value] = splitAt(pair, /:/);
    return { pair, key: cleanLine(unescaped(key)), value: cleanLine(unescaped(value.join(':'))) };
  });
  const wrong = read.find(({ key, value }) => !key || !value || key.length > 100 || value.length > 500);
  if (wrong) return { error: `«${wrong.pair.trim()}» no tiene la forma «Alto: 10 cm»` };
  const twice = read.find(({ key }, at) => read.findIndex((other) => other.key === key) < at);
  if (twice) return { error: `dice dos veces «${twice.key}»` };
  return within(read.map(({ key, value }) => ({ key, value })));
};

/** `Manual: https://… | https://…`; a link without a name takes its host's. */
export const readLinks: ReadCell<Link[]> = (text) => {
  const parts = readList(text);
  if ('error' in parts) return parts;
  const links: Link[] = [];
  for (const part of parts.value) {
    const [, name, address = ''] = /^(?:(.+?)\s*:\s*)??(\S+)$/.exec(part) ?? [];
    const url = isSitePath(address) ? { value: address } : readUrl(address);
    if ('error' in url) return { error: `«${part}» no tiene la forma «Manual: https://…»` };
    links.push({ name: name ?? nameOf(url.value), url: url.value });
  }
  return within(links);
};

const nameOf = (url: string) => (url.startsWith('/') ? url : new URL(url).host);

/** An address of the web; one without a scheme gets https. */
export const readUrl: ReadCell<string> = (text) => {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const isWeb = isWebAddress(address) && new URL(address).hostname.includes('.') && !/\s/.test(text);
  return isWeb && address.length <= 1000 ? { value: address } : { error: `«${text}» no es una dirección de la web` };
};

/** `1.2.7`, or the names from the top: `Electrónica > Placas`. */
export const readCategory: ReadCell<CategoryName> = (text, ...how) => {
  if (/^\d{1,9}(\.\d{1,9}){0,5}$/.test(text)) return { value: { id: text } };
  const exact = readCategoryText(text, ...how);
  if ('error' in exact) return exact;
  const path = exact.value.split(/[>›»]/).map(cleanLine);
  if (path.some((name) => !name)) return { error: `«${text}» no tiene la forma «Electrónica > Placas»` };
  if (path.length > 5) return { error: `«${text}» tiene ${path.length} niveles y entran 5` };
  const long = path.find((name) => name.length > 80);
  return long ? { error: `«${long}» tiene ${long.length} caracteres y entran 80` } : { value: { path } };
};

// Spreadsheets take `1.2.7` for a day.
const readCategoryText = readExact(Number.POSITIVE_INFINITY, 'número de la categoría');

const within = <T>(items: T[]): Cell<T[]> =>
  items.length > most ? { error: `tiene ${items.length} y entran ${most}` } : { value: items };
