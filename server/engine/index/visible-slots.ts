import type { SlotColumns } from './slot-columns.ts';

/** The slots that some askers may know of: 1 for each, and how many these are. */
export type VisibleSlots = { visible: Uint8Array; total: number };

/** The slots that `includes` accepts. */
export const visibleSlots = ({ count, id }: SlotColumns, includes: (slot: number) => boolean): VisibleSlots => {
  const visible = new Uint8Array(id.length);
  let total = 0;
  for (let slot = 0; slot < count; slot++) {
    if (!includes(slot)) continue;
    visible[slot] = 1;
    total++;
  }
  return { visible, total };
};

/** Scopes by kind of asker, for one version of an index. */
export type Scopes<Scope> = { version: number; byAsker: Map<string, Scope> };

export const noScopes = <Scope>(): Scopes<Scope> => ({ version: 0, byAsker: new Map() });

/** More kinds of askers than there are sites, so that they are never made again and again. */
const scopesMax = 32;

/** The scope of an asker, made where there is none of this version of the index. */
export const scopeFor = <Scope>(scopes: Scopes<Scope>, version: number, asker: string, open: () => Scope): Scope => {
  const { byAsker } = scopes;
  const known = scopes.version === version ? byAsker.get(asker) : undefined;
  if (known) return known;
  if (scopes.version !== version || byAsker.size >= scopesMax) byAsker.clear();
  scopes.version = version;
  const opened = open();
  byAsker.set(asker, opened);
  return opened;
};
