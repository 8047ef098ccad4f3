import type { FamilyToSave } from '#server/autoparts/save-families.service';
import { everyFamily, noteFamilies, writeFamilies } from '#server/autoparts/whole-families.service';
import type { Ctx, Inside } from '#server/ctx';
import type { Names } from '#server/import/names';
import type { Problem } from '#server/import/problem';
import { lostZerosOf } from '#server/import/similar-codes';
import type { PartsField } from './columns.ts';
import { byFamily, type Gathered, type Gathering, pagesOf, type Unit } from './gathering.ts';
import { labelOfPart } from './parts-header.ts';
import type { PartsRow } from './read-parts-row.ts';

type ListUnit<T> = Unit & { family: string; items: T[] };

/** A row's entry in its family's list: one item, an empty list, or a problem. */
export type RowResult<T> = { item: T } | 'nothing' | Problem;

/** The parts in which the list of codes and that of fitments differ. */
type Lists<F extends 'codes' | 'fitments', T> = {
  read: (row: PartsRow<F>) => RowResult<T>;
  /** Where a row says its item, or without one that there is none. */
  fieldOf: (item?: T) => PartsField;
  /** The key that two items of a family must not have both. */
  keyOf: (item: T) => string;
  stored: (ctx: Ctx, families: readonly string[]) => Promise<ReadonlyMap<string, readonly T[]>>;
  /** Two lists that are written alike are the same. */
  textOf: (items: readonly T[]) => string;
  brandsOf: (item: T) => readonly string[];
  toSave: (items: readonly T[], names: Names) => Pick<FamilyToSave, 'originalCodes' | 'fitments'>;
};

/** A family's list, the row of each item, and that which says that there is none. */
type List<T> = { isWrong: boolean; items: T[]; rows: number[]; none?: number };

/**
 * Gathers rows by family: the rows of a family are its whole list, and a wrong one leaves that as it was. A row of no family
 * that is known may be of any: beside such a one no list loses what it has. The file of errors has whole lists, for it replaces
 * them once it is mended:
 *
 *     the family                                  its right rows in that file
 *     has a wrong row, or is held beside a stray  yes, they stay out
 *     comes in or is the same, beside a stray     yes, the stray may be of it
 *     comes in or is the same, no stray           no
 */
