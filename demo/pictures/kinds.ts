import type { Kinds } from './kind.ts';
import { boardKinds } from './kinds/boards.ts';
import { spoolKinds } from './kinds/spools.ts';

/** Every kind of thing that can be drawn. */
export const kinds: Kinds = { ...boardKinds, ...spoolKinds };
