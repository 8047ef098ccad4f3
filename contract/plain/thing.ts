import { capital, type Entity, list, mode, seen } from '#contract/plain/entity';

// A thing of the shop (a company, a phone of it) is declared once, in `contract/things/`, as the list of its fields. Schemas,
// wire names, columns, labels and controls are read from that list. Free of zod, as visitors' browsers need the wire names.

export type RuleKind = 'text' | 'lines' | 'link' | 'place' | 'email' | 'phone' | 'rut' | 'id' | 'choice' | 'flag';

/** Rule for a field's values. `V` is their type; nothing is stored under `type`. */
export type Rule<V = unknown> = {
  kind: RuleKind;
  isRequired?: true;
  /** Letters at most. */
  max?: number;
  /** The kind of thing that an id names. */
  of?: string;
  /** Codes of a choice and what they are called. */
  choices?: Readonly<Record<string, string>>;
  /** The value of what is not given. */
  preset?: V;
  type?: V;
};

export type Field = {
  name: string;
  /** The Spanish label, in dialogs, lists, history and conflicts. */
  label: string;
  rule: Rule;
  /** The wire name; `*` is the prefix of the thing that has it. By default `*` and the name. */
  wire?: string;
  /** Where it is stored; by default the name in lower case with underscores. */
  column?: string;
  /** The column of another table whose row the column `by` names: shown, never written. */
  from?: { by: string; table: string; column: string };
  /** Stored rows may lack it; an input may not. */
  mayLack?: true;
  /** Without it all who read the thing read it; to others it is null. */
  readBy?: Readers;
};

/** Readers beside administrators. `people`: those who read the people of the company. */
export type Readers = 'seller' | 'people';

/** Rows of another table that belong to a thing, each with its own id; one of them is the default. */
export type ListField = {
  name: string;
  label: string;
  wire: string;
  table: string;
  /** The field that names another thing: a list names each thing once. */
  key?: string;
  fields: readonly Field[];
  /** Without it all who read the thing read it; to others it is null. */
  readBy?: Readers;
};

export type Thing<
  F extends readonly Field[] = readonly Field[],
  L extends readonly ListField[] = readonly ListField[],
> = {
  /** Name of the thing in its history and its calls. */
  noun: string;
  table: string;
  /** The prefix of its wire names. */
  wire: string;
  /** The prefix of the wire names in its lists, where it is another one. */
  listWire?: string;
  fields: F;
  lists: L;
};

export const thing = <const F extends readonly Field[], const L extends readonly ListField[]>(
  declared: Thing<F, L>,
): Thing<F, L> => declared;

export const text = (max: number): Rule<string | null> => ({ kind: 'text', max });
export const lines = (max: number): Rule<string | null> => ({ kind: 'lines', max });
/** A web address, no path of the site; one without a scheme gets https. */
export const link = (max: number): Rule<string | null> => ({ kind: 'link', max });
/** A point on the map: latitude and longitude. Older values of another form stay as they are. */
export const place = (max: number): Rule<string | null> => ({ kind: 'place', max });
export const idOf = (of: string): Rule<number | null> => ({ kind: 'id', of });
export const oneOf = <C extends string>(choices: Readonly<Record<C, string>>, preset: NoInfer<C>): Rule<C> => ({
  kind: 'choice',
  choices,
  preset,
});
export const flag: Rule<boolean> = { kind: 'flag', choices: { true: 'sí', false: 'no' }, preset: false };
export const email: Rule<string> = { kind: 'email', isRequired: true };
export const phoneNumber: Rule<string> = { kind: 'phone', isRequired: true };
export const rut: Rule<string> = { kind: 'rut', isRequired: true };
export const required = <V>(rule: Rule<V | null>): Rule<V> => ({ ...rule, isRequired: true }) as Rule<V>;

export type ValueOf<F extends Field> = F['rule'] extends Rule<infer V> ? V : never;

/** Fields that may be written; those taken from another table may not. */
export const writable = <F extends Field>(fields: readonly F[]): F[] => fields.filter(({ from }) => from === undefined);

const wireName = ({ name, wire = `*${capital(name)}` }: Field, prefix: string) => wire.replace('*', prefix);

const entityOfFields = (fields: readonly Field[], prefix: string): Entity =>
  Object.fromEntries(fields.map((field) => [field.name, wireName(field, prefix)]));

const entityOfItem = (fields: readonly Field[], prefix: string): Entity => ({
  ...mode,
  ...entityOfFields(fields, prefix),
  ...seen(entityOfFields(writable(fields), prefix)),
});

/** The wire names of a thing and of its lists. */
export const entityOf = ({ wire, listWire = wire, fields, lists }: Thing): Entity => ({
  id: `${wire}Id`,
  ...entityOfFields(fields, wire),
  ...Object.fromEntries(lists.map((one) => [one.name, list(one.wire, entityOfItem(one.fields, listWire))])),
});

/** The Spanish label of each field and list. */
export const labelsOf = <F extends readonly Field[], L extends readonly ListField[]>({ fields, lists }: Thing<F, L>) =>
  Object.fromEntries([...fields, ...lists].map(({ name, label }) => [name, label])) as {
    [One in F[number] | L[number] as One['name']]: string;
  };

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column that a field is stored in. */
export const columnOf = ({ name, column = snake(name) }: Field): string => column;

/** The fields that say what the thing is called that a field names; none where it names no thing. */
export const namesOf = (field: Field, fields: readonly Field[]): Field[] =>
  fields.filter(({ from }) => from?.by === columnOf(field));

const word = (value: unknown) =>
  value === null || value === undefined ? '' : String(value as string | number | boolean);

/** Words of a field of a thing or of an item: the name of a thing that it refers to, the word of a choice, or a text. */
export const fieldText = (
  field: Field,
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
): string => {
  // The path of a picture is no word of it.
  const names = namesOf(field, fields).filter(({ from }) => from?.column !== 'path');
  if (names.length === 0) {
    const text = word(values[field.name]);
    return field.rule.choices?.[text] ?? text;
  }
  return names
    .map(({ name }) => word(values[name]))
    .filter(Boolean)
    .join(' ');
};

/** The same of a field by its name. */
export const wordsIn = (fields: readonly Field[], values: Readonly<Record<string, unknown>>) => (name: string) => {
  const field = fields.find((one) => one.name === name);
  return field ? fieldText(field, fields, values) : '';
};
