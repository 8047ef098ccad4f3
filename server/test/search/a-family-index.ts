import type { FamilyIndex } from '#server/read-model/families/columns';
import type { FamilyDocument } from '#server/read-model/families/family-document';
import { buildFamilies } from '#server/read-model/families/family-index';
import { type FamilyQuery, searchFamilies } from '#server/search/families/search-families';

/** An index of these families, read forty at a time. */
export const build = (documents: readonly FamilyDocument[]) =>
  buildFamilies(
    (async function* () {
      for (let at = 0; at < documents.length; at += 40) yield documents.slice(at, at + 40);
    })(),
  );

/** The codes of what a query finds, in order. */
export const codesOf = (index: FamilyIndex, query: FamilyQuery) =>
  searchFamilies(index, query).found.map(({ slot }) => index.families.codes.values[index.slots.family[slot] ?? 0]);
