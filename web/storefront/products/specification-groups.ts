import type { Facet } from '#contract/catalogue';
import type { FilterGroup } from './filter-groups.ts';
import { groupOf, groupsMax, type ListChoice, toggled, valuesIn } from './list-query.ts';

const prefix = 'specifications:';

/** The filters by specifications that an answer offers to a choice of products; of no more groups than may be chosen. */
export const specificationGroups = (choice: ListChoice, facets: readonly Facet[]): FilterGroup[] => {
  const groups = new Set(valuesIn(choice.e, '|').map(groupOf));
  return facets
    .filter(({ key }) => key.startsWith(prefix) && (groups.size < groupsMax || groups.has(key.slice(prefix.length))))
    .map(({ key, items }) => {
      const group = key.slice(prefix.length);
      return {
        name: `e-${group}`,
        title: group,
        items,
        chosen: valuesIn(choice.e, '|').filter((one) => one.startsWith(`${group}:`)),
        several: true,
        change: (id) => ({ e: id === undefined ? undefined : toggled(choice.e, id, '|') }),
      };
    });
};
