import type { Ctx } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { plainCode } from './plain-code.ts';
import {
  type FitmentRow,
  replaceFitments,
  replaceOriginalCodes,
  replaceRelations,
  upsertFamilies,
} from './save-families.store.ts';

type Years = { from?: number | null; to?: number | null };
type FitmentToSave = ({ vehicleId: number } | { application: string; brandId?: number | null }) &
  Years & { qualifier?: string; source?: string };

/**
 * What is to be kept of a family. What is absent stays as it is; a list that is given replaces the one before. Measures
 * are in mm. A relation's `family` is the one that is replaced, or the equivalent; it must exist or be saved with this.
 */
export type FamilyToSave = {
  family: string;
  description?: string;
  height?: number | null;
  width?: number | null;
  system?: string | null;
  originalCodes?: readonly string[];
  fitments?: readonly FitmentToSave[];
  relations?: readonly { kind: 'replaces' | 'equivalent'; family: string }[];
};

const atOnce = 1000;

/**
 * Adds or changes families in the caller's transaction and notes the change, in a constant number of queries for each
 * thousand. Give each family once; vehicles and brands must exist. Codes without a letter or digit are left out.
 */
export const saveFamilies = async (inside: Ctx, rows: readonly FamilyToSave[]) => {
  for (let at = 0; at < rows.length; at += atOnce) await upsertFamilies(inside.db, rows.slice(at, at + atOnce));
  for (let at = 0; at < rows.length; at += atOnce) await saveLists(inside, rows.slice(at, at + atOnce));
  await recordChanges(
    inside.db,
    'family',
    rows.map(({ family }) => family),
  );
};

const saveLists = async ({ db }: Ctx, rows: readonly FamilyToSave[]) => {
  const holding = (name: keyof FamilyToSave) =>
    rows.filter((row) => row[name] !== undefined).map(({ family }) => family);
  await replaceOriginalCodes(db, holding('originalCodes'), rows.flatMap(codesOf));
  await replaceFitments(db, holding('fitments'), rows.flatMap(fitmentsOf));
  await replaceRelations(
    db,
    holding('relations'),
    rows.flatMap(({ family, relations = [] }) =>
      relations.map((one) => ({ kind: one.kind, family, related: one.family })),
    ),
  );
};

const codesOf = ({ family, originalCodes = [] }: FamilyToSave) => {
  const byPlain = new Map<string, string>();
  for (const code of originalCodes) {
    const plain = plainCode(code);
    if (plain && !byPlain.has(plain)) byPlain.set(plain, code.trim());
  }
  return [...byPlain].map(([plain, code], position) => ({ family, code, plain, position }));
};

const fitmentsOf = ({ family, fitments = [] }: FamilyToSave): FitmentRow[] =>
  fitments.map((one, position) => ({
    ...{ family, position, from: one.from ?? null, to: one.to ?? null },
    ...{ qualifier: one.qualifier ?? '', source: one.source ?? '' },
    ...('vehicleId' in one
      ? { vehicleId: one.vehicleId, application: null, brandId: null }
      : { vehicleId: null, application: one.application, brandId: one.brandId ?? null }),
  }));
