import type { AutopartMatch } from '#contract/autoparts';
import type { Facet } from '#contract/catalogue';
import type { Output } from '#contract/contract';
import type { ShownAutopart } from '#web/blocks/parts/shown-autopart';
import { type Columns, fromColumns, toColumns } from '#web/data/columns';

/** An answer as its page shows it. */
export type FoundParts = Omit<Output<'autopart/filter'>, 'data'> & { data: readonly ShownAutopart[] };

type PackedParts = {
  [Key in keyof FoundParts]: Key extends 'data' | 'matches' | 'resultFilters' ? Columns : FoundParts[Key];
};

/** It comes with the page for the browser: some 200 rows, which would each name their fields anew. */
export const packed = ({ data, matches, resultFilters, ...found }: FoundParts): PackedParts => ({
  ...found,
  data: toColumns(data),
  matches: toColumns(matches),
  resultFilters: toColumns(resultFilters),
});

export const unpacked = ({ data, matches, resultFilters, ...found }: PackedParts): FoundParts => ({
  ...found,
  data: fromColumns<ShownAutopart>(data),
  matches: fromColumns<AutopartMatch>(matches),
  resultFilters: fromColumns<Facet>(resultFilters),
});
