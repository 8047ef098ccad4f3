import type { ItemColumn, Named, Values } from './fields.ts';

/**
 * A thing that can be chosen: its id, what is read of it, and the columns of its table by which it is called. `brings`: what its
 * row names by it besides, by table; undefined where there is nothing to name.
 */
export type NamedChoice = {
  id: number | string;
  label: string;
  columns: Readonly<Record<string, string | null>>;
  brings?: Readonly<Record<string, NamedChoice | undefined>>;
};

type Columns = readonly Pick<ItemColumn, 'name' | 'named'>[];

/** The id that stands for nothing where a choice brings nothing (specification 3). */
const nothing = -1;

/** A row's names, and its references beside them, once a thing is chosen, or none. */
export const chosenValues = (choice: NamedChoice | undefined, { names }: Named, columns: Columns): Values => {
  const { brings = {} } = choice ?? {};
  const brought = columns.flatMap(({ name, named }) =>
    named && Object.hasOwn(brings, named.of)
      ? [{ [name]: brings[named.of]?.id ?? nothing, ...chosenValues(brings[named.of], named, []) }]
      : [],
  );
  return Object.assign(
    Object.fromEntries(names.map(({ name, column }) => [name, choice?.columns[column] ?? null])),
    ...brought,
  ) as Values;
};

/** The ids that a row names, by table. */
export const idsNamed = (columns: Columns, row: Values): Values =>
  Object.fromEntries(columns.flatMap(({ name, named }) => (named ? [[named.of, row[name]]] : [])));

/** Whether a value names a thing: no id is 0 or below. */
export const isNamed = (value: unknown): value is number | string =>
  typeof value === 'number' ? value > 0 : typeof value === 'string' && value !== '';
