import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import { withHttps } from '#contract/plain/link';
import type { NumberForm } from '#contract/plain/read-number';

/** An item of a list that is edited: `id` names the stored one. */
export type Item = { id?: number; isDefault?: boolean } & Record<string, unknown>;
/** One of the pictures of a thing, as the calls name it. */
export type PictureItem = { id: number; name: string; image: string };
export type Values = Record<string, unknown>;

/** An item's edit as calls take it (decisions W5). */
export type Edit = ({ mode: 'INS' } & Item) | ({ mode: 'UPD' } & Item) | { mode: 'DLT'; id: number };

export type Choice = { value: string | number; label: string };
/**
 * A thing of the shop that a field names by its id: the table that has it (`named-things.ts`), and the fields beside it that say
 * what it is called, each with its column there. `isKnown`: a new one is not made there.
 */
export type Named = { of: string; names: readonly { name: string; column: string }[]; isKnown?: boolean };
/** A column of a list that is kept whole. `isFixed`: shown, not edited. */
export type RowColumn = {
  name: string;
  label: string;
  kind: 'text' | 'lines' | 'money' | 'whole' | 'decimal' | 'day' | 'choice' | 'named';
  named?: Named;
  inputMode?: InputMode;
  /** Those of a row may hang on what else it says. */
  choices?: readonly Choice[] | ((row: Values) => readonly Choice[]);
  /** Values that a choice brings to the rest of its row. */
  brings?: (chosen: string, row: Values) => Values;
  /** How a number with decimals is. */
  numbers?: NumberForm;
  isFixed?: boolean;
  /** Words that hold where none are typed. */
  placeholder?: string;
  /** An address, which gets its https. */
  isLink?: boolean;
  isShown?: (row: Values) => boolean;
  /** Control beside a text that helps to write it. */
  Helper?: ComponentType<RowHelper>;
};
export type RowHelper = { place: string; row: Values; value: string; onChange: (value: string) => void };
/** A list that is kept whole, in its order. `read` and `write` lead from another kind of value to its rows and back. */
export type RowsKind = {
  kind: 'rows';
  columns: readonly RowColumn[];
  /** Without it rows can be neither added nor removed. */
  blank?: Values;
  most?: number;
  isOrdered?: boolean;
  read?: (value: unknown) => Values[];
  write?: (rows: Values[]) => unknown;
};

/** Which keys a phone shows. */
type InputMode = 'tel' | 'email' | 'numeric';

/** A column of a list that is stored item by item: by default a text. */
export type ItemColumn = Omit<RowColumn, 'kind'> & { kind?: RowColumn['kind'] };
/** `blank`: a new item, where it is more than empty texts. `words`: what is read of an item where it cannot be edited. */
type ItemsKind = {
  kind: 'items';
  columns: readonly ItemColumn[];
  addLabel: string;
  blank?: Values;
  words?: (item: Item) => string;
};

/** Props of a screen's own control. `id` is where a sentence of its field leads; `values` are the whole form's. */
export type OwnControl = {
  id: string;
  label: string;
  about: string | undefined;
  isRequired: boolean;
  /** Whether it takes the focus when its dialog opens. */
  isFirst: boolean;
  value: unknown;
  values: Values;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

type Kind =
  | { kind: 'text' | 'link' | 'lines' | 'money' | 'whole' | 'measure' | 'switch'; inputMode?: InputMode }
  | { kind: 'named'; named: Named }
  /** `words`: what is read of its value where it cannot be edited. */
  | { kind: 'own'; Control: ComponentType<OwnControl>; words?: (value: unknown) => string }
  | RowsKind
  | { kind: 'choice' | 'brand'; choices: readonly Choice[]; isClearable?: boolean }
  /** `edits`: how a change of them is sent, where each is an item of its own. */
  | { kind: 'pictures'; edits?: (seen: readonly Item[], now: readonly Item[]) => Edit[] }
  | ItemsKind;

/** A card of a wide dialog: the fields that name it, and what else it shows below them. */
export type Section = {
  /** By default its one field says it. */
  title?: string;
  /** Beside the main column where there is room. */
  isSide?: boolean;
  /** Shut until it is opened, or something in it has to be seen. */
  isFolded?: boolean;
  below?: ReactNode;
};

/** One row of the table that an edit dialog is made of. `rule` is the contract's own schema of the field. */
export type EditField = Kind & {
  name: string;
  label: string;
  /** A sentence below the label. */
  about?: string;
  rule: z.ZodType;
  /** The name of its card, in a dialog that has them. */
  section?: string;
  /** The key by which items of a list are told apart that is stored item by item: their `id`, or what makes each what it is. */
  itemKey?: 'id' | ((item: unknown) => string);
  isRequired?: boolean;
  /** Half of the dialog's width, where there is room. */
  isHalf?: boolean;
  /** It stays as it is once the thing is stored. */
  isFixed?: boolean;
  /** By default always. */
  isShown?: (values: Values) => boolean;
  /** A warning below it while it can be changed; it keeps nobody from saving. */
  Note?: ComponentType<{ value: unknown; values: Values }>;
};

/** The values without one of them. */
export const without = <T extends object>(values: T, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) as Partial<T>;

/** A value as a text control shows it. */
export const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The name of a thing that a row refers to; '' where it refers to none. */
export const nameIn = ({ names }: Named, row: Values) =>
  names
    .map(({ name }) => textOf(row[name]))
    .filter(Boolean)
    .join(' ');

/** The items with one of them at another place. */
export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

/** A field's value as it is stored: the addresses in it as `withHttps` has them. */
export const asStored = (field: EditField, value: unknown): unknown => {
  if (field.kind === 'link') return withHttps(textOf(value));
  // An empty value stays so, also where its rows show the value in force.
  if ((field.kind !== 'items' && field.kind !== 'rows') || !value) return value;
  const links = (field.columns as readonly ItemColumn[]).filter(({ isLink }) => isLink).map(({ name }) => name);
  if (links.length === 0) return value;
  const linked = <T extends Values>(row: T): T => ({
    ...row,
    ...Object.fromEntries(links.map((name) => [name, withHttps(textOf(row[name]))])),
  });
  if (field.kind === 'items') return (value as Item[]).map(linked);
  const { read = (rows: unknown) => rows as Values[], write = (rows: Values[]) => rows } = field;
  return write(read(value).map(linked));
};