export const gatherLists = async <F extends 'codes' | 'fitments', T>(
  { ctx, parts }: Gathered,
  lists: Lists<F, T>,
): Promise<Gathering<F, ListUnit<T>>> => {
  const families = await everyFamily(ctx);
  const known = new Set(families);
  const lostZeros = lostZerosOf('una familia', families);
  const gathered = new Map<string, List<T>>();
  const strays: number[] = [];
  const label = labelOfPart(parts, 'family');
  const columnOf = (item?: T) => labelOfPart(parts, lists.fieldOf(item));
  const take = ({ row, values, isWrong }: PartsRow<F>): Problem[] => {
    const { family } = values as { family?: string };
    if (!family || !known.has(family)) {
      strays.push(row);
      return family ? [{ row, column: label, says: lostZeros(family) ?? `no hay una familia «${family}»` }] : [];
    }
    const list: List<T> = gathered.get(family) ?? { isWrong: false, items: [], rows: [] };
    gathered.set(family, list);
    const result = isWrong ? undefined : lists.read({ row, values, isWrong });
    if (result === 'nothing') list.none ??= row;
    else if (result && 'item' in result) {
      list.items.push(result.item);
      list.rows.push(row);
    } else list.isWrong = true;
    return result && result !== 'nothing' && 'says' in result ? [result] : [];
  };
  return {
    take,
    plan: async () => {
      const units: ListUnit<T>[] = [];
      let unchanged = 0;
      const problems: Problem[] = [];
      const [out, along]: [number[], number[]] = [[], []];
      for (const list of gathered.values()) {
        const wrong = wrongIn(list, lists.keyOf, columnOf);
        list.isWrong ||= wrong.length > 0;
        for (const one of wrong) problems.push(one);
        const wrongRows = new Set(wrong.map(({ row }) => row));
        if (list.isWrong) for (const row of rowsOf(list)) if (!wrongRows.has(row)) out.push(row);
      }
      const right = [...gathered].filter(([, { isWrong }]) => !isWrong);
      gathered.clear();
      const held: string[] = [];
      for (const page of pagesOf(right)) {
        const families = page.map(([family]) => family);
        const stored = await lists.stored(ctx, families);
        for (const [family, list] of page) {
          const { items } = list;
          const [row = 0] = rowsOf(list);
          const before = stored.get(family) ?? [];
          const isSame = lists.textOf(items) === lists.textOf(before);
          const removed = removedFrom(before, items, lists.keyOf);
          const isHeld = !isSame && strays.length > 0 && removed > 0;
          if (strays.length > 0) for (const row of rowsOf(list)) (isHeld ? out : along).push(row);
          if (isSame) unchanged += 1;
          else if (isHeld) held.push(family);
          else {
            const brands = [...new Set(items.flatMap(lists.brandsOf))];
            units.push({ row, outcome: 'changed', family, items, brands, removed });
          }
        }
      }
      if (held.length > 0) problems.unshift({ says: heldBack(strays, held) });
      const write = async (
        inside: Inside,
        chosen: readonly ListUnit<T>[],
        names: Names,
        step: (units: number) => void,
      ) => {
        for (const page of pagesOf(byFamily(chosen, ({ family }) => family))) {
          await writeFamilies(
            inside,
            page.map(({ family, items }) => ({ family, ...lists.toSave(items, names) })),
          );
          step(page.length);
        }
        await noteFamilies(
          inside,
          chosen.map(({ family }) => family),
        );
      };
      const besides = new Map([
        ...out.map((row) => [row, staysOut] as const),
        ...along.map((row) => [row, goesAlong] as const),
      ]);
      return { problems, units, together: 0, unchanged, lists: { besides, rightOut: out.length }, write };
    },
  };
};

const rowsOf = ({ rows, none }: Pick<List<unknown>, 'rows' | 'none'>) => (none === undefined ? rows : [...rows, none]);

const staysOut = 'Queda afuera con su familia';
// A stray that is mended may be of this family, and would be its whole list in a file without the other rows.
const goesAlong = 'Sin errores: está acá por si es de su familia una fila que no dice cuál';

const removedFrom = <T>(before: readonly T[], items: readonly T[], keyOf: (item: T) => string) => {
  const listed = new Set(items.map(keyOf));
  return before.filter((item) => !listed.has(keyOf(item))).length;
};

const heldBack = (strays: readonly number[], held: readonly string[]) =>
  `Hay filas que no se sabe de qué familia son (${someOf(strays)}), así que a ninguna lista se le saca nada: ` +
  `quedan como estaban las de ${someOf(held.map((family) => `«${family}»`))}`;

const named = 12;
const someOf = (all: readonly (string | number)[]) =>
  all.slice(0, named).join(', ') + (all.length > named ? ` y ${all.length - named} más` : '');

/** Rows that say what another of their family says, or that there is none beside those that say some. */
const wrongIn = <T>(
  { items, rows, none }: List<T>,
  keyOf: (item: T) => string,
  columnOf: (item?: T) => string,
): Problem[] => {
  const rowOf = new Map<string, number>();
  const twice = items.flatMap((item, at) => {
    const [key, row = 0] = [keyOf(item), rows[at]];
    const first = rowOf.get(key);
    if (first === undefined) rowOf.set(key, row);
    return first === undefined ? [] : [{ row, column: columnOf(item), says: `dice lo mismo que la fila ${first}` }];
  });
  const [row] = rows;
  if (none === undefined || row === undefined) return twice;
  const says = `vacía la lista de su familia, que tiene la fila ${row}: va una cosa o la otra`;
  return [...twice, { row: none, column: columnOf(), says }];
};
