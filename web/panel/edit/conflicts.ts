import { isSame } from '#web/data/changed-fields';
import type { EditField, Values } from './fields.ts';
import { listOf, merged, takenBack } from './merge.ts';

/**
 * Another's value of a field that I changed too; for a list also the items that both changed, as each has them; `names`: what the
 * thing is called that it names.
 */
type Conflict = { stored: unknown; clashes?: { stored: unknown[]; own: unknown[] }; names?: Values };
export type Conflicts = Record<string, Conflict>;

/**
 * Values that a dialog goes on with once somebody else stored others than the seen ones. A field that I changed keeps
 * mine; any other takes the stored value; a list takes both sides' edits. A field that both changed differently is a
 * conflict.
 */
export const settled = (fields: readonly EditField[], seen: Values, stored: Values, mine: Values) => {
  const values: Values = {};
  const conflicts: Conflicts = {};
  for (const field of fields) {
    const { value, conflict } = settledField(field, seen[field.name], stored[field.name], mine[field.name]);
    values[field.name] = value;
    if (field.kind === 'named')
      Object.assign(values, namesFrom(field, isSame(value, mine[field.name]) ? mine : stored));
    if (conflict) {
      const names = field.kind === 'named' && namesFrom(field, stored);
      conflicts[field.name] = names ? { ...conflict, names } : conflict;
    }
  }
  return { values, conflicts };
};

const namesFrom = ({ named }: Extract<EditField, { kind: 'named' }>, values: Values): Values =>
  Object.fromEntries(named.names.map(({ name }) => [name, values[name]]));

const settledField = (field: EditField, seen: unknown, stored: unknown, mine: unknown): Settled => {
  if (isSame(seen, mine)) return { value: stored };
  if (isSame(seen, stored) || isSame(stored, mine)) return { value: mine };
  const list = listOf(field);
  if (!list) return { value: mine, conflict: { stored } };
  const { clashes, ...sides } = merged(list, asItems(seen), asItems(stored), asItems(mine));
  if (clashes.length === 0) return { value: sides.own };
  const there = (side: 'stored' | 'own') => clashes.map((one) => one[side]).filter((item) => item !== undefined);
  const shown = { stored: there('stored'), own: there('own') };
  return { value: sides.own, conflict: { stored: sides.stored, clashes: shown } };
};

/** A field's value once what another stored is taken: of a list the items that both changed, and nothing else that I did. */
export const withStored = (field: EditField, { stored, clashes }: Conflict, now: unknown): unknown => {
  const list = listOf(field);
  return list && clashes ? takenBack(list, asItems(stored), clashes, asItems(now)) : stored;
};

type Settled = { value: unknown; conflict?: Conflict };
const asItems = (value: unknown) => (value ?? []) as unknown[];
