import type { Parsed } from '#contract/contract';
import type { WholeFamily } from '#contract/families';
import { noteProducts } from '#server/catalogue/save-products.service';
import { asWord, changedValues } from '#server/changed-values';
import { cleanLine } from '#server/clean-text';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';
import { type StoredList, wholeEdits } from '#server/whole-edits';
import { editCodes, editFitments, editRelations, type FamilyEdits } from './edit-family-lists.ts';
import { editMembers } from './edit-members.ts';
import { findWholeFamily, storedWhole } from './find-whole-family.service.ts';
import { noteFamilies, writeFamilies } from './save-families.service.ts';
import { lockFamilies, upsertFamilies } from './save-families.store.ts';
import { saveRelations } from './whole-families.service.ts';

const labels = { description: 'Descripción', height: 'Alto', width: 'Ancho', system: 'Sistema' };
const applicationLabels = {
  vehicleId: 'Vehículo',
  name: 'Aplicación',
  brandId: 'Marca',
  yearFrom: 'Desde el año',
  yearTo: 'Hasta el año',
  qualifier: 'Aclaración',
  source: 'Fuente',
};

type Values = Partial<Pick<WholeFamily, keyof typeof labels>>;

/**
 * Adds a family with its lists. Throws family.taken where there is one with a product, or a 422. The rest of one without
 * any product is replaced.
 */
export const addFamily = (ctx: Ctx, { autopart }: Parsed<'autopart/add'>): Promise<WholeFamily> =>
  inTransaction(ctx, async (inside) => {
    const { applications, originalCodes, relations, products, ...own } = autopart;
    const family = cleanLine(own.family);
    await upsertFamilies(inside.db, [{ family }]);
    await lockFamilies(inside.db, [family, ...relations.map((one) => cleanLine(one.family))]);
    const before = await storedWhole(inside, family);
    if (!before || before.products.length > 0) throw new Refusal('family.taken', { family });
    const entered = { mode: 'INS' as const };
    const edits = {
      applications: applications.map((one) => ({ ...one, ...entered })),
      originalCodes: originalCodes.map((one) => ({ ...one, ...entered })),
      relations: [
        ...before.relations.map((one) => ({ ...one, mode: 'DLT' as const })),
        ...relations.map((one) => ({ ...one, ...entered })),
      ],
      products: products.map((one) => ({ ...one, ...entered })),
    };
    return save(inside, { ...before, applications: [], originalCodes: [] }, own, edits, {});
  });

/**
 * Changes a family and its lists in one transaction (decisions W5). Throws autopart.notFound, change.stale, child.notFound for
 * an item that is not in its list, or a 422.
 */
export const changeFamily = (ctx: Ctx, { family, parms, ...edits }: Parsed<'autopart/update'>): Promise<WholeFamily> =>
  inTransaction(ctx, async (inside) => {
    await lockFamilies(inside.db, [family, ...(edits.relations ?? []).map((one) => cleanLine(one.family))]);
    const before = await findWholeFamily(inside, family);
    const values = changedValues(parms ?? {}, before, labels);
    const whole = wholeEdits(edits, { applications: storedList(before.applications) });
    return save(inside, before, values, whole, historyOf(before));
  });

/** Applications as edits name them: one of a vehicle has no name or brand of its own. */
const storedList = (applications: WholeFamily['applications']): StoredList => ({
  items: applications.map((one) => (one.vehicleId ? { ...one, name: null, brandId: null } : one)),
  labels: applicationLabels,
  wordsOf: (item) => {
    const { name = '', brandName = '' } = applications.find(({ id }) => id === item.id) ?? {};
    return (field) => ({ vehicleId: name, brandId: brandName })[field] ?? asWord(item[field]);
  },
});

const save = async (
  inside: Inside,
  before: WholeFamily,
  { description, height, width, system }: Values,
  edits: FamilyEdits,
  known: Record<string, unknown>,
): Promise<WholeFamily> => {
  const { family } = before;
  const notes = edits.products && (await editMembers(inside, family, before.products, edits.products));
  const { removed, added } = await editRelations(inside, before, edits.relations ?? []);
  const row = {
    family,
    ...(description !== undefined && { description }),
    ...(height !== undefined && { height }),
    ...(width !== undefined && { width }),
    ...(system !== undefined && { system }),
    ...(edits.applications && { fitments: await editFitments(inside, before.applications, edits.applications) }),
    ...(edits.originalCodes && { originalCodes: editCodes(before.originalCodes, edits.originalCodes) }),
  };
  await writeFamilies(inside, [row]);
  await saveRelations(inside, removed, added);
  const after = await findWholeFamily(inside, family);
  await recordHistory(inside, { entity: 'autopart', id: family }, known, historyOf(after));
  if (notes) await noteProducts(inside, notes);
  const related = [...removed, ...added].flatMap((one) => [one.family, one.related]);
  await noteFamilies(inside, [...new Set([family, ...related])]);
  return after;
};

/** A family as its history keeps it: each list whole, without the data of vehicles and products. */
const historyOf = ({ family: _family, applications, originalCodes, products, ...own }: WholeFamily) => ({
  ...own,
  applications: applications.map(({ id: _id, isDefault: _isDefault, yearRange: _yearRange, ...said }) => said),
  originalCodes: originalCodes.map(({ code }) => code),
  products: products.map(({ code }) => code).toSorted(),
});
