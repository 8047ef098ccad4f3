import type { PropertyGroup, SearchQuery } from '../search-engine.ts';
import type { ActiveFilter } from './active-filters.ts';
import { filtered } from './filtered-slots.ts';
import type { MemoryIndex } from './memory-index.ts';
import { countProperties, groupFrom, tellingGroups } from './properties.ts';
import type { Scope } from './scope.ts';

/** A wider list is not counted: no few groups tell it apart, and each takes milliseconds. */
const slotsMost = 5000;

/** So many values of the tree are remembered at most. */
const rememberedMost = 2000;

/** The groups that tell apart what the tree's filters leave; null where that is too wide. */
const tellingIn = (index: MemoryIndex, scope: Scope, inTree: readonly ActiveFilter[]): readonly number[] | null => {
  const { columns, scratch } = index;
  const asked = inTree.map((filter) => filter.facet && `${filter.facet.key} ${filter.places.join()}`).join(';');
  const known = scope.mainGroups.get(asked);
  if (known !== undefined) return known;
  const slots = filtered(scope, inTree, scratch.inTree);
  const mainGroups = slots.length > slotsMost ? null : tellingGroups(columns.properties, slots);
  if (scope.mainGroups.size >= rememberedMost) scope.mainGroups.clear();
  scope.mainGroups.set(asked, mainGroups);
  return mainGroups;
};

/**
 * The groups of properties by which what the tree's filters leave is told apart, and those that are chosen; none where
 * that is too wide. `slotsFor` gives the results, or what else may be one without the filter of a group, by which the
 * group's own properties are counted; `words` says how many words each slot matches.
 */
export const countGroups = (
  index: MemoryIndex,
  scope: Scope,
  filters: readonly ActiveFilter[],
  { countsProperties }: SearchQuery,
  slotsFor: (group?: number) => Uint32Array,
  words?: Uint8Array,
): PropertyGroup[] => {
  const inTree = filters.filter(({ facet }) => facet?.isTree);
  const { properties } = index.columns;
  if (!countsProperties || inTree.length === 0 || properties.most === 0) return [];
  const mainGroups = tellingIn(index, scope, inTree);
  if (!mainGroups) return [];
  const chosen = filters.flatMap((filter) => (filter.facet ? [] : (filter.group ?? [])));
  if (mainGroups.length === 0 && chosen.length === 0) return [];
  const counts = countProperties(properties, slotsFor());
  const groups = [...new Set([...mainGroups, ...chosen.filter((group) => group >= 0)])];
  return groups
    .map((group) =>
      groupFrom(
        properties,
        group,
        chosen.includes(group) ? countProperties(properties, slotsFor(group), words) : counts,
      ),
    )
    .filter(({ items }) => items.length > 0);
};
