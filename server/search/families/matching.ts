import type { FamilyIndex } from '#server/read-model/families/columns';
import type { Sought } from './find-words.ts';
import type { Scope } from './scope.ts';
import type { FamilyScratch } from './scratch.ts';

/** Context of one search of families. */
export type Matching = { index: FamilyIndex; scope: Scope; scratch: FamilyScratch; sought: Sought };
