import type { Ctx } from '#server/ctx';

/** Yields the header and the rows, and tells how many more things are done. */
export type Rows = (ctx: Ctx, report: (more: number) => void) => AsyncGenerator<string[]>;
