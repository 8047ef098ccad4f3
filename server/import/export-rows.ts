import type { Ctx } from '#server/ctx';

/** Yields the rows below the header, of products where there are ids of these alone, and tells how many more things are done. */
export type Rows = (ctx: Ctx, report: (more: number) => void, ids?: readonly number[]) => AsyncGenerator<string[]>;

/** The title of a column. An import knows no row without those that are needed. */
export type Title = { title: string; isNeeded: boolean };

export const optionalTitles = (titles: readonly string[]): Title[] =>
  titles.map((title) => ({ title, isNeeded: false }));
export const neededTitles = (titles: readonly string[]): Title[] => titles.map((title) => ({ title, isNeeded: true }));

/** The titles of columns that an import reads, as it calls them. */
export const importedTitles = (
  columns: readonly { names: readonly [string, ...string[]]; needed: string }[],
): Title[] => columns.map(({ names: [title], needed }) => ({ title, isNeeded: needed === 'always' }));
