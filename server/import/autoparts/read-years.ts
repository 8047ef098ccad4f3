import type { Cell } from '#server/import/cell';

/** The first and last year of something; null is an open end. */
export type Years = { from: number | null; to: number | null };

const range = /^(\d{4})?\s*(?:[-–—/]|a|al)\s*(\d{4})?$/i;
const [first, last] = [1900, 2100];

/** Years as the shop shows them: `2004-2012`, `2004-` (still built), `-2012`, `2004`; `n/d` says none. */
export const readYears = (text: string): Cell<Years> => {
  if (/^(n\/d|s\/d)$/i.test(text)) return { value: { from: null, to: null } };
  const [, from, to] = /^\d{4}$/.test(text) ? ['', text, text] : (range.exec(text) ?? []);
  if (from === undefined && to === undefined) {
    return { error: `«${text}» no son años: van como 2004-2012, 2004-, -2012 o 2004` };
  }
  const years = [from, to].map((year) => (year ? Number(year) : null));
  const wrong = years.find((year) => year !== null && (year < first || year > last));
  if (wrong) return { error: `«${text}» tiene un año que no va de ${first} a ${last}` };
  const [begin = null, end = null] = years;
  if (begin !== null && end !== null && begin > end) return { error: `«${text}» empieza después de terminar` };
  return { value: { from: begin, to: end } };
};
