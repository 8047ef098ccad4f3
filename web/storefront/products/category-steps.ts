import type { Facet } from '#contract/catalogue';

type Item = Facet['items'][number];
type CategorySteps = {
  /** From below the root down to the parent of what is listed. */
  above: Item[];
  /** Next choices: the categories below the chosen one or, where it has none, those beside it. */
  choices: Item[];
};

const depth = (id: string) => id.split('.').length;
const isBelow = (id: string, above: string) => id.startsWith(`${above}.`);

/** The category filter as a path and the next choices, from the facet's flat list. */
export const categorySteps = (items: readonly Item[], root: string, chosen: string | undefined): CategorySteps => {
  const current = chosen && isBelow(chosen, root) ? chosen : root;
  const under = (id: string) => items.filter((item) => isBelow(item.id, id) && depth(item.id) === depth(id) + 1);
  const parent = current.slice(0, current.lastIndexOf('.'));
  const base = under(current).length > 0 || current === root ? current : parent;
  const above = items.filter((item) => isBelow(item.id, root) && (item.id === base || isBelow(base, item.id)));
  return { above: above.sort((a, b) => depth(a.id) - depth(b.id)), choices: under(base) };
};
