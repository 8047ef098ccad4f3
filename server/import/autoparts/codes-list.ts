import { findOriginalCodes } from '#server/autoparts/whole-families.service';
import { plainCode } from '#server/plain-text';
import { gatherLists } from './family-lists.ts';
import type { Gathered } from './gathering.ts';

/** Gathers the original codes of families, in the order of the file. */
export const gatherCodes = (gathered: Gathered) =>
  gatherLists<'codes', string>(gathered, {
    read: ({ values: { code } }) => (code ? { item: code } : 'nothing'),
    fieldOf: () => 'code',
    keyOf: plainCode,
    stored: findOriginalCodes,
    textOf: (codes) => JSON.stringify(codes),
    brandsOf: () => [],
    toSave: (originalCodes) => ({ originalCodes }),
  });
