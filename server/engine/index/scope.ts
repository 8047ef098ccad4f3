import type { SearchQuery } from '../search-engine.ts';
import { type Columns, type Dictionary, everyoneBit, type FacetColumn } from './columns.ts';
import { seesAllBit } from './slot-columns.ts';
import { type Scopes, scopeFor, type VisibleSlots, visibleSlots } from './visible-slots.ts';

/**
 * The slots that some askers may know of. How many there are by place in each facet (of a tree without what is below
 * it) is noted, so that nobody has to count all slots.
 */
export type Scope = VisibleSlots & {
  counts: Map<FacetColumn, number[]>;
  /** The groups of properties that tell apart what stands below values of the tree, by these; empty after each change. */
  mainGroups: Map<string, readonly number[] | null>;
  includes: (slot: number) => boolean;
};

type Asker = Pick<SearchQuery, 'roots' | 'seesAll'>;

const isIn = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}.`));

const count = (columns: Columns, scope: Scope, slot: number, by: 1 | -1): void => {
  scope.total += by;
  for (const facet of columns.facets) {
    const place = facet.places[slot] ?? -1;
    const counts = scope.counts.get(facet);
    if (counts && place >= 0) counts[place] = (counts[place] ?? 0) + by;
  }
};

/** Which places of the tree stand below the roots; a place that is new is looked at when it is first asked for. */
const placesIn = ({ values }: Dictionary, roots: readonly string[]): ((place: number) => boolean) => {
  const known: boolean[] = [];
  return (place) => (known[place] ??= isIn(String(values[place] ?? ''), roots));
};

const openScope = (columns: Columns, { roots, seesAll }: Asker): Scope => {
  const bit = seesAll ? seesAllBit : everyoneBit;
  const tree = columns.facets.find(({ isTree }) => isTree);
  const isInRoots = roots && tree ? placesIn(tree.dictionary, roots) : () => roots === undefined;
  const includes = (slot: number): boolean =>
    ((columns.seenBy[slot] ?? 0) & bit) !== 0 && isInRoots(tree?.places[slot] ?? 0);
  const { visible, total } = visibleSlots(columns, includes);
  // Column by column: it is done for all slots while who asked first waits, and everybody else with him.
  const countsOf = ({ places, dictionary }: FacetColumn): number[] => {
    const counts = dictionary.values.map(() => 0);
    for (let slot = 0; slot < columns.count; slot++) {
      const place = places[slot] ?? -1;
      if (place >= 0 && visible[slot] === 1) counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  };
  const counts = new Map(columns.facets.map((facet) => [facet, countsOf(facet)]));
  return { visible, total, counts, mainGroups: new Map(), includes };
};

const show = (columns: Columns, scope: Scope, slot: number): void => {
  if (!scope.includes(slot)) return;
  scope.visible[slot] = 1;
  count(columns, scope, slot, 1);
};

const hide = (columns: Columns, scope: Scope, slot: number): void => {
  if (scope.visible[slot] !== 1) return;
  scope.visible[slot] = 0;
  count(columns, scope, slot, -1);
};

/** A document that is not public, or outside the roots asked for, does not exist in lists, counts and corrections of spelling. */
export const scopeOf = (scopes: Scopes<Scope>, columns: Columns, { roots, seesAll }: Asker): Scope => {
  const asker = `${seesAll ? 'all' : 'public'} ${roots?.join(' ') ?? '*'}`;
  // With more room for slots a scope is made anew; other changes it follows.
  return scopeFor(scopes, columns.id.length, asker, () => openScope(columns, { ...(roots && { roots }), seesAll }));
};

/** Changes what is known of a slot, and all scopes with it. */
export const changeSlot = ({ byAsker }: Scopes<Scope>, columns: Columns, slot: number, change: () => void): void => {
  for (const scope of byAsker.values()) hide(columns, scope, slot);
  change();
  for (const scope of byAsker.values()) {
    show(columns, scope, slot);
    scope.mainGroups.clear();
  }
};
