import type { Output } from '#contract/contract';

/** A part as its own page has it. */
export type Part = Output<'autopart/findByFamily'>['data'];
