import type { Parsed } from '#contract/contract';
import { familyListMax, type WholeFamily } from '#contract/families';
import { itemLimit } from '#contract/fields';
import { holdBrands } from '#server/catalogue/brands.service';
import { cleanLine } from '#server/clean-text';
import type { Inside } from '#server/ctx';
import { applyEdits } from '#server/edit-list';
import { plainCode } from '#server/plain-text';
import { storedVehicles } from '#server/read-model/families/stored-families.service';
import { fieldRefusal, Refusal } from '#server/refusal';
import type { WholeLists } from '#server/whole-edits';
import type { FitmentToSave } from './save-families.service.ts';
import { findWholeFamilies, type Relation } from './whole-families.service.ts';
import { haveCommon, yearRangeText } from './year-range.ts';

export type FamilyEdits = WholeLists<
  Pick<Parsed<'autopart/update'>, 'applications' | 'originalCodes' | 'relations' | 'products'>
>;
type Edits<N extends keyof FamilyEdits> = NonNullable<FamilyEdits[N]>;
type Application = Exclude<Edits<'applications'>[number], { mode: 'DLT' }>;

const missing = (path: string) => fieldRefusal(path, 'field.choice');

/** A family's whole list of fitments after the edits, the first of which names it. Throws a 422 at the item that is wrong. */
export const editFitments = async (
  inside: Inside,
  stored: WholeFamily['applications'],
  edits: Edits<'applications'>,
): Promise<FitmentToSave[]> => {
  const { left, defaultItem } = applyEdits(stored, edits);
  const isLonger = edits.some(({ mode }) => mode === 'INS');
  if (isLonger && left.length > familyListMax)
    throw fieldRefusal('applications', 'child.tooMany', { max: familyListMax });
  const fitments = new Map<unknown, FitmentToSave>(stored.map((one) => [one.id, fitmentOf(one)]));
  await requireRight(inside, edits);
  for (const edit of edits) {
    if (edit.mode === 'INS') fitments.set(edit, fitmentOf(edit));
    if (edit.mode === 'UPD') fitments.set(edit.id, fitmentOf(edit));
  }
  const ordered = [...left.filter((item) => item === defaultItem), ...left.filter((item) => item !== defaultItem)];
  return ordered.flatMap((item) => fitments.get(item) ?? []);
};

type Given = Pick<Application, 'vehicleId' | 'brandId' | 'name' | 'yearFrom' | 'yearTo' | 'qualifier' | 'source'>;
const fitmentOf = ({
  vehicleId,
  brandId,
  name,
  yearFrom,
  yearTo,
  qualifier,
  source,
  ...rest
}: Given): FitmentToSave => ({
  ...('id' in rest && { id: Number(rest.id) }),
  ...(vehicleId ? { vehicleId } : { application: name ?? '', brandId: brandId ?? null }),
  from: yearFrom,
  to: yearTo,
  qualifier: qualifier ?? '',
  source: source ?? '',
});

const requireRight = async (inside: Inside, edits: Edits<'applications'>) => {
  const entered = edits.flatMap((edit, at) => (edit.mode === 'DLT' ? [] : [{ edit, path: `applications.${at}` }]));
  const ids = [...new Set(entered.flatMap(({ edit }) => edit.vehicleId ?? []))];
  const vehicles = new Map(ids.length === 0 ? [] : (await storedVehicles(inside.db, ids)).map((one) => [one.id, one]));
  const named = [...new Set(entered.flatMap(({ edit }) => (edit.vehicleId ? [] : (edit.brandId ?? []))))];
  const brands = new Set(named.length > 0 ? await holdBrands(inside, named) : []);
  for (const { edit, path } of entered) {
    const { vehicleId, brandId, name, yearFrom: from, yearTo: to } = edit;
    if (Boolean(vehicleId) === Boolean(name)) throw fieldRefusal(path, 'family.application');
    if (from !== null && to !== null && from > to) throw fieldRefusal(path, 'field.years');
    const vehicle = vehicles.get(vehicleId ?? 0);
    if (vehicleId && !vehicle) throw missing(path);
    if (!vehicleId && brandId && !brands.has(brandId)) throw missing(path);
    if (vehicle && !haveCommon({ from, to }, vehicle)) {
      const details = { years: yearRangeText({ from, to }), vehicle: yearRangeText(vehicle) };
      throw fieldRefusal(path, 'family.applicationYears', details);
    }
  }
};

/** A family's original codes after the edits; one that is there in another form is left out. */
export const editCodes = (stored: WholeFamily['originalCodes'], edits: Edits<'originalCodes'>): string[] => {
  const codes = new Map(stored.map(({ code }) => [plainCode(code), code]));
  for (const [at, { mode, code }] of edits.entries()) {
    const plain = plainCode(code);
    if (!plain) throw fieldRefusal(`originalCodes.${at}`, 'family.originalCode', { code });
    if (mode === 'DLT' && !codes.delete(plain)) throw new Refusal('child.notFound');
    if (mode === 'INS' && !codes.has(plain)) codes.set(plain, code);
  }
  if (codes.size > Math.max(familyListMax, stored.length)) {
    throw fieldRefusal('originalCodes', 'child.tooMany', { max: familyListMax });
  }
  return [...codes.values()];
};

const relationOf = (family: string, kind: Edits<'relations'>[number]['kind'], other: string): Relation => {
  if (kind === 'replaces') return { family, related: other, kind };
  if (kind === 'replacedBy') return { family: other, related: family, kind: 'replaces' };
  const [first = '', second = ''] = [family, other].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return { family: first, related: second, kind };
};

/** Relations that the edits of a family remove and add. */
export const editRelations = async (
  inside: Inside,
  { family, relations }: Pick<WholeFamily, 'family' | 'relations'>,
  edits: Edits<'relations'>,
) => {
  const known = await findWholeFamilies(
    inside,
    edits.map((edit) => cleanLine(edit.family)),
  );
  const kinds = new Map(relations.map((one) => [one.family, one.kind]));
  const [removed, added]: [Relation[], Relation[]] = [[], []];
  for (const [at, { mode, kind, ...edit }] of edits.entries()) {
    const path = `relations.${at}`;
    const other = cleanLine(edit.family);
    const own = kinds.get(other);
    if (mode === 'DLT') {
      if (own !== kind) throw new Refusal('child.notFound');
      kinds.delete(other);
      removed.push(relationOf(family, kind, other));
      continue;
    }
    if (other === family) throw fieldRefusal(path, 'family.itself');
    if (!known.has(other)) throw fieldRefusal(path, 'family.none', { family: other });
    if (own && own !== kind) throw fieldRefusal(path, 'family.related', { family: other });
    if (own) continue;
    kinds.set(other, kind);
    added.push(relationOf(family, kind, other));
  }
  if (added.length > 0 && kinds.size > itemLimit) throw fieldRefusal('relations', 'child.tooMany', { max: itemLimit });
  return { removed, added };
};
