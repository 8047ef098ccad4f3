import { cleanLine, cleanText } from '#server/clean-text';
import type { Writing } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { plainCode } from '#server/plain-text';
import {
  type FitmentRow,
  lockFamilies,
  replaceFitments,
  replaceOriginalCodes,
  replaceRelations,
  upsertFamilies,
} from './save-families.store.ts';

type Years = { from?: number | null; to?: number | null };
export type FitmentToSave = ({ vehicleId: number } | { application: string; brandId?: number | null }) &
  Years & {
    /** The number that it keeps; without one it gets a new one. */
    id?: number;
    qualifier?: string;
    source?: string;
  };

/**
 * A family's new values. An absent field stays as it is; a list that is given replaces the one before. Measures are in
 * mm. A relation's `family` is the one that is replaced, or the equivalent; it must exist or be saved with this.
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
 * thousand. Give each family once; vehicles and brands must exist. Texts are kept clean; codes without a letter or digit,
 * and fitments that are there already, are left out.
 */
export const saveFamilies = async (inside: Writing, rows: readonly FamilyToSave[]) => {
  await writeFamilies(inside, rows);
  await noteFamilies(
    inside,
    rows.map(({ family }) => cleanLine(family)),
  );
};

/** `saveFamilies` for a transaction of many steps: it notes nothing until `noteFamilies`, which then comes last. */
export const writeFamilies = async (inside: Writing, given: readonly FamilyToSave[]) => {
  const rows = given.map(cleaned);
  for (let at = 0; at < rows.length; at += atOnce) await upsertFamilies(inside.db, rows.slice(at, at + atOnce));
  for (let at = 0; at < rows.length; at += atOnce) await saveLists(inside, rows.slice(at, at + atOnce));
};

export const noteFamilies = (inside: Writing, families: readonly string[]) =>
  recordChanges(inside.db, 'family', families);

const cleaned = (row: FamilyToSave): FamilyToSave => ({
  ...row,
  family: cleanLine(row.family),
  ...(row.description !== undefined && { description: cleanText(row.description) }),
  ...(row.system && { system: cleanLine(row.system) }),
});

const saveLists = async ({ db }: Writing, rows: readonly FamilyToSave[]) => {
  await lockFamilies(
    db,
    rows.map(({ family }) => family),
  );
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
    if (plain && !byPlain.has(plain)) byPlain.set(plain, cleanLine(code));
  }
  return [...byPlain].map(([plain, code], position) => ({ family, code, plain, position }));
};

const fitmentsOf = ({ family, fitments = [] }: FamilyToSave): FitmentRow[] => {
  const rows = new Map<string, Omit<FitmentRow, 'family' | 'position'>>();
  for (const one of fitments) {
    const row = {
      ...('vehicleId' in one
        ? { vehicleId: one.vehicleId, application: null, brandId: null }
        : { vehicleId: null, application: cleanLine(one.application), brandId: one.brandId ?? null }),
      from: one.from ?? null,
      to: one.to ?? null,
      qualifier: cleanLine(one.qualifier ?? ''),
    };
    const key = JSON.stringify(row);
    if (!rows.has(key)) rows.set(key, { ...row, id: one.id ?? null, source: cleanLine(one.source ?? '') });
  }
  return [...rows.values()].map((row, position) => ({ ...row, family, position }));
};
