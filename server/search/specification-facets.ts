import type { Facet } from '#contract/catalogue';
import { readProperty } from '#server/engine/index/properties';
import type { PropertyGroup } from '#server/engine/search-engine';

const prefixes: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
// Those that begin as with a prefix stand here too: 'dB' is no tenth of a byte, 'hs' no hundred seconds.
const units = /^(?:Ω|ohms?|VA?|Ah?|Wh?|Hz|F|H|m|g|B|s|bits?|[lL]|Pa|bar|N|J|cd|dB|hs?)(?![\p{L}])/u;

/** How much a quantity is ('4,7 kΩ' is 4700), so that values stand in order; undefined where it is none. */
export const readQuantity = (value: string): number | undefined => {
  const [, digits, rest = ''] = /^[±<>≤≥~]?\s?(\d+(?:[.,]\d+)?)\s*(.*)$/u.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const factor = units.test(rest) ? 1 : units.test(rest.slice(1)) ? (prefixes[rest.charAt(0)] ?? 1) : 1;
  return Number(digits.replace(',', '.')) * factor;
};

/** So many values of one specification are offered, beside those that are chosen. */
const valuesMax = 40;

/** The specifications that tell products apart, as facets: quantities by size, other values as they came, most first. */
export const specificationFacets = (groups: readonly PropertyGroup[], chosen: readonly string[] = []): Facet[] =>
  groups.map(({ group, items }) => {
    const offered = items.filter(({ id }, at) => at < valuesMax || chosen.includes(id));
    const read = offered.map(({ id, count }) => {
      const name = readProperty(id).value;
      return { id, name, count, quantity: readQuantity(name) };
    });
    const isMeasured = read.every(({ quantity }) => quantity !== undefined);
    if (isMeasured) read.sort((one, other) => (one.quantity ?? 0) - (other.quantity ?? 0));
    return { key: `specifications:${group}`, items: read.map(({ id, name, count }) => ({ id, name, count })) };
  });
