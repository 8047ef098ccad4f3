import { findOriginalCodes } from '#server/autoparts/whole-families.service';
import { plainCode } from '#server/plain-text';
import { gatherLists } from './family-lists.ts';
import type { Gathered } from './gathering.ts';

const textOf = (codes: readonly string[]) => JSON.stringify(codes);

/** Gathers the original codes of families, in the order of the file. */
export const gatherCodes = (gathered: Gathered) =>
  gatherLists<'codes', string>(gathered, {
    read: ({ values: { code } }) => (code ? { item: code } : 'nothing'),
    keyOf: plainCode,
    stored: async (ctx, families) => {
      const stored = await findOriginalCodes(ctx, families);
      return new Map([...stored].map(([family, codes]) => [family, textOf(codes)]));
    },
    textOf,
    brandsOf: () => [],
    toSave: (originalCodes) => ({ originalCodes }),
  });
