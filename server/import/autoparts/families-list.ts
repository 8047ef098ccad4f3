import type { FamilyToSave } from '#server/autoparts/save-families.service';
import {
  everyFamily,
  everyRelation,
  findWholeFamilies,
  noteFamilies,
  saveRelations,
  writeFamilies,
} from '#server/autoparts/whole-families.service';
import type { Ctx, Inside } from '#server/ctx';
import { type Problem, repeated } from '#server/import/problem';
import { byFamily, dependsOnWrong, type Gathered, type Gathering, pagesOf, roundsMax, type Unit } from './gathering.ts';
import { labelOfPart } from './parts-header.ts';
import type { PartsRow } from './read-parts-row.ts';
import { type GivenRelations, planRelations, type RelationChanges } from './relations.ts';

type FamilyUnit = Unit & { family: FamilyToSave; relations: RelationChanges };
type FamilyRow = GivenRelations & { own: FamilyToSave };

const nothing: RelationChanges = { removed: [], added: [] };

/** Gathers families with what each row says of them. */
export const gatherFamilies = async ({ ctx, parts }: Gathered): Promise<Gathering<'families', FamilyUnit>> => {
  const known = new Set(await everyFamily(ctx));
  const rowOf = new Map<string, number>();
  const twice = new Set<number>();
  let rows: FamilyRow[] = [];
  // A row whose family cannot be read may be any family's that has no other.
  let hasStray = false;
  const take = ({ row, values, isWrong }: PartsRow<'families'>): Problem[] => {
    if (!values.family) {
      hasStray = true;
      return [];
    }
    const first = rowOf.get(values.family);
    if (first) return repeated(values.family, labelOfPart(parts, 'family'), first, row, twice);
    rowOf.set(values.family, row);
    if (!isWrong) rows.push(rowFrom(row, values.family, values));
    return [];
  };
  return {
    take,
    plan: async () => {
      const problems: Problem[] = [];
      rows = rows.filter(({ row }) => !twice.has(row));
      const stored = rows.some(givesRelations) ? await everyRelation(ctx) : [];
      let planned: ReturnType<typeof planRelations> = { wrong: [], changes: new Map() };
      // A row that is left out takes a new family away from those that name it: they are looked at again.
      for (let round = 1, wrong = new Set([-1]); wrong.size > 0; round += 1) {
        const coming = new Set(rows.map(({ family }) => family));
        const exists = (family: string) => known.has(family) || coming.has(family);
        const isUnheard = (family: string) => !coming.has(family) && (hasStray || rowOf.has(family));
        planned = planRelations(rows, stored, exists, isUnheard);
        wrong = new Set(planned.wrong.map(({ row }) => row));
        for (const { row, field, says } of planned.wrong)
          problems.push({ row, column: labelOfPart(parts, field), says });
        const dependent = round === roundsMax && wrong.size > 0 ? rows.filter(givesRelations) : [];
        for (const { row } of dependent.filter((one) => !wrong.has(one.row)))
          problems.push({ row, column: labelOfPart(parts, 'replaces'), says: dependsOnWrong });
        const left = new Set([...wrong, ...dependent.map(({ row }) => row)]);
        rows = rows.filter(({ row }) => !left.has(row));
      }
      const units = await unitsOf(ctx, rows, planned.changes, known);
      return { problems, units, together: 0, unchanged: rows.length - units.length, write };
    },
  };
};

const givesRelations = ({ replaces, equivalent }: FamilyRow) => (replaces ?? equivalent) !== undefined;

const rowFrom = (row: number, family: string, values: PartsRow<'families'>['values']): FamilyRow => ({
  row,
  family,
  own: {
    family,
    ...(values.description !== undefined && { description: values.description ?? '' }),
    ...(values.height !== undefined && { height: values.height }),
    ...(values.width !== undefined && { width: values.width }),
    ...(values.system !== undefined && { system: values.system }),
  },
  ...(values.replaces !== undefined && { replaces: values.replaces ?? [] }),
  ...(values.equivalent !== undefined && { equivalent: values.equivalent ?? [] }),
});

const unitsOf = async (
  ctx: Ctx,
  rows: readonly FamilyRow[],
  changes: ReadonlyMap<string, RelationChanges>,
  known: ReadonlySet<string>,
) => {
  const units: FamilyUnit[] = [];
  for (const page of pagesOf(rows)) {
    const stored = await findWholeFamilies(
      ctx,
      page.map(({ family }) => family),
    );
    for (const { row, family, own } of page) {
      const before = stored.get(family);
      const relations = changes.get(family) ?? nothing;
      const isSame =
        before && Object.entries(own).every(([field, value]) => before[field as keyof typeof before] === value);
      if (isSame && relations === nothing) continue;
      const outcome = known.has(family) ? 'changed' : 'created';
      units.push({ row, outcome, brands: [], family: own, relations });
    }
  }
  return units;
};

const write = async (inside: Inside, units: readonly FamilyUnit[], _: unknown, step: (units: number) => void) => {
  for (const page of pagesOf(byFamily(units, ({ family }) => family.family))) {
    await writeFamilies(
      inside,
      page.map(({ family }) => family),
    );
    await saveRelations(
      inside,
      page.flatMap(({ relations }) => relations.removed),
      page.flatMap(({ relations }) => relations.added),
    );
    step(page.length);
  }
  await noteFamilies(
    inside,
    units.map(({ family }) => family.family),
  );
};
