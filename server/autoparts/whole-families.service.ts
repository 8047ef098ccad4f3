import type { Ctx, Inside } from '#server/ctx';
import { changeRelations, type RelationRow } from './save-families.store.ts';
import {
  countRows,
  readFamilyCodes,
  readOriginalCodes,
  readOwnFitments,
  readRelationRows,
  readRelationsOf,
  readWholeFamilies,
} from './whole-families.store.ts';

export { noteFamilies, writeFamilies } from './save-families.service.ts';
export type Relation = RelationRow;

/** The codes of all families, in the order of their characters. */
export const everyFamily = ({ db }: Ctx): Promise<string[]> => readFamilyCodes(db);

/** These families' own facts, by code; measures in mm. */
export const findWholeFamilies = async ({ db }: Ctx, families: readonly string[]) =>
  new Map((await readWholeFamilies(db, families)).map((row) => [row.family, row]));

/** The original codes of these families as they are written, in their order. */
export const findOriginalCodes = async ({ db }: Ctx, families: readonly string[]) => {
  const rows = Map.groupBy(await readOriginalCodes(db, families), ({ family }) => family);
  return new Map([...rows].map(([family, own]) => [family, own.map(({ code }) => code)]));
};

/** The families' fitments as they were entered, in that order; the years are the fitments' own. */
export const findOwnFitments = async ({ db }: Ctx, families: readonly string[]) =>
  Map.groupBy(await readOwnFitments(db, families), ({ family }) => family);

/** All relations; an equivalence stands once, in the order of codes. */
export const everyRelation = ({ db }: Ctx): Promise<Relation[]> => readRelationRows(db);

/** The relations of one family, from its side: it replaces the other, is replaced by it, or serves as well. */
export const findRelations = ({ db }: Ctx, family: string) => readRelationsOf(db, family);

/** Takes relations away and adds others, in the caller's transaction; `noteFamilies` is to note them. */
export const saveRelations = async (inside: Inside, removed: readonly Relation[], added: readonly Relation[]) => {
  if (removed.length + added.length > 0) await changeRelations(inside.db, removed, added);
};

/** After many families came in: lets the database plan for as many as there are now. */
export const settleFamilies = ({ db }: Ctx) => countRows(db);
