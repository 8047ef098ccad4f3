export type Value = string | number | boolean | null;

/** A row of a table without what the database makes of it and without whether it is its list's default. */
export type Row = { id: number } & Record<string, Value>;

/** A row that may be its list's default. */
export type Item = { row: Row; isDefault: boolean };

/** Rows that go to the survivor, unless it has an equal one. */
export type Uniting = {
  table: string;
  column: string;
  does: 'unites';
  /** The part of a row that people enter, where the shop finds out the rest. */
  said?: (row: Row) => Row;
  /** The same text for rows that are equal. */
  sameAs: (row: Row) => string;
  /** The survivor's row with what the equal one knows beside; undefined where both have to stay. */
  joins?: (own: Row, equal: Row) => Row | undefined;
  /** The part of a row that goes along to the survivor, where that is not the whole row. */
  carried?: (row: Row) => Row;
  /** Whether a row would name its own thing. */
  isItself?: (row: Row) => boolean;
  /** Tables of what the row names, by its columns: without it the row cannot come back. */
  names?: Readonly<Record<string, string>>;
};

/** A foreign key to a kind of thing, and what a merge of two of them does with the rows that have it (docs/decisions/022-merges.md). */
export type Reference = Uniting | { table: string; column: string; does: 'moves' | 'refuses' | 'stays' };

/** The references of one kind. */
export const unitingOf = (references: readonly Reference[]): Uniting[] =>
  references.filter((one) => one.does === 'unites');

export const referencesThat = (does: Exclude<Reference['does'], 'unites'>, references: readonly Reference[]) =>
  references.filter((one) => one.does === does);
