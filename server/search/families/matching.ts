import type { FamilyIndex } from '#server/read-model/families/columns';
import type { Sought } from './find-words.ts';
import type { Scope } from './scope.ts';
import type { FamilyScratch } from './scratch.ts';

/** What a search of families works on. */
export type Matching = { index: FamilyIndex; scope: Scope; scratch: FamilyScratch; sought: Sought };
