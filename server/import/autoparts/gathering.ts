import type { Ctx, Inside } from '#server/ctx';
import type { ImportReport } from '#server/import/import-report';
import type { Names } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import type { PartsForm } from './columns.ts';
import type { PartsHeader } from './parts-header.ts';
import type { PartsRow } from './read-parts-row.ts';

/**
 * One thing to write: a vehicle, a family, or a family's list. `brands` are those that are still to be made, `removed` counts what
 * the list loses.
 */
export type Unit = { row: number; outcome: 'created' | 'changed'; brands: readonly string[]; removed?: number };

/** The outcome of the rows of a list. */
export type PartsPlan<U extends Unit = Unit> = {
  problems: Problem[];
  /** Units to write. The first `together` of them are confirmed in one. */
  units: U[];
  together: number;
  unchanged: number;
  /** Only a list of codes or of applications has it. */
  lists?: FamilyLists;
  /** Writes units in the caller's transaction and notes them at its end; `step` is told how many are written. */
  write: (inside: Inside, units: readonly U[], names: Names, step: (units: number) => void) => Promise<void>;
};

/** The file of errors needs the right rows of `besides` too, each with its reason. `rightOut` of them stay out with their family. */
type FamilyLists = Pick<ImportReport, 'besides'> & ImportReport['lists'];

/** Takes the rows of a list one by one and says what is wrong with them; then holds them against what is stored. */
export type Gathering<F extends PartsForm, U extends Unit = Unit> = {
  take: (row: PartsRow<F>) => Problem[];
  plan: () => Promise<PartsPlan<U>>;
};

export type Gathered = { ctx: Ctx; parts: PartsHeader; names: Names };

/**
 * How often rows are looked at again because others were left out. A column that slipped by one makes a chain as long
 * as its file: a row that still depends on others then is left out at once.
 */
export const roundsMax = 10;
export const dependsOnWrong = 'depende de otra fila con errores';

/** In the order in which families are locked, whatever the order of a file. */
export const byFamily = <U>(units: readonly U[], familyOf: (unit: U) => string): U[] =>
  units.toSorted((a, b) => (familyOf(a) < familyOf(b) ? -1 : 1));

const atOnce = 500;

/** So many at a time that neither the database nor the memory feels it. */
export const pagesOf = <T>(all: readonly T[], size = atOnce): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
